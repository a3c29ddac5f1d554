import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';

export interface Difference {
  /** The name of the field in the form. */
  name: string;
  field: string;
  theirs: string;
  mine: string;
}

interface ConflictPanelProps {
  /** The heading: who changed what. */
  title: string;
  /** The server's message. */
  message: string;
  /** The fields that differ. */
  differences: readonly Difference[];
  isBusy: boolean;
  keepMine: () => unknown;
  takeTheirs: () => unknown;
  takeField: (name: string) => unknown;
}

/**
 * Shown after a stale save: both texts of every field that differs, and the choice. No input is lost without asking.
 */
export function ConflictPanel({
  title,
  message,
  differences,
  isBusy,
  keepMine,
  takeTheirs,
  takeField,
}: ConflictPanelProps) {
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
                  <Table.Th>Saved version</Table.Th>
                  <Table.Th>Yours</Table.Th>
                  {differences.length > 1 && <Table.Th aria-label="Choice" />}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {differences.map(({ name, field, theirs, mine }) => (
                  <Table.Tr key={field}>
                    <Table.Th scope="row">{field}</Table.Th>
                    <Table.Td>{theirs || '—'}</Table.Td>
                    <Table.Td>{mine || '—'}</Table.Td>
                    {differences.length > 1 && (
                      <Table.Td>
                        <Button
                          size="compact-xs"
                          variant="default"
                          disabled={isBusy}
                          aria-label={`Use the saved version of ${field}`}
                          onClick={() => takeField(name)}
                        >
                          Use theirs
                        </Button>
                      </Table.Td>
                    )}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        <Group gap="xs">
          <Button onClick={() => void keepMine()} loading={isBusy}>
            Keep mine and save
          </Button>
          <Button variant="default" onClick={() => void takeTheirs()} disabled={isBusy}>
            Take theirs
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
