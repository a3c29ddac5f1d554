import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';

export interface Difference {
  field: string;
  theirs: string;
  mine: string;
}

interface ConflictPanelProps {
  /** 'Somebody else changed … meanwhile' */
  title: string;
  /** The server's words. */
  message: string;
  /** The fields that differ. */
  differences: readonly Difference[];
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** After a stale save: both texts of every field that differs, and the choice. Nothing typed is lost unasked. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { title, message, differences, isBusy, onKeepMine, onTakeTheirs } = props;
  return (
    <Alert color="yellow" title={title} role="alert">
      <Stack gap="sm">
        <Text>{message}</Text>
        {differences.length === 0 ? (
          <Text>Both are the same now; saving again changes nothing.</Text>
        ) : (
          <Table.ScrollContainer minWidth={420}>
            <Table withTableBorder>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Field</Table.Th>
                  <Table.Th>Saved by somebody else</Table.Th>
                  <Table.Th>Yours</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {differences.map(({ field, theirs, mine }) => (
                  <Table.Tr key={field}>
                    <Table.Th scope="row">{field}</Table.Th>
                    <Table.Td>{theirs || '—'}</Table.Td>
                    <Table.Td>{mine || '—'}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        <Group gap="xs">
          <Button onClick={onKeepMine} loading={isBusy}>
            Keep mine and save
          </Button>
          <Button variant="default" onClick={onTakeTheirs} disabled={isBusy}>
            Take theirs
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
