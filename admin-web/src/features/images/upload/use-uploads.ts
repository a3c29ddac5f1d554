import { imageMessages } from '@galley/shared/image-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { api } from '../../../lib/api';
import { isApiError, messageOf } from '../../../lib/api-error';
import { useLatest } from '../../../lib/use-latest';
import { notifyError } from '../../../ui/notify';
import { describedByName } from '../image-texts';
import { imageKeys } from '../use-images';
import { compressImage } from './compress-image';
import { refusalOfFile, refusalOfSize } from './upload-rules';

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
  refusal?: string;
  errors: { imageDescription?: string; altText?: string };
  /** Why sending failed. */
  failure?: string;
}

type Change = { add: Upload[] } | { key: string; set: Partial<Upload> } | { remove: readonly string[] };

function reduce(uploads: Upload[], change: Change): Upload[] {
  if ('add' in change) return [...uploads, ...change.add];
  if ('remove' in change) return uploads.filter(({ key }) => !change.remove.includes(key));
  return uploads.map((upload) => (upload.key === change.key ? { ...upload, ...change.set } : upload));
}

let uploadCount = 0;

function newUpload(file: File): Upload {
  uploadCount += 1;
  return {
    key: `upload-${uploadCount}`,
    file,
    preview: URL.createObjectURL(file),
    state: 'compressing',
    percent: 0,
    imageDescription: describedByName(file.name),
    altText: '',
    refusal: refusalOfFile(file),
    errors: {},
  };
}

async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** The uploads of the screen: files are compressed one after the other, then sent one after the other. */
export function useUploads(onUploaded?: (imageId: number) => void) {
  const queryClient = useQueryClient();
  const [uploads, change] = useReducer(reduce, []);
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
  }, [latest.current]);

  const compress = async ({ key, file }: Upload) => {
    const set = (values: Partial<Upload>) => change({ key, set: values });
    const size = await sizeOf(file).catch(() => undefined);
    if (!size) return set({ state: 'ready', compressed: file, refusal: refusalOfSize(file) });
    set({ size });
    const compressed = await compressImage(file, size, (percent) => set({ percent }));
    const compressedSize = compressed === file ? size : await sizeOf(compressed).catch(() => size);
    set({ state: 'ready', compressed, compressedSize, refusal: refusalOfSize(compressed) });
  };

  const send = async (key: string) => {
    const upload = latest.current.find((candidate) => candidate.key === key);
    if (!upload?.compressed) return;
    const { imageDescription, altText, file, compressed } = upload;
    const set = (values: Partial<Upload>) => change({ key, set: values });
    set({ state: 'sending', percent: 0 });
    try {
      const input = { imageDescription, altText, imageName: file.name, image: compressed };
      const id = await api('uploadImage', input, {
        onProgress: (sent) => set({ percent: Math.round(sent * 100) }),
      });
      set({ state: 'done', percent: 100 });
      onUploaded?.(id);
      await queryClient.invalidateQueries({ queryKey: imageKeys.all });
    } catch (error) {
      // A user who has left the screen does not see the tray, and gets a notification instead.
      if (!isShown.current) notifyError(error);
      const fields = isApiError(error) ? error.fields : {};
      set({
        state: 'failed',
        failure: messageOf(error),
        errors: { imageDescription: fields.imageDescription, altText: fields.altText },
      });
    }
  };

  const remove = (keys: readonly string[]) => {
    for (const { key, preview } of latest.current) if (keys.includes(key)) URL.revokeObjectURL(preview);
    change({ remove: keys });
  };

  return {
    uploads,
    /** Adds files to the dialog and compresses them. */
    choose(files: readonly File[]) {
      const added = files.map(newUpload);
      change({ add: added });
      for (const upload of added) {
        if (upload.refusal) change({ key: upload.key, set: { state: 'ready' } });
        else compressing.current = compressing.current.then(() => compress(upload));
      }
    },
    describe(key: string, values: Partial<Pick<Upload, 'imageDescription' | 'altText'>>) {
      const errors = latest.current.find((upload) => upload.key === key)?.errors ?? {};
      const cleared = Object.fromEntries(Object.keys(values).map((name) => [name, undefined]));
      change({ key, set: { ...values, errors: { ...errors, ...cleared } } });
    },
    remove,
    /** Sends all files of the dialog. Returns whether everything was complete. */
    sendAll(): boolean {
      const chosen = latest.current.filter(({ state, refusal }) => state === 'ready' && !refusal);
      const missing = chosen.filter(({ imageDescription }) => imageDescription.trim() === '');
      for (const { key } of missing) {
        change({ key, set: { errors: { imageDescription: imageMessages.descriptionMissing } } });
      }
      if (missing.length > 0 || chosen.length === 0) return false;
      remove(latest.current.filter(({ refusal }) => refusal).map(({ key }) => key));
      for (const { key } of chosen) {
        change({ key, set: { state: 'waiting', percent: 0, failure: undefined } });
        sending.current = sending.current.then(() => send(key));
      }
      return true;
    },
    retry(key: string) {
      change({ key, set: { state: 'waiting', percent: 0, failure: undefined } });
      sending.current = sending.current.then(() => send(key));
    },
    /** Reopens a failed upload in the dialog, with its input. */
    reopen(key: string) {
      change({ key, set: { state: 'ready', failure: undefined } });
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;

export const isInDialog = ({ state }: Upload) => state === 'compressing' || state === 'ready';
