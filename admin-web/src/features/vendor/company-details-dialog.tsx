import { companyDetailsSchema } from '@galley/shared/schemas/company';
import { Code, Skeleton, TagsInput, Text } from '@mantine/core';
import { useGetCompanyDetails, useUpdateCompanyDetails } from '../../parts/companies/use-companies';
import { Dialog } from '../../ui/dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { withoutIdentity } from '../../ui/form/revisioned-form-options';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { QueryBoundary } from '../../ui/query-boundary';
import { Switch } from '../../ui/switch';

interface CompanyDetailsDialogProps {
  company: string;
  companyName: string;
  onClose: () => void;
}

/** Edits the vendor's settings of an existing company. */
export function CompanyDetailsDialog({ company, companyName, onClose }: CompanyDetailsDialogProps) {
  return (
    <Dialog onClose={onClose} title={`Company details of ${companyName}`} size="lg">
      <QueryBoundary
        query={useGetCompanyDetails(company)}
        failure="The details could not be loaded"
        skeleton={<Skeleton h={160} />}
      >
        {(stored) => <Details company={company} stored={stored} onSaved={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}

interface CompanyDetails {
  domains: string[];
  clientFields: boolean;
  revision: number;
}

interface DetailsProps {
  company: string;
  stored: CompanyDetails;
  onSaved: () => void;
}

function Details({ company, stored, onSaved }: DetailsProps) {
  const update = useUpdateCompanyDetails(company);
  const form = useRevisionedForm<Omit<CompanyDetails, 'revision'>, CompanyDetails>({
    stored,
    load: withoutIdentity,
    labels: { domains: 'Domains', clientFields: 'Client fields' },
    place: `company details of ${company}`,
    check: () => ({}),
    read: (current) => companyDetailsSchema.safeParse(current).data,
    save: (values, over) => update.mutateAsync({ ...values, ...over }),
    onSaved,
  });
  const domains = form.control('domains');
  const clientFields = form.control('clientFields');
  const isNew = domains.value.join() !== stored.domains.join();
  return (
    <RevisionedForm form={form} noun="these details">
      <TagsInput
        {...domains}
        description="Its own host names. Press Enter to add one. Its pages use the first."
        placeholder={domains.value.length === 0 ? 'www.company.com' : undefined}
        splitChars={[',', ';', ' ']}
        dropdownOpened={false}
        acceptValueOnBlur
        data-autofocus
      />
      {isNew && domains.value.length > 0 && <NextSteps company={company} domains={domains.value} />}
      <Switch
        label={clientFields.label}
        description="Access, Client Number and Related Clients are asked for its users."
        checked={clientFields.value}
        onChange={(event) => clientFields.onChange(event.currentTarget.checked)}
      />
      <DialogActions confirmLabel="Save" isBusy={form.isSaving} />
    </RevisionedForm>
  );
}

/** Saving does not make a host respond: it has to be deployed, pointed to us, and get its certificate. */
function NextSteps({ company, domains }: { company: string; domains: readonly string[] }) {
  const options = domains.map((domain) => `--domain ${domain}`).join(' ');
  return (
    <Text size="sm" component="div">
      The site answers there after this command was run. It says where the DNS must point; with --dns-ready it
      requests the certificate.
      <Code block mt="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {`npm run tenant -- add ${company} ${options}`}
      </Code>
    </Text>
  );
}
