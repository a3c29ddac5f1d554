import { linkTo } from '@galley/shared/admin-screens';
import { Anchor, Select, Text } from '@mantine/core';
import type { Ref } from 'react';
import { messageOf } from '../../../../lib/api-error';
import { useListForms } from '../../../../parts/forms/use-forms';
import { useMayBeAbleTo } from '../../../../parts/session/use-signed-in-user';

interface FormSelectProps {
  label: string;
  value: number | undefined;
  onChange: (formId: number | undefined) => void;
  onBlur: () => void;
  error: string | undefined;
  isReadOnly: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Selects the form that a component shows. */
export function FormSelect({ label, value, onChange, onBlur, isReadOnly, ref, ...rest }: FormSelectProps) {
  const { data: forms, error } = useListForms();
  const mayEditForms = useMayBeAbleTo('editForms');
  return (
    <div>
      <Select
        label={label}
        placeholder={forms ? 'Choose a form' : 'Loading…'}
        withAsterisk={!isReadOnly}
        readOnly={isReadOnly}
        searchable
        allowDeselect={false}
        data={(forms ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value ? String(value) : null}
        onChange={(id) => onChange(id === null ? undefined : Number(id))}
        onBlur={onBlur}
        ref={ref}
        error={
          rest.error ?? (error && !forms ? `The forms could not be loaded: ${messageOf(error)}` : undefined)
        }
      />
      {!isReadOnly && forms && (
        <Text size="xs" c="dimmed" mt={4}>
          {forms.length === 0 ? 'There is no form yet. ' : 'Visitors fill it in on the page. '}
          {/* In a new tab, so that no input here is lost. */}
          {mayEditForms && (
            <Anchor href={linkTo('forms')} target="_blank" size="xs" underline="always">
              {forms.length === 0 ? 'Make one under Forms' : 'Open Forms'}
            </Anchor>
          )}
        </Text>
      )}
    </div>
  );
}
