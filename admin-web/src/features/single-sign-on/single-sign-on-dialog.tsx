import { nativeProvider } from '@galley/shared/single-sign-on';
import { Modal, Skeleton, Stack, Switch, TagsInput, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { DialogActions } from '../../ui/dialog-actions';
import { ErrorPanel } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { useReturnFocus } from '../../ui/use-return-focus';
import { useGetSingleSignOn, useUpdateSingleSignOn } from './use-single-sign-on';

interface SingleSignOnDialogProps {
  company: string;
  companyName: string;
  onClose: () => void;
}

/** How a company's people sign in with the company's own accounts. */
export function SingleSignOnDialog({ company, companyName, onClose }: SingleSignOnDialogProps) {
  useReturnFocus();
  const { data, error, refetch } = useGetSingleSignOn(company);
  return (
    <Modal opened onClose={onClose} title={`Single sign-on of ${companyName}`} size="lg">
      {error && !data && (
        <ErrorPanel
          title="Single sign-on could not be read"
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton h={240} />}
      {data && <Fields company={company} saved={data} onClose={onClose} />}
    </Modal>
  );
}

interface Settings {
  provider: string;
  emailDomains: string[];
  isTrusted: boolean;
  registerUrl: string;
  revision: number;
}

interface FieldsProps {
  company: string;
  saved: Settings;
  onClose: () => void;
}

function Fields({ company, saved, onClose }: FieldsProps) {
  // What was read when the dialog opened: another save meanwhile is told, not written over.
  const [settings, setSettings] = useState(saved);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const update = useUpdateSingleSignOn(company);
  const { provider, emailDomains, isTrusted, registerUrl } = settings;
  const isOwnAccounts = provider.trim().toUpperCase() === nativeProvider;
  const change = (next: Partial<Settings>) => {
    setSettings({ ...settings, ...next });
    setFaults({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFaults({});
    setRefusal(undefined);
    try {
      await update.mutateAsync({ ...settings, isTrusted: isTrusted && !isOwnAccounts });
    } catch (thrown) {
      const fields = isApiError(thrown) ? thrown.fields : {};
      setFaults(fields);
      if (Object.keys(fields).length === 0) setRefusal(messageOf(thrown));
      return;
    }
    notifySaved();
    onClose();
  };
  const announced = { role: 'alert' } as const;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <Text size="sm">
          With a provider, this company's people may sign in with the accounts that they have at work. Whoever
          has no user here is still refused. Empty both fields to turn it off.
        </Text>
        <TextInput
          label="Provider"
          description="The name of the company's provider in the user pool."
          maxLength={32}
          autoCapitalize="none"
          spellCheck={false}
          value={provider}
          onChange={(event) => change({ provider: event.currentTarget.value })}
          error={faults.provider}
          errorProps={announced}
          data-autofocus
        />
        <TagsInput
          label="E-mail domains"
          description="Only users whose address is under one of them sign in this way; Enter adds one."
          placeholder={emailDomains.length === 0 ? 'company.com' : ''}
          splitChars={[',', ';', ' ']}
          acceptValueOnBlur
          value={emailDomains}
          onChange={(next) => change({ emailDomains: next.map((domain) => domain.trim().toLowerCase()) })}
          error={faults.emailDomains ?? entryFault(faults)}
          errorProps={announced}
        />
        <Switch
          label="Trusted"
          description={
            isOwnAccounts
              ? "The pool's own accounts always take the second factor."
              : 'Galley asks for no second factor of its own. Only for a provider that asks for one itself.'
          }
          checked={isTrusted && !isOwnAccounts}
          disabled={isOwnAccounts}
          onChange={(event) => change({ isTrusted: event.currentTarget.checked })}
          error={faults.isTrusted}
        />
        <TextInput
          label="Register address"
          description="Where people of the company ask for an account there. May be empty."
          placeholder="https://accounts.company.com/register"
          inputMode="url"
          autoCapitalize="none"
          value={registerUrl}
          onChange={(event) => change({ registerUrl: event.currentTarget.value })}
          error={faults.registerUrl}
          errorProps={announced}
        />
        <DialogActions confirmLabel="Save" isBusy={update.isPending} error={refusal} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** What is wrong with one domain of the list: its field is named `emailDomains.2`. */
function entryFault(faults: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(faults).find(([field]) => field.startsWith('emailDomains'))?.[1];
}
