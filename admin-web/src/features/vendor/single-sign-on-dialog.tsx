import { singleSignOnSchema } from '@galley/shared/schemas/single-sign-on';
import { nativeProvider } from '@galley/shared/single-sign-on';
import { Skeleton, TagsInput, Text, TextInput } from '@mantine/core';
import * as z from 'zod';
import { callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { Dialog } from '../../ui/dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { withoutIdentity } from '../../ui/form/revisioned-form-options';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { QueryBoundary } from '../../ui/query-boundary';
import { Switch } from '../../ui/switch';

interface SingleSignOnDialogProps {
  company: string;
  companyName: string;
  onClose: () => void;
}

/** Edits how a company's users sign in with the company's own accounts. */
export function SingleSignOnDialog({ company, companyName, onClose }: SingleSignOnDialogProps) {
  return (
    <Dialog onClose={onClose} title={`Single sign-on of ${companyName}`} size="lg">
      <QueryBoundary
        query={useRead(singleSignOnKey(company), 'getSingleSignOn', { company })}
        failure="Single sign-on could not be loaded"
        skeleton={<Skeleton h={240} />}
      >
        {(stored) => <Fields company={company} stored={stored} onSaved={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}

const storedSchema = z.object({ ...singleSignOnSchema.shape, revision: z.number() });
type Settings = z.infer<typeof storedSchema>;

interface FieldsProps {
  company: string;
  stored: Settings;
  onSaved: () => void;
}

function Fields({ company, stored, onSaved }: FieldsProps) {
  const update = useChange(callOf('updateSingleSignOn'), [singleSignOnKey(company)]);
  const form = useRevisionedForm<Omit<Settings, 'revision'>, Settings>({
    stored,
    load: withoutIdentity,
    labels: {
      provider: 'Provider',
      emailDomains: 'Email domains',
      isTrusted: 'Trusted',
      registerUrl: 'Register address',
    },
    place: `single sign-on of ${company}`,
    check: () => ({}),
    read: (current) => storedSchema.safeParse(current).data,
    save: (values, over) =>
      update.mutateAsync({
        ...values,
        ...over,
        isTrusted: values.isTrusted && !isOwn(values.provider),
        company,
      }),
    onSaved,
  });
  const domains = form.control('emailDomains');
  const trusted = form.control('isTrusted');
  const isOwnAccounts = isOwn(form.form.watch('provider'));
  return (
    <RevisionedForm form={form} noun="single sign-on">
      <Text size="sm">
        With a provider, this company's people can sign in with their work accounts. Anyone without a user
        here is still refused. Clear both fields to turn it off.
      </Text>
      <TextInput
        {...form.text('provider')}
        description="The name of the company's provider in the user pool."
        maxLength={32}
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
      <TagsInput
        {...domains}
        description="Only users with an address under one of them sign in this way. Press Enter to add one."
        placeholder={domains.value.length === 0 ? 'company.com' : ''}
        splitChars={[',', ';', ' ']}
        dropdownOpened={false}
        acceptValueOnBlur
        onChange={(next) => domains.onChange(next.map((domain) => domain.trim().toLowerCase()))}
      />
      <Switch
        label={trusted.label}
        description={
          isOwnAccounts
            ? "The pool's own accounts always take the second factor."
            : 'Galley does not ask for a second factor of its own. Only for a provider that asks for one itself.'
        }
        checked={trusted.value && !isOwnAccounts}
        disabled={isOwnAccounts}
        onChange={(event) => trusted.onChange(event.currentTarget.checked)}
        error={trusted.error}
      />
      <TextInput
        {...form.text('registerUrl')}
        description="Where people of the company can register. Optional."
        placeholder="https://accounts.company.com/register"
        inputMode="url"
        autoCapitalize="none"
      />
      <DialogActions confirmLabel="Save" isBusy={form.isSaving} />
    </RevisionedForm>
  );
}

const isOwn = (provider: string) => provider.trim().toUpperCase() === nativeProvider;

const singleSignOnKey = (company: string) => ['vendor', 'single-sign-on', company] as const;
