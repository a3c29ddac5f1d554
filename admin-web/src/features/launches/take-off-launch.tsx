import { ActionIcon, Table } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { notifyError, notifySaved } from '../../ui/notify';

interface TakeOffLaunchProps<Entry> {
  entry: Entry;
  label: string;
  /** The label as a noun within a sentence. */
  noun?: string;
  removal: {
    isPending: boolean;
    mutate: (entry: Entry, callbacks: { onSuccess: () => void; onError: (error: Error) => void }) => void;
  };
}

/** The last cell of a row in a planned launch: a button that removes the row's entry from it. */
export const TakeOffLaunch = <Entry,>({ entry, label, noun = label, removal }: TakeOffLaunchProps<Entry>) => (
  <Table.Td style={{ verticalAlign: 'top' }}>
    <ActionIcon
      aria-label={`Remove ${noun} from the launch`}
      loading={removal.isPending}
      onClick={() =>
        removal.mutate(entry, {
          onSuccess: () => notifySaved(`${label} was removed from the launch`),
          onError: notifyError,
        })
      }
    >
      <IconX size={16} />
    </ActionIcon>
  </Table.Td>
);
