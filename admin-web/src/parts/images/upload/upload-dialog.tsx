import { Button, FileButton, Group, Modal, Text } from '@mantine/core';
import { useModals } from '@mantine/modals';
import { IconPhotoUp } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { holdEvent } from '../../../lib/listen';
import { useDialogAbove } from '../../../ui/dialogs-above';
import { focusWhenWrong } from '../../../ui/form/focus-when-wrong';
import { useIsPhone } from '../../../ui/use-is-phone';
import classes from './upload.module.css';
import { UploadCard } from './upload-card';
import { acceptedTypes } from './upload-rules';
import { isInDialog, type Upload, type Uploads } from './use-uploads';

interface UploadDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Called when all uploads have started; the tray shows their progress. */
  onSent: () => void;
  uploads: Uploads;
}

/**
 * Uploads files to the library. Once files are chosen, others can be chosen only after 'Start over'; closing discards
 * what was not uploaded, after asking.
 */
export function UploadDialog({ opened, onClose, onSent, uploads }: UploadDialogProps) {
  const isNarrow = useIsPhone();
  const questions = useModals().modals.length;
  useDialogAbove(opened);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Upload images"
      size="lg"
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      closeOnEscape={questions === 0}
    >
      <UploadForm uploads={uploads} onClose={onClose} onSent={onSent} />
    </Modal>
  );
}

function UploadForm({ uploads, onClose, onSent }: Omit<UploadDialogProps, 'opened'>) {
  const chosen = uploads.uploads.filter(isInDialog);
  const first = useRef<HTMLInputElement>(null);
  const firstKey = chosen[0]?.key;
  useEffect(() => {
    if (firstKey) first.current?.focus();
  }, [firstKey]);
  const sendable = chosen.filter(({ rejection }) => !rejection);
  const isCompressing = chosen.some(({ state }) => state === 'compressing');

  const submit = (event: FormEvent) => {
    holdEvent(event);
    if (uploads.sendAll()) onSent();
    else focusWhenWrong(event.currentTarget as HTMLFormElement);
  };

  return (
    <form onSubmit={submit} noValidate>
      {chosen.length === 0 ? (
        <ChooseFiles onChoose={uploads.choose} />
      ) : (
        <ul className={classes.cards}>
          {chosen.map((upload, index) => (
            <UploadCard
              key={upload.key}
              upload={upload}
              onDescribe={uploads.describe}
              onRemove={() => uploads.remove([upload.key])}
              ref={index === 0 ? first : undefined}
            />
          ))}
        </ul>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        {chosen.length > 0 && (
          <Button
            variant="subtle"
            color="gray"
            mr="auto"
            onClick={() => uploads.remove(chosen.map(({ key }) => key))}
          >
            Start over
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={sendable.length === 0 || isCompressing}>
          {uploadLabel(sendable, isCompressing)}
        </Button>
      </Group>
    </form>
  );
}

function uploadLabel(sendable: readonly Upload[], isCompressing: boolean): string {
  if (isCompressing) return 'Compressing…';
  return sendable.length > 1 ? `Upload ${sendable.length} images` : 'Upload';
}

function ChooseFiles({ onChoose }: { onChoose: (files: File[]) => void }) {
  return (
    <div className={classes.zone}>
      <IconPhotoUp size={36} stroke={1.25} aria-hidden />
      <Text c="var(--mantine-color-text)">Drop images here, or anywhere on this screen</Text>
      <FileButton multiple accept={acceptedTypes} onChange={onChoose}>
        {(props) => (
          <Button {...props} data-autofocus>
            Choose images
          </Button>
        )}
      </FileButton>
      <Text size="xs">
        JPEG, PNG, GIF, WebP or AVIF. Photos are compressed before they are uploaded: at most 1 MB and 1920
        pixels.
      </Text>
    </div>
  );
}
