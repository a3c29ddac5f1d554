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

/** What becomes of a form once it was sent: what its visitor reads, who is mailed, how long it is kept. */
export function AfterSending({ form, fields }: AfterSendingProps) {
  const toEmail = form.control('toEmail');
  const keepDays = form.control('keepDays');
  const { value: thankYouPageId, ...thankYouPage } = form.control('thankYouPageId');
  const mayChoose = useCan('chooseRecipients');
  return (
    <>
      <Textarea
        {...form.text('thankYouText')}
        description="What visitors read once they have sent it."
        placeholder={messages.successfulSubmission}
        maxLength={limits.thankYouText}
      />
      <PageSelect
        {...thankYouPage}
        value={thankYouPageId}
        description="Visitors come to this page instead of reading the text. While it is not live, they read the text."
        placeholder="None"
        onChange={(pageId) => form.put('thankYouPageId', pageId)}
      />
      <ConfirmationFields form={form} fields={fields} mayChoose={mayChoose} />
      <EmailTags
        {...toEmail}
        description={
          mayChoose
            ? 'Who is mailed what visitors send with this form. With nobody here, the addresses of the form settings are.'
            : `${toEmail.value.length > 0 ? 'Who is mailed what visitors send with this form.' : 'What visitors send goes to the addresses of the form settings.'} Only an Admin changes it.`
        }
        isOptional
        isReadOnly={!mayChoose}
      />
      <NumberInput
        {...keepDays}
        label="Delete submissions after"
        description="Once a day, what is older is deleted for good, spam too. With nothing here it is kept until somebody deletes it. Mails and exported files are not touched."
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
