import { limits } from '@galley/shared/limits';
import { messages } from '@galley/shared/messages';
import type { FormDetailValues, FormField } from '@galley/shared/schemas/form';
import { NumberInput, Textarea } from '@mantine/core';
import { EmailTags } from '../../ui/email-tags';
import type { FormHandle } from '../../ui/form/use-revisioned-form';
import { PageSelect } from '../pages/page-select';
import { useCan } from '../session/use-signed-in-user';
import { ConfirmationFields } from './confirmation-fields';

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
