import { type CreatableType, fieldsOf } from '@galley/shared/components/dictionary';
import { Stack } from '@mantine/core';
import { useFormState } from 'react-hook-form';
import type { FormValues } from '../component-calls';
import { NamedField } from './named-field';
import classes from './section-settings.module.css';

/** How a component stands on its page, the same for every type; folded until something in it is wrong. */
export function SectionSettings({ type, isReadOnly }: { type: CreatableType; isReadOnly: boolean }) {
  const settings = Object.entries(fieldsOf(type)).filter(([, field]) => field.isSetting);
  const { errors } = useFormState<FormValues>();
  return (
    <details className={classes.settings} open={settings.some(([name]) => errors[name]) || undefined}>
      <summary>Section settings</summary>
      <Stack gap="sm">
        {settings.map(([name, field]) => (
          <NamedField key={name} name={name} field={field} isReadOnly={isReadOnly} />
        ))}
      </Stack>
    </details>
  );
}
