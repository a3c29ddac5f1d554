import { linkTo } from '@galley/shared/admin-screens';
import type { ComponentData } from '@galley/shared/components/dictionary';
import { Anchor, Select, Text } from '@mantine/core';
import { useController } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error';
import { useListForms } from '../../forms/use-list-forms';

/** Which of the company's forms stands beside the picture. */
export function FormChoice({ isReadOnly }: { isReadOnly: boolean }) {
  const { field, fieldState } = useController<ComponentData['ImageForm'], 'formId'>({ name: 'formId' });
  const { data: forms, error } = useListForms();
  return (
    <div>
      <Select
        label="Form"
        placeholder={forms ? 'Choose a form' : 'Loading…'}
        withAsterisk={!isReadOnly}
        readOnly={isReadOnly}
        searchable
        allowDeselect={false}
        data={(forms ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={field.value ? String(field.value) : null}
        onChange={(id) => field.onChange(id === null ? undefined : Number(id))}
        onBlur={field.onBlur}
        ref={field.ref}
        error={
          fieldState.error?.message ??
          (error && !forms ? `The forms could not be read: ${messageOf(error)}` : undefined)
        }
      />
      {!isReadOnly && forms && (
        <Text size="xs" c="dimmed" mt={4}>
          {forms.length === 0 ? 'There is no form yet. ' : 'Visitors fill it in on the page. '}
          {/* In a tab of its own, so that nothing typed here is left behind. */}
          <Anchor href={linkTo('forms')} target="_blank" size="xs" underline="always">
            {forms.length === 0 ? 'Make one under Forms' : 'Open Forms'}
          </Anchor>
        </Text>
      )}
    </div>
  );
}
