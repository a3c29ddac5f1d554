import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { fileKeys } from './file-keys';
import { sendFile, sendReplacement } from './send-file';

/** Every change must show in the library and in the choice of links. */
function useFileMutation<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  return useChange(change, [fileKeys.all]);
}

type WithProgress<Input> = Input & { onProgress: (sent: number) => void };

export function useUploadFile() {
  return useFileMutation(({ onProgress, ...input }: WithProgress<ApiRequest<'uploadFile'>>) =>
    sendFile(input, onProgress),
  );
}

export function useEditFile() {
  return useFileMutation((file: ApiRequest<'editFile'>) => api('editFile', file));
}

export function useReplaceFile() {
  return useFileMutation(({ onProgress, ...input }: WithProgress<ApiRequest<'replaceFile'>>) =>
    sendReplacement(input, onProgress),
  );
}

export function useDeleteFile() {
  return useFileMutation((id: number) => api('deleteFile', { id }));
}
