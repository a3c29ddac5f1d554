import { formSettingsSchema } from '@galley/shared/schemas/site';
import { Button } from '@mantine/core';
import * as z from 'zod';
import { callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { EmailTags } from '../../ui/email-tags';
import { fieldErrors } from '../../ui/form/field-errors';
import { FormActions } from '../../ui/form/form-actions';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { withoutIdentity } from '../../ui/form/revisioned-form-options';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';

const storedSchema = z.object({ toEmail: z.array(z.string()), revision: z.number() });
type FormSettings = z.infer<typeof storedSchema>;

interface FormSettingsFormProps {
  /** Another company's key, for the vendor's Admins. */
  company?: string | undefined;
  onSaved?: (() => void) | undefined;
  /** Continues without saving. */
  onLater?: () => void;
}

/** Edits the recipients of the site's form mails. */
export function FormSettingsForm(props: FormSettingsFormProps) {
  return (
    <QueryBoundary
      query={useRead([...formSettingsKey, props.company ?? ''], 'getFormSettings', {
        company: props.company,
      })}
      failure="The form settings could not be loaded"
      skeleton={<FormSkeleton fields={1} />}
    >
      {(stored) => <Fields {...props} stored={stored} />}
    </QueryBoundary>
  );
}

function Fields({ company, onSaved, onLater, stored }: FormSettingsFormProps & { stored: FormSettings }) {
  const update = useChange(callOf('updateFormSettings'), [formSettingsKey]);
  const form = useRevisionedForm<Pick<FormSettings, 'toEmail'>, FormSettings>({
    stored,
    load: withoutIdentity,
    labels: { toEmail: 'To Email' },
    place: company ? `form settings of ${company}` : 'form settings',
    check: (values) => fieldErrors(formSettingsSchema, values),
    read: (current) => storedSchema.safeParse(current).data,
    save: (values, over) => update.mutateAsync({ ...values, ...over, company }),
    onSaved,
  });
  return (
    <RevisionedForm form={form} noun="the form settings">
      <EmailTags {...form.control('toEmail')} description="All submissions are emailed to these addresses." />
      <FormActions form={form}>
        {onLater && (
          <Button variant="default" onClick={onLater} disabled={form.isSaving}>
            Do this later
          </Button>
        )}
      </FormActions>
    </RevisionedForm>
  );
}

const formSettingsKey = ['form-settings'] as const;
