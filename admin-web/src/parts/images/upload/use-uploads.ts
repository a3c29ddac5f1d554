import { imageMessages } from '@galley/shared/image-rules';
import { randomId, useListState } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../lib/api';
import { isApiError, messageOf } from '../../../lib/api-error';
import { useLatest } from '../../../lib/use-latest';
import { notifyError } from '../../../ui/notify';
import { describedByName } from '../image-texts';
import { imageKeys } from '../use-images';
import { compressImage } from './compress-image';
import { imageErrorOf, sizeErrorOf } from './upload-rules';

/** One chosen file that is being uploaded. */
export interface Upload {
  key: string;
  file: File;
  preview: string;
  /** compressing, ready: in the dialog; waiting, sending, done, failed: in the tray. */
  state: 'compressing' | 'ready' | 'waiting' | 'sending' | 'done' | 'failed';
  /** The progress of compressing or sending, from 0 to 100. */
  percent: number;
  /** The size of the chosen picture; undefined where the browser cannot decode it. */
  size?: { width: number; height: number };
  compressed?: File;
  compressedSize?: { width: number; height: number };
  imageDescription: string;
  altText: string;
  /** Why the file is rejected. */
  rejection?: string;
  errors: { imageDescription?: string; altText?: string };
  /** Why sending failed. */
  failure?: string;
}

const newUpload = (file: File): Upload => ({
  key: randomId('upload-'),
  file,
  preview: URL.createObjectURL(file),
  state: 'compressing',
  percent: 0,
  imageDescription: describedByName(file.name),
  altText: '',
  rejection: imageErrorOf(file),
  errors: {},
});

async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** The uploads of the screen: files are compressed one after the other, then sent one after the other. */
export function useUploads(onUploaded?: (imageId: number) => void) {
  const queryClient = useQueryClient();
  const [uploads, list] = useListState<Upload>();
  const latest = useLatest(uploads);
  const compressing = useRef(Promise.resolve());
  const sending = useRef(Promise.resolve());

  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      for (const { preview } of latest.current) URL.revokeObjectURL(preview);
    };
  }, []);

  const change = (key: string, values: Partial<Upload>) =>
    list.applyWhere(
      (upload) => upload.key === key,
      (upload) => ({ ...upload, ...values }),
    );

  const compress = async ({ key, file }: Upload) => {
    const size = await sizeOf(file).catch(() => undefined);
    if (!size) return change(key, { state: 'ready', compressed: file, rejection: sizeErrorOf(file) });
    change(key, { size });
    const compressed = await compressImage(file, size, (percent) => change(key, { percent }));
    const compressedSize = compressed === file ? size : await sizeOf(compressed).catch(() => size);
    change(key, { state: 'ready', compressed, compressedSize, rejection: sizeErrorOf(compressed) });
  };

  const send = async (key: string) => {
    const upload = latest.current.find((candidate) => candidate.key === key);
    if (!upload?.compressed) return;
    const { imageDescription, altText, file, compressed } = upload;
    change(key, { state: 'sending', percent: 0 });
    try {
      const input = { imageDescription, altText, imageName: file.name, image: compressed };
      const id = await api('uploadImage', input, {
        onProgress: (sent) => change(key, { percent: Math.round(sent * 100) }),
      });
      change(key, { state: 'done', percent: 100 });
      onUploaded?.(id);
      await queryClient.invalidateQueries({ queryKey: imageKeys.all });
    } catch (error) {
      // A user who has left the screen does not see the tray, and gets a notification instead.
      if (!isShown.current) notifyError(error);
      const fields = isApiError(error) ? error.fields : {};
      change(key, {
        state: 'failed',
        failure: messageOf(error),
        errors: { imageDescription: fields.imageDescription, altText: fields.altText },
      });
    }
  };

  const sendNext = (key: string) => {
    change(key, { state: 'waiting', percent: 0, failure: undefined });
    sending.current = sending.current.then(() => send(key));
  };

  const remove = (keys: readonly string[]) => {
    for (const { key, preview } of latest.current) if (keys.includes(key)) URL.revokeObjectURL(preview);
    list.filter(({ key }) => !keys.includes(key));
  };

  return {
    uploads,
    /** Adds files to the dialog and compresses them. */
    choose(files: readonly File[]) {
      const added = files.map(newUpload);
      list.append(...added);
      for (const upload of added) {
        if (upload.rejection) change(upload.key, { state: 'ready' });
        else compressing.current = compressing.current.then(() => compress(upload));
      }
    },
    describe(key: string, values: Partial<Pick<Upload, 'imageDescription' | 'altText'>>) {
      const errors = latest.current.find((upload) => upload.key === key)?.errors ?? {};
      const cleared = Object.fromEntries(Object.keys(values).map((name) => [name, undefined]));
      change(key, { ...values, errors: { ...errors, ...cleared } });
    },
    remove,
    /** Sends all files of the dialog. Returns whether everything was complete. */
    sendAll(): boolean {
      const chosen = latest.current.filter(({ state, rejection }) => state === 'ready' && !rejection);
      const missing = chosen.filter(({ imageDescription }) => imageDescription.trim() === '');
      for (const { key } of missing) {
        change(key, { errors: { imageDescription: imageMessages.descriptionMissing } });
      }
      if (missing.length > 0 || chosen.length === 0) return false;
      remove(latest.current.filter(({ rejection }) => rejection).map(({ key }) => key));
      for (const { key } of chosen) sendNext(key);
      return true;
    },
    retry: sendNext,
    /** Reopens a failed upload in the dialog, with its input. */
    reopen(key: string) {
      change(key, { state: 'ready', failure: undefined });
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;

export const isInDialog = ({ state }: Upload) => state === 'compressing' || state === 'ready';
