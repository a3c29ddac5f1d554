import { fileLimits } from '@galley/shared/file-rules';
import { type ApiRequest, api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { sendWithProgress } from '../../lib/send-with-progress';

type OnProgress = (sent: number) => void;

/** Adds a file: by its call, or through the bucket where it is too large for a request. Returns its number. */
export async function sendFile(input: ApiRequest<'uploadFile'>, onProgress: OnProgress): Promise<number> {
  const { file, fileName, title } = input;
  if (file.size <= fileLimits.bytes) return api('uploadFile', input, { onProgress });
  return sendLarge({ file, fileName, title }, onProgress);
}

/** Replaces a file's content in the same way. */
export async function sendReplacement(
  input: ApiRequest<'replaceFile'>,
  onProgress: OnProgress,
): Promise<number> {
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
  const answer = await sendWithProgress(url, init, onProgress).catch(() => undefined);
  // 412: the file has arrived, and only the response was lost.
  if (answer?.ok || answer?.status === 412) return;
  throw new ApiError(answer?.status ?? 0, {
    message: 'The file did not arrive whole. Check your connection and try again.',
  });
}
