import { fileLimits } from '@galley/shared/file-rules';
import { skipToken } from '@tanstack/react-query';
import { type ApiRequest, api, callOf } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { sendWithProgress } from '../../lib/send-with-progress';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';

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
const useFileMutation = <Input, Output>(change: (input: Input) => Promise<Output>) =>
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

type OnProgress = (sent: number) => void;

/** Adds a file: by its call, or through the bucket where it is too large for a request. Returns its number. */
async function sendFile(input: ApiRequest<'uploadFile'>, onProgress: OnProgress): Promise<number> {
  const { file, fileName, title } = input;
  if (file.size <= fileLimits.bytes) return api('uploadFile', input, { onProgress });
  return sendLarge({ file, fileName, title }, onProgress);
}

/** Replaces a file's content in the same way. */
async function sendReplacement(input: ApiRequest<'replaceFile'>, onProgress: OnProgress): Promise<number> {
  if (input.file.size <= fileLimits.bytes) return api('replaceFile', input, { onProgress });
  return sendLarge({ ...input, id: Number(input.id) }, onProgress);
}

/** The lifetime of a signed link to the bucket. */
const patienceMs = 15 * 60_000;

async function sendLarge(
  { id, title, fileName, file }: { id?: number; title?: string; fileName: string; file: File },
  onProgress: OnProgress,
): Promise<number> {
  const {
    id: given,
    upload,
    url,
  } = await api('startFileUpload', {
    ...(id !== undefined && { id }),
    fileName,
    bytes: file.size,
  });
  await put(url, file, onProgress);
  return api('finishFileUpload', { id: given, upload, fileName, ...(title !== undefined && { title }) });
}

async function put(url: string, file: File, onProgress: OnProgress): Promise<void> {
  const init = {
    method: 'PUT',
    // The link allows this and no more: nothing can overwrite what has arrived.
    headers: { 'if-none-match': '*' },
    body: file,
    signal: AbortSignal.timeout(patienceMs),
  };
  const response = await sendWithProgress(url, init, onProgress).catch(() => undefined);
  // 412: the file has arrived, and only the response was lost.
  if (response?.ok || response?.status === 412) return;
  throw new ApiError(response?.status ?? 0, {
    message: 'The file did not arrive whole. Check your connection and try again.',
  });
}
