import { SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';

export type ComparedAs = 'pictures' | 'words';

/** How versions are compared, as it was chosen last on this device; a review begins with the page itself. */
export const useComparedAs = () =>
  useLocalStorage<ComparedAs>({
    key: 'galley-compared-as',
    defaultValue: 'pictures',
    getInitialValueInEffect: false,
  });

interface ViewChoiceProps {
  value: ComparedAs;
  /** There is nothing to compare it with. */
  isNew: boolean;
  onChange: (next: ComparedAs) => void;
}

/** As pages or as words. */
export function ViewChoice({ value, isNew, onChange }: ViewChoiceProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="How they are compared"
      value={value}
      onChange={(next) => onChange(next as ComparedAs)}
      data={[
        { value: 'pictures', label: isNew ? 'Page' : 'Side by side' },
        { value: 'words', label: 'Words' },
      ]}
    />
  );
}
