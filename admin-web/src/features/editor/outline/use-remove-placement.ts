import { api } from '../../../lib/api';
import { useEditorMutation } from '../use-editor-mutation';

/** Takes a component out of one place of a draft; the last place takes the component with it. */
export function useRemovePlacement(pageId: number) {
  return useEditorMutation(pageId, (pageComponentId: number) => api('removePlacement', { pageComponentId }));
}
