import { limits } from '@galley/shared/limits';
import type { ImportLine } from '@galley/shared/schemas/redirect';
import { Alert, Button, FileButton, Group, Progress, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { messageOf } from '../../lib/api-error';
import { pageKeys } from '../../parts/pages/page-keys';
import { Dialog } from '../../ui/dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { notifySaved } from '../../ui/notify';
import { countStates, importParts } from './import-parts';

/** Asks for a CSV file, shows the result of each line, and writes only when all of them are valid. */
export function ImportRedirectsDialog({ onClose }: { onClose: () => void }) {
  const { lines, fileName, error, isBusy, progress, check, write } = useImportRedirects();
  const counts = countStates(lines ?? []);
  const isReady = lines !== undefined && counts.refused === 0 && counts.new > 0;

  const importAll = async () => {
    const written = await write();
    if (written === undefined) return;
    notifySaved(written === 1 ? '1 redirect added' : `${written} redirects added`);
    onClose();
  };

  return (
    <Dialog onClose={isBusy ? () => undefined : onClose} title="Import redirects" size="xl">
      <Stack>
        <Text size="sm" c="dimmed">
          A CSV file with two columns, from and to, and at most{' '}
          {limits.importedRedirects.toLocaleString('en')} lines. The whole file is checked first; nothing is
          saved until you confirm. Of full addresses of a previous site, only what follows the host counts;
          /blog/* stands for everything under /blog.
        </Text>
        <Group gap="sm">
          <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => file && void check(file)}>
            {(button) => (
              <Button
                {...button}
                variant={isReady ? 'default' : 'filled'}
                disabled={isBusy}
                leftSection={<IconUpload size={16} aria-hidden />}
                data-autofocus
              >
                {lines || error ? 'Choose another file' : 'Choose a file'}
              </Button>
            )}
          </FileButton>
          {fileName && (
            <Text size="sm" truncate maw={320} title={fileName}>
              {fileName}
            </Text>
          )}
        </Group>
        {lines && (
          <Alert color={counts.refused > 0 ? 'red' : 'gray'} role="status">
            {summary(counts)}
          </Alert>
        )}
        {lines && <ImportReport lines={lines} />}
        {progress && isBusy && (
          <Stack gap={4}>
            <Text size="sm">Adding redirects …</Text>
            <Progress
              value={(100 * progress.done) / progress.all}
              aria-label={`${progress.done} of ${progress.all} parts are saved`}
            />
          </Stack>
        )}
        {isReady ? (
          <DialogActions
            confirmLabel={counts.new === 1 ? 'Add 1 redirect' : `Add ${counts.new} redirects`}
            isBusy={isBusy}
            error={error}
            onCancel={onClose}
            onConfirm={() => void importAll()}
          />
        ) : (
          <>
            {error && (
              <Alert color="red" title="Error" role="alert">
                {error}
              </Alert>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose} disabled={isBusy}>
                Close
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function summary({ new: added, same, refused }: ReturnType<typeof countStates>): string {
  const there = same > 0 ? ` ${same} ${same === 1 ? 'is' : 'are'} there already.` : '';
  if (refused > 0) {
    const lines = refused === 1 ? 'One line cannot' : `${refused} lines cannot`;
    return `${lines} be added, so nothing will be. Fix the file and choose it again.${there}`;
  }
  if (added === 0) return `Nothing to add.${there}`;
  return `All lines are good: ${added === 1 ? '1 redirect' : `${added} redirects`} to add.${there}`;
}

interface ImportState {
  /** The result of each line; absent before a file was checked. */
  lines?: ImportLine[];
  fileName?: string;
  error?: string;
  isBusy: boolean;
  /** The number of written parts, and of all parts. */
  progress?: { done: number; all: number };
}

/**
 * Checks a file as a whole, then writes it in parts. Written parts stay; importing the same file again adds the rest.
 */
function useImportRedirects() {
  const queryClient = useQueryClient();
  const [state, setState] = useState<ImportState>({ isBusy: false });

  const check = async (file: File) => {
    setState({ isBusy: true, fileName: file.name });
    try {
      const csv = await file.text();
      const { lines } = await api('importRedirects', { csv, isCheckOnly: true });
      setState({ isBusy: false, fileName: file.name, lines });
    } catch (error) {
      setState({ isBusy: false, fileName: file.name, error: messageOf(error) });
    }
  };

  /** Resolves to the number of written redirects, or to undefined where an error occurred. */
  const write = async (): Promise<number | undefined> => {
    const parts = importParts(state.lines ?? []);
    let written = 0;
    try {
      for (const [done, csv] of parts.entries()) {
        setState((before) => ({
          ...before,
          isBusy: true,
          error: undefined,
          progress: { done, all: parts.length },
        }));
        written += (await api('importRedirects', { csv })).written;
      }
      return written;
    } catch (error) {
      const kept = written === 0 ? 'Nothing was saved.' : `${written} are saved; import again for the rest.`;
      setState((before) => ({ ...before, isBusy: false, error: `${messageOf(error)} ${kept}` }));
      return undefined;
    } finally {
      await queryClient.invalidateQueries({ queryKey: pageKeys.all });
    }
  };

  return { ...state, check, write };
}

const words = { new: 'Will be added', same: 'Already exists', refused: '' };
/** The maximum number of lines shown, rejected ones first. */
const shownLines = 200;

/** Lists the result of each line of the file, rejected ones at the top. */
function ImportReport({ lines }: { lines: readonly ImportLine[] }) {
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
