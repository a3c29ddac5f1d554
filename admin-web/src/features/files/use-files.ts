import { skipToken } from '@tanstack/react-query';
import { type ApiRequest, api, callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { sendFile, sendReplacement } from './send-file';

/** Query keys of the library's files. */
export const fileKeys = {
  all: ['files'],
  /** Separate from the list: a change of the library must not read it again, least of all for a deleted file. */
  usage: (id: number) => ['file-usage', id],
} as const;

/** Reads all files of the library, newest first; nothing is read until a component needs them. */
export const useListFiles = (isAsked = true) => useRead(fileKeys.all, 'listFiles', isAsked ? {} : skipToken);

/** Reads where a file is used. It is read on demand, since pages change without this screen. */
export const useGetFileUsage = (id: number) =>
  useRead(fileKeys.usage(id), 'getFileUsage', { id }, { staleTime: 0 });

/** Every change must show in the library and in the choice of links. */
const useFileMutation = <Input, Answer>(change: (input: Input) => Promise<Answer>) =>
  useChange(change, [fileKeys.all]);

type WithProgress<Input> = Input & { onProgress: (sent: number) => void };

export const useUploadFile = () =>
  useFileMutation(({ onProgress, ...input }: WithProgress<ApiRequest<'uploadFile'>>) =>
    sendFile(input, onProgress),
  );

export const useEditFile = () => useFileMutation(callOf('editFile'));

export const useReplaceFile = () =>
  useFileMutation(({ onProgress, ...input }: WithProgress<ApiRequest<'replaceFile'>>) =>
    sendReplacement(input, onProgress),
  );

export const useDeleteFile = () => useFileMutation((id: number) => api('deleteFile', { id }));
