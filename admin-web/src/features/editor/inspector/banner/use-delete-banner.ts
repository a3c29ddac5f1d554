import { api } from '../../../../lib/api';
import { useEditorMutation } from '../../use-editor-mutation';

export function useDeleteBanner(pageId: number) {
  return useEditorMutation(pageId, (componentId: number) => api('deleteBanner', { componentId }));
}
