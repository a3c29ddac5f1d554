import { type ApiResponse, callApi } from '../api-caller';
import type { TestSession } from '../companies';
import { samplePdf } from './sample-files';

export const documentOf = (bytes: Uint8Array, type = ''): File =>
  new File([new Uint8Array(bytes)], 'upload', { type });

/** Uploads a file through the API. */
export function uploadDocument(
  session: TestSession,
  { bytes = samplePdf() as Uint8Array, name = 'Price list.pdf', title = 'Price list', type = '' } = {},
): Promise<ApiResponse<number>> {
  return callApi('uploadFile', { title, fileName: name, file: documentOf(bytes, type) }, { session });
}

/** Uploads a new file; returns its id. */
export async function addFile(
  session: TestSession,
  options: Parameters<typeof uploadDocument>[1] = {},
): Promise<number> {
  const answer = await uploadDocument(session, options);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
  return answer.body;
}
