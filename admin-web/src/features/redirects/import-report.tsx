import type { ImportLine } from '@galley/shared/schemas/redirect';
import { ScrollArea, Table, Text } from '@mantine/core';

const words = { new: 'Will be added', same: 'Already exists', refused: '' };
/** The maximum number of lines shown, rejected ones first. */
const shownLines = 200;

/** Lists the result of each line of the file, rejected ones at the top. */
export function ImportReport({ lines }: { lines: readonly ImportLine[] }) {
  const sorted = [...lines].sort(
    (a, b) => Number(b.state === 'refused') - Number(a.state === 'refused') || a.line - b.line,
  );
  return (
    <ScrollArea.Autosize
      mah={320}
      type="auto"
      viewportProps={{ tabIndex: 0, 'aria-label': 'Lines of the file' }}
    >
      <Table aria-label="Lines of the file" stickyHeader verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right" w={56}>
              Line
            </Table.Th>
            <Table.Th>Redirects in the file and what happens with each</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sorted.slice(0, shownLines).map(({ line, from, to, state, message }) => (
            <Table.Tr key={line}>
              <Table.Td ta="right" style={{ verticalAlign: 'top' }}>
                {line}
              </Table.Td>
              <Table.Td>
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {from || '(empty)'} → {to || '(empty)'}
                </Text>
                <Text size="sm" c={state === 'refused' ? 'var(--mantine-color-error)' : 'dimmed'}>
                  {message || words[state]}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {sorted.length > shownLines && (
        <Text size="sm" c="dimmed" mt="xs">
          and {sorted.length - shownLines} more lines
        </Text>
      )}
    </ScrollArea.Autosize>
  );
}
