import { useReducer, useRef } from 'react';
import { messageOf } from '../../lib/api-error';
import { refusalOf, titledByName } from './file-texts';
import { useUploadFile } from './use-files';

/** A chosen file that is being uploaded. */
export interface FileUpload {
  key: string;
  file: File;
  percent: number;
  isDone: boolean;
  failure?: string | undefined;
}

type Change =
  | { add: FileUpload[] }
  | { key: string; set: Partial<FileUpload> }
  | { remove: (upload: FileUpload) => boolean };

function reduce(uploads: FileUpload[], change: Change): FileUpload[] {
  if ('add' in change) return [...uploads, ...change.add];
  if ('remove' in change) return uploads.filter((upload) => !change.remove(upload));
  return uploads.map((upload) => (upload.key === change.key ? { ...upload, ...change.set } : upload));
}

let uploadCount = 0;

/** The uploads of the screen, sent one after the other; a file's title is its name until a user changes it. */
export function useFileUploads() {
  const upload = useUploadFile();
  const [uploads, change] = useReducer(reduce, []);
  const sending = useRef(Promise.resolve());

  const send = async ({ key, file }: FileUpload) => {
    const set = (values: Partial<FileUpload>) => change({ key, set: values });
    try {
      const input = { title: titledByName(file.name), fileName: file.name, file };
      await upload.mutateAsync({ ...input, onProgress: (sent) => set({ percent: sent * 100 }) });
      set({ isDone: true, percent: 100 });
    } catch (error) {
      set({ failure: messageOf(error) });
    }
  };

  return {
    uploads,
    choose(files: readonly File[]) {
      // Earlier successes are in the list already.
      change({ remove: ({ isDone }) => isDone });
      const added = files.map((file): FileUpload => {
        uploadCount += 1;
        return { key: `file-${uploadCount}`, file, percent: 0, isDone: false, failure: refusalOf(file) };
      });
      change({ add: added });
      for (const each of added) {
        if (each.failure === undefined) sending.current = sending.current.then(() => send(each));
      }
    },
    retry(key: string) {
      const again = uploads.find((each) => each.key === key);
      if (!again) return;
      change({ key, set: { failure: undefined, percent: 0 } });
      sending.current = sending.current.then(() => send(again));
    },
    forget: (key: string) => change({ remove: (each) => each.key === key }),
  };
}

export type FileUploads = ReturnType<typeof useFileUploads>;
