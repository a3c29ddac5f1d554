import { Modal, Skeleton, Stack, TagsInput, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { DialogActions } from '../../ui/dialog-actions';
import { ErrorPanel } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { useReturnFocus } from '../../ui/use-return-focus';
import { useGetAllowedAddresses, useUpdateAllowedAddresses } from './use-companies';

interface AllowedAddressesDialogProps {
  company: string;
  companyName: string;
  onClose: () => void;
}

/** From where a company's people sign in with the password alone. */
export function AllowedAddressesDialog({ company, companyName, onClose }: AllowedAddressesDialogProps) {
  useReturnFocus();
  const { data, error, refetch } = useGetAllowedAddresses(company);
  return (
    <Modal opened onClose={onClose} title={`Allowed addresses of ${companyName}`} size="lg">
      {error && !data && (
        <ErrorPanel
          title="The addresses could not be read"
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton h={120} />}
      {data && <Ranges company={company} saved={data} onClose={onClose} />}
    </Modal>
  );
}

interface RangesProps {
  company: string;
  saved: { ranges: string[]; revision: number };
  onClose: () => void;
}

function Ranges({ company, saved, onClose }: RangesProps) {
  // What was read when the dialog opened: another save meanwhile is told, not written over.
  const [{ revision }] = useState(saved);
  const [ranges, setRanges] = useState(saved.ranges);
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const update = useUpdateAllowedAddresses(company);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    setRefusal(undefined);
    try {
      await update.mutateAsync({ ranges, revision });
    } catch (thrown) {
      const field = isApiError(thrown) ? thrown.fields.ranges : undefined;
      if (field) setFault(field);
      else setRefusal(messageOf(thrown));
      return;
    }
    notifySaved();
    onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <Text size="sm">
          Whoever signs in from one of these networks is not asked for a code. The password is still asked
          for.
        </Text>
        <TagsInput
          label="Address ranges"
          description="CIDR ranges or single addresses; Enter adds one."
          placeholder={ranges.length === 0 ? '203.0.113.0/24' : undefined}
          splitChars={[',', ';', ' ']}
          acceptValueOnBlur
          value={ranges}
          onChange={(next) => {
            setRanges(next);
            setFault(undefined);
          }}
          error={fault}
          errorProps={{ role: 'alert' }}
          data-autofocus
        />
        {ranges.length === 0 && (
          <Text size="sm" c="dimmed">
            The list is empty: everybody is asked for a code, from everywhere.
          </Text>
        )}
        <DialogActions confirmLabel="Save" isBusy={update.isPending} error={refusal} onCancel={onClose} />
      </Stack>
    </form>
  );
}
