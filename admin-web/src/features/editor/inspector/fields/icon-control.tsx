import { SiteIcon } from '@galley/public-web/components/site-icon';
import type { FieldOf } from '@galley/shared/components/fields';
import { iconNames, isIconName } from '@galley/shared/components/fields/icon';
import { Group, Select } from '@mantine/core';
import type { ControlProps } from './control-props';

const icons = Object.entries(iconNames).map(([value, label]) => ({ value, label }));

const drawn = (name: string) =>
  isIconName(name) ? <SiteIcon name={name} className="" width={20} height={20} /> : null;

/** Selects an icon by name, with a search. */
export function IconControl({ field, value, onChange, isReadOnly, ...rest }: ControlProps<FieldOf<'icon'>>) {
  const name = String(value ?? '');
  return (
    <Select
      label={field.label}
      description={field.help}
      placeholder="None"
      data={icons}
      value={name || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      leftSection={drawn(name)}
      renderOption={({ option }) => (
        <Group gap="xs" wrap="nowrap">
          {drawn(option.value)}
          {option.label}
        </Group>
      )}
      searchable
      clearable={!field.required}
      readOnly={isReadOnly}
      {...rest}
    />
  );
}
