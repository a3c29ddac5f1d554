import { fileLimits } from '@galley/shared/file-rules';
import { type ApiRequest, api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { sendWithProgress } from '../../lib/send-with-progress';

type OnProgress = (sent: number) => void;

/** Adds a file: with its call, or by way of the bucket where one request cannot carry it. Answers its number. */
export async function sendFile(input: ApiRequest<'uploadFile'>, onProgress: OnProgress): Promise<number> {
  const { file, fileName, title } = input;
  if (file.size <= fileLimits.bytes) return api('uploadFile', input, { onProgress });
  return sendLarge({ file, fileName, title }, onProgress);
}

/** The same where a file's content is replaced. */
export async function sendReplacement(
  input: ApiRequest<'replaceFile'>,
  onProgress: OnProgress,
): Promise<number> {
  if (input.file.size <= fileLimits.bytes) return api('replaceFile', input, { onProgress });
  return sendLarge({ ...input, id: Number(input.id) }, onProgress);
}

/** As long as the link of the bucket is good for. */
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
    // The link allows this much and no more: nothing is put over what has arrived.
    headers: { 'if-none-match': '*' },
    body: file,
    signal: AbortSignal.timeout(patienceMs),
  };
  const answer = await sendWithProgress(url, init, onProgress).catch(() => undefined);
  // 412: it has arrived, and only the answer was lost.
  if (answer?.ok || answer?.status === 412) return;
  throw new ApiError(answer?.status ?? 0, {
    message: 'The file did not arrive whole. Check your connection and try again.',
  });
}
