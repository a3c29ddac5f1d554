import { ActionIcon, Button, CloseButton, Group, Progress, Text, Tooltip } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import classes from './upload.module.css';
import { isInDialog, type Upload, type Uploads } from './use-uploads';

/** How long a tray with only successes stays open, in milliseconds. */
const doneMs = 5_000;

interface UploadTrayProps {
  uploads: Uploads;
  /** Reopens a failed upload in the dialog. */
  onCorrect: (key: string) => void;
  /** Inside a dialog the tray is part of the layout: floating, it would cover the dialog's buttons. */
  isInline?: boolean;
}

/** Shows the progress of each upload; failures stay until the user handles them. */
export function UploadTray({ uploads, onCorrect, isInline = false }: UploadTrayProps) {
  const shown = uploads.uploads.filter((upload) => !isInDialog(upload));
  const isBusy = shown.some(({ state }) => state === 'waiting' || state === 'sending');
  const failures = shown.filter(({ state }) => state === 'failed').length;
  const isDone = shown.length > 0 && !isBusy && failures === 0;
  const keys = shown.map(({ key }) => key).join(' ');
  const { remove } = uploads;
  // biome-ignore lint/correctness/useExhaustiveDependencies: remove works on what is there when it is called
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => remove(keys.split(' ')), doneMs);
    return () => clearTimeout(timer);
  }, [isDone, keys]);

  if (shown.length === 0) return null;
  return (
    <section className={isInline ? classes.trayInline : classes.tray} aria-label="Uploads">
      <div className={classes.trayHead}>
        <span role="status">{headline(shown, isBusy, failures)}</span>
        {!isBusy && (
          <CloseButton size="sm" aria-label="Close the uploads" onClick={() => remove(keys.split(' '))} />
        )}
      </div>
      <ul className={classes.trayFiles}>
        {shown.map((upload) => (
          <TrayFile key={upload.key} upload={upload} uploads={uploads} onCorrect={onCorrect} />
        ))}
      </ul>
    </section>
  );
}

function headline(shown: readonly Upload[], isBusy: boolean, failures: number): string {
  if (isBusy) {
    const sent = shown.filter(({ state }) => state === 'done').length;
    return `Uploading, ${sent} of ${shown.length} done`;
  }
  if (failures > 0)
    return failures === 1 ? 'One image was not uploaded' : `${failures} images were not uploaded`;
  return shown.length === 1 ? 'Uploaded' : `${shown.length} images uploaded`;
}

function TrayFile({ upload, uploads, onCorrect }: Omit<UploadTrayProps, 'isInline'> & { upload: Upload }) {
  const { key, file, state, percent, failure } = upload;
  return (
    <li>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Text size="sm" truncate title={file.name}>
          {file.name}
        </Text>
        {state === 'done' && (
          <Tooltip label="Uploaded">
            <ActionIcon
              component="span"
              size="xs"
              color="green"
              variant="transparent"
              aria-label="Uploaded"
              role="img"
            >
              <IconCheck size={16} />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
      {state === 'failed' ? (
        <>
          <Text size="xs" c="var(--mantine-color-error)" role="alert">
            {failure}
          </Text>
          <Group gap="xs" mt={4}>
            <Button size="compact-xs" variant="default" onClick={() => uploads.retry(key)}>
              Try again
            </Button>
            <Button size="compact-xs" variant="subtle" color="gray" onClick={() => onCorrect(key)}>
              Change it
            </Button>
          </Group>
        </>
      ) : (
        <Progress
          size="sm"
          mt={4}
          value={percent}
          color={state === 'done' ? 'green' : undefined}
          aria-label={`Uploading ${file.name}`}
        />
      )}
    </li>
  );
}
