import { type ApiResponse, callApi } from '../api-caller';
import type { TestSession } from '../companies';
import { pngOf } from './sample-images';

export const imagesBucket = 'galley-test-images';

export function fileOf(bytes: Uint8Array, type = ''): File {
  return new File([new Uint8Array(bytes)], 'upload', { type });
}

/** Uploads a picture through the API. */
export function upload(
  session: TestSession,
  { bytes = pngOf(4, 4) as Uint8Array, name = 'boat.png', description = 'A boat', altText = '' } = {},
): Promise<ApiResponse<number>> {
  return callApi(
    'uploadImage',
    { imageDescription: description, imageName: name, image: fileOf(bytes), altText },
    { session },
  );
}

/** Uploads a new picture; returns its id. */
export async function addImage(
  session: TestSession,
  options: Parameters<typeof upload>[1] = {},
): Promise<number> {
  const answer = await upload(session, options);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
  return answer.body;
}
