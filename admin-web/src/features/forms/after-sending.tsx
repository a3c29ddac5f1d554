import { limits } from '@galley/shared/limits';
import { messages } from '@galley/shared/messages';
import { NumberInput, Textarea } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { EmailTags } from '../../ui/email-tags';
import { useCan } from '../session/use-signed-in-user';
import type { FormDetailValues } from './form-details';

/** What becomes of a form once it was sent: what its visitor reads, who is mailed, how long it is kept. */
export function AfterSending({ form }: { form: UseFormReturn<FormDetailValues> }) {
  const { errors } = form.formState;
  const mayChoose = useCan('chooseRecipients');
  return (
    <>
      <Textarea
        label="Thank-you Text"
        description="What visitors read once they have sent it."
        placeholder={messages.successfulSubmission}
        maxRows={6}
        maxLength={limits.thankYouText}
        {...form.register('thankYouText')}
        error={errors.thankYouText?.message}
        errorProps={{ role: 'alert' }}
      />
      <Controller
        control={form.control}
        name="toEmail"
        render={({ field }) => (
          <EmailTags
            label="To Email"
            description={
              mayChoose
                ? 'Who is mailed what visitors send with this form. With nobody here, the addresses of the form settings are.'
                : `${field.value.length > 0 ? 'Who is mailed what visitors send with this form.' : 'What visitors send goes to the addresses of the form settings.'} Only an Admin changes it.`
            }
            isOptional
            isReadOnly={!mayChoose}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.toEmail?.message ?? errors.toEmail?.find?.((entry) => entry)?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="keepDays"
        render={({ field }) => (
          <NumberInput
            label="Delete submissions after"
            description="Once a day, what is older is deleted for good, spam too. With nothing here it is kept until somebody deletes it. Mails and exported files are not touched."
            placeholder="Never"
            suffix={field.value === 1 ? ' day' : ' days'}
            min={0}
            max={limits.keepDays}
            step={30}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            value={field.value || ''}
            onChange={(days) => field.onChange(days === '' ? 0 : days)}
            onBlur={field.onBlur}
            error={errors.keepDays?.message}
            errorProps={{ role: 'alert' }}
          />
        )}
      />
    </>
  );
}
