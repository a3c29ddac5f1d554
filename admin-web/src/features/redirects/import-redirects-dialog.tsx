import { limits } from '@galley/shared/limits';
import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Dialog } from '../../ui/dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { notifySaved } from '../../ui/notify';
import { countStates } from './import-parts';
import { ImportReport } from './import-report';
import { useImportRedirects } from './use-import-redirects';

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
