import { choiceLabels } from '@galley/shared/theme/choice-labels';
import type { Theme, ThemeChoices } from '@galley/shared/theme/theme-words';
import { Input, SegmentedControl, Select } from '@mantine/core';
import { choiceWords } from '../../parts/theme/theme-labels';

interface ChoiceFieldProps {
  field: Exclude<keyof ThemeChoices, 'type'>;
  theme: Theme;
  onChange: (change: Partial<Theme>) => void;
}

/** With more or longer options than this, a list is used instead of a row. */
const mostInRow = 4;

/** One choice of the theme: a row of options, or a list where there are many. */
export function ChoiceField({ field, theme, onChange }: ChoiceFieldProps) {
  const data = Object.entries(choiceWords[field]).map(([value, label]) => ({ value, label }));
  const label = choiceLabels[field];
  const choose = (value: string | null) => value && onChange({ [field]: value });
  if (data.length > mostInRow || data.some(({ label: word }) => word.length > 14)) {
    return <Select label={label} data={data} value={theme[field]} onChange={choose} allowDeselect={false} />;
  }
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={label}
        data={data}
        value={theme[field]}
        onChange={choose}
      />
    </Input.Wrapper>
  );
}
