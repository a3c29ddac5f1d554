import { limits } from '@galley/shared/limits';
import { messages } from '@galley/shared/messages';
import type { FormDetailValues, FormField } from '@galley/shared/schemas/form';
import { NumberInput, Select, Textarea } from '@mantine/core';
import { PageSelect } from '../../parts/pages/page-select';
import { useCan } from '../../parts/session/use-signed-in-user';
import { EmailTags } from '../../ui/email-tags';
import type { FormHandle } from '../../ui/form/use-revisioned-form';

interface AfterSendingProps {
  form: FormHandle<FormDetailValues>;
  fields: readonly FormField[];
}

/** Settings of what happens after a form is sent: what its visitor reads, who is mailed, how long it is kept. */
export function AfterSending({ form, fields }: AfterSendingProps) {
  const toEmail = form.control('toEmail');
  const keepDays = form.control('keepDays');
  const { value: thankYouPageId, ...thankYouPage } = form.control('thankYouPageId');
  const mayChoose = useCan('chooseRecipients');
  return (
    <>
      <Textarea
        {...form.text('thankYouText')}
        description="What visitors read after they send the form."
        placeholder={messages.successfulSubmission}
        maxLength={limits.thankYouText}
      />
      <PageSelect
        {...thankYouPage}
        value={thankYouPageId}
        description="Visitors are taken to this page instead of reading the text. Until the page is live, they read the text."
        placeholder="None"
        onChange={(pageId) => form.put('thankYouPageId', pageId)}
      />
      <ConfirmationFields form={form} fields={fields} mayChoose={mayChoose} />
      <EmailTags
        {...toEmail}
        description={
          mayChoose
            ? 'Who receives the submissions of this form by email. If it is empty, the addresses in the form settings are used.'
            : `${toEmail.value.length > 0 ? 'Who receives the submissions of this form by email.' : 'Submissions go to the addresses in the form settings.'} Only an Admin can change it.`
        }
        isOptional
        isReadOnly={!mayChoose}
      />
      <NumberInput
        {...keepDays}
        label="Delete submissions after"
        description="Once a day, older submissions are permanently deleted, including spam. Leave it empty to keep them until someone deletes them. Emails and exported files are not affected."
        placeholder="Never"
        suffix={keepDays.value === 1 ? ' day' : ' days'}
        min={0}
        max={limits.keepDays}
        step={30}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        value={keepDays.value || ''}
        onChange={(days) => form.put('keepDays', Number(days))}
      />
    </>
  );
}

interface ConfirmationFieldsProps {
  form: FormHandle<FormDetailValues>;
  fields: readonly FormField[];
  mayChoose: boolean;
}

/** Settings of the confirmation mail to the sender of a form. */
function ConfirmationFields({ form, fields, mayChoose }: ConfirmationFieldsProps) {
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
