import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { imageKeys } from './image-keys';

/** Every change must show in the library and in the editor's gallery. */
function useImageMutation<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  return useChange(change, [imageKeys.all]);
}

export function useEditImage() {
  return useImageMutation((image: ApiRequest<'editImage'>) => api('editImage', image));
}

export function useDeleteImage() {
  return useImageMutation((id: number) => api('deleteImage', { id }));
}

interface Replacement extends ApiRequest<'replaceImage'> {
  onProgress: (sent: number) => void;
}

export function useReplaceImage() {
  return useImageMutation(({ onProgress, ...input }: Replacement) =>
    api('replaceImage', input, { onProgress }),
  );
}
