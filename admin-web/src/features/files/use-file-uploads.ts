import { randomId, useListState } from '@mantine/hooks';
import { useRef } from 'react';
import { messageOf } from '../../lib/api-error';
import { fileErrorOf, titledByName } from '../../parts/files/file-texts';
import { useUploadFile } from '../../parts/files/use-files';

/** A chosen file that is being uploaded. */
export interface FileUpload {
  key: string;
  file: File;
  percent: number;
  isDone: boolean;
  failure?: string | undefined;
}

/** The uploads of the screen, sent one after the other; a file's title is its name until a user changes it. */
export function useFileUploads() {
  const upload = useUploadFile();
  const [uploads, list] = useListState<FileUpload>();
  const sending = useRef(Promise.resolve());

  const change = (key: string, values: Partial<FileUpload>) =>
    list.applyWhere(
      (upload) => upload.key === key,
      (upload) => ({ ...upload, ...values }),
    );

  const send = async ({ key, file }: FileUpload) => {
    try {
      const input = { title: titledByName(file.name), fileName: file.name, file };
      await upload.mutateAsync({ ...input, onProgress: (sent) => change(key, { percent: sent * 100 }) });
      change(key, { isDone: true, percent: 100 });
    } catch (error) {
      change(key, { failure: messageOf(error) });
    }
  };

  return {
    uploads,
    choose(files: readonly File[]) {
      // Earlier successes are in the list already.
      list.filter(({ isDone }) => !isDone);
      const added = files.map(
        (file): FileUpload => ({
          key: randomId('file-'),
          file,
          percent: 0,
          isDone: false,
          failure: fileErrorOf(file),
        }),
      );
      list.append(...added);
      for (const each of added) {
        if (each.failure === undefined) sending.current = sending.current.then(() => send(each));
      }
    },
    retry(key: string) {
      const again = uploads.find((each) => each.key === key);
      if (!again) return;
      change(key, { failure: undefined, percent: 0 });
      sending.current = sending.current.then(() => send(again));
    },
    forget: (key: string) => list.filter((each) => each.key !== key),
  };
}

export type FileUploads = ReturnType<typeof useFileUploads>;
