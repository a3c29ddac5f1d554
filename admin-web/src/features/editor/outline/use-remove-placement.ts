import { api } from '../../../lib/api';
import { useEditorMutation } from '../use-editor-mutation';

/** Removes a placement from a draft; the last placement removes the component too. */
export function useRemovePlacement(pageId: number) {
  return useEditorMutation(pageId, (pageComponentId: number) => api('removePlacement', { pageComponentId }));
}
