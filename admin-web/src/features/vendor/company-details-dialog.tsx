import type { CompanyRow } from '@galley/shared/schemas/company';
import { Code, Modal, Skeleton, Stack, Switch, TagsInput, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { DialogActions } from '../../ui/dialog-actions';
import { ErrorPanel } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { useReturnFocus } from '../../ui/use-return-focus';
import { useGetCompanyDetails, useUpdateCompanyDetails } from './use-companies';

interface CompanyDetailsDialogProps {
  row: CompanyRow;
  onClose: () => void;
}

/** What the vendor decides about a company after it was made. */
export function CompanyDetailsDialog({ row, onClose }: CompanyDetailsDialogProps) {
  useReturnFocus();
  const { data, error, refetch } = useGetCompanyDetails(row.company);
  return (
    <Modal opened onClose={onClose} title={`Company details of ${row.companyName}`} size="lg">
      {error && !data && (
        <ErrorPanel
          title="The details could not be read"
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton h={160} />}
      {data && <Details row={row} saved={data} onClose={onClose} />}
    </Modal>
  );
}

interface DetailsProps extends CompanyDetailsDialogProps {
  saved: { domains: string[]; clientFields: boolean; revision: number };
}

function Details({ row, saved, onClose }: DetailsProps) {
  // What was read when the dialog opened: another save meanwhile is told, not written over.
  const [{ revision, domains: before }] = useState(saved);
  const [domains, setDomains] = useState(saved.domains);
  const [clientFields, setClientFields] = useState(saved.clientFields);
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const update = useUpdateCompanyDetails(row.company);
  const isNew = domains.join() !== before.join();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    setRefusal(undefined);
    try {
      await update.mutateAsync({ domains, clientFields, revision });
    } catch (thrown) {
      const fields = isApiError(thrown) ? Object.entries(thrown.fields) : [];
      const [, ofDomains] = fields.find(([field]) => field.startsWith('domains')) ?? [];
      if (ofDomains) setFault(ofDomains);
      else setRefusal(messageOf(thrown));
      return;
    }
    notifySaved();
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TagsInput
          label="Domains"
          description="Its own host names; Enter adds one. The first is the one that its pages have."
          placeholder={domains.length === 0 ? 'www.company.com' : undefined}
          splitChars={[',', ';', ' ']}
          acceptValueOnBlur
          value={domains}
          onChange={(next) => {
            setDomains(next);
            setFault(undefined);
          }}
          error={fault}
          errorProps={{ role: 'alert' }}
          data-autofocus
        />
        {isNew && domains.length > 0 && <NextSteps company={row.company} domains={domains} />}
        <Switch
          label="Client fields"
          description="Access, Client Number and Related Clients are asked for its users."
          checked={clientFields}
          onChange={(event) => setClientFields(event.currentTarget.checked)}
        />
        <DialogActions confirmLabel="Save" isBusy={update.isPending} error={refusal} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** Saving does not make a host answer: it has to be deployed, pointed at us, and get its certificate. */
function NextSteps({ company, domains }: { company: string; domains: readonly string[] }) {
  const options = domains.map((domain) => `--domain ${domain}`).join(' ');
  return (
    <Text size="sm" component="div">
      It answers there once this was run. It says where the DNS must point; with --dns-ready the certificate
      is asked for.
      <Code block mt="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {`npm run tenant -- add ${company} ${options}`}
      </Code>
    </Text>
  );
}
