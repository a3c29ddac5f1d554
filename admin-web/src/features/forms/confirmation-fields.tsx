import { limits } from '@galley/shared/limits';
import type { FormDetailValues, FormField } from '@galley/shared/schemas/form';
import { Select, Textarea } from '@mantine/core';
import type { FormHandle } from '../../ui/form/use-revisioned-form';

interface ConfirmationFieldsProps {
  form: FormHandle<FormDetailValues>;
  fields: readonly FormField[];
  mayChoose: boolean;
}

/** Settings of the confirmation mail to the sender of a form. */
export function ConfirmationFields({ form, fields, mayChoose }: ConfirmationFieldsProps) {
  const { value, ...control } = form.control('confirmationFieldId');
  const emails = fields.filter(({ fieldType }) => fieldType === 'email');
  const isThere = emails.some(({ id }) => id === value);
  if (emails.length === 0 && value === null) return null;
  return (
    <>
      <Select
        {...control}
        placeholder="No one"
        description={`The visitor receives an email at the address in this field.${mayChoose ? '' : ' Only an Admin can change it.'}`}
        data={emails.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={isThere ? String(value) : null}
        clearable={mayChoose}
        readOnly={!mayChoose}
        onChange={(id) => form.put('confirmationFieldId', id === null ? null : Number(id))}
      />
      {value !== null && (
        <Textarea
          {...form.text('confirmationText')}
          description="The text of the email. It never repeats what the visitor typed, because anyone can enter anyone’s address. Replies to it are not received."
          withAsterisk
          autosize
          minRows={3}
          maxRows={10}
          maxLength={limits.confirmationText}
          readOnly={!mayChoose}
        />
      )}
    </>
  );
}
