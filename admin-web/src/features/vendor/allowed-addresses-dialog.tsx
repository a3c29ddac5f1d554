import { allowedAddressesSchema } from '@galley/shared/schemas/company';
import { Skeleton, TagsInput, Text } from '@mantine/core';
import { useGetAllowedAddresses, useUpdateAllowedAddresses } from '../../parts/companies/use-companies';
import { Dialog } from '../../ui/dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { withoutIdentity } from '../../ui/form/revisioned-form-options';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { QueryBoundary } from '../../ui/query-boundary';

interface AllowedAddressesDialogProps {
  company: string;
  companyName: string;
  onClose: () => void;
}

/** Edits the networks from which a company's users sign in with the password alone. */
export function AllowedAddressesDialog({ company, companyName, onClose }: AllowedAddressesDialogProps) {
  return (
    <Dialog onClose={onClose} title={`Allowed addresses of ${companyName}`} size="lg">
      <QueryBoundary
        query={useGetAllowedAddresses(company)}
        failure="The addresses could not be loaded"
        skeleton={<Skeleton h={120} />}
      >
        {(stored) => <Ranges company={company} stored={stored} onSaved={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}

interface AllowedAddresses {
  ranges: string[];
  revision: number;
}

interface RangesProps {
  company: string;
  stored: AllowedAddresses;
  onSaved: () => void;
}

function Ranges({ company, stored, onSaved }: RangesProps) {
  const update = useUpdateAllowedAddresses(company);
  const form = useRevisionedForm<Pick<AllowedAddresses, 'ranges'>, AllowedAddresses>({
    stored,
    load: withoutIdentity,
    labels: { ranges: 'Address ranges' },
    place: `allowed addresses of ${company}`,
    check: () => ({}),
    read: (current) => allowedAddressesSchema.safeParse(current).data,
    save: (values, over) => update.mutateAsync({ ...values, ...over }),
    onSaved,
  });
  const ranges = form.control('ranges');
  return (
    <RevisionedForm form={form} noun="these addresses">
      <Text size="sm">
        People who sign in from one of these networks are asked for their password, but not for a code.
      </Text>
      <TagsInput
        {...ranges}
        description="CIDR ranges or single IP addresses. Press Enter to add one."
        placeholder={ranges.value.length === 0 ? '203.0.113.0/24' : undefined}
        splitChars={[',', ';', ' ']}
        dropdownOpened={false}
        acceptValueOnBlur
        data-autofocus
      />
      {ranges.value.length === 0 && (
        <Text size="sm" c="dimmed">
          The list is empty: everyone is asked for a code, wherever they are.
        </Text>
      )}
      <DialogActions confirmLabel="Save" isBusy={form.isSaving} />
    </RevisionedForm>
  );
}
