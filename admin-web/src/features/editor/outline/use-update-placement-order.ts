import { api } from '../../../lib/api';
import { useEditorMutation } from '../use-editor-mutation';

/** Stores the order of a draft's components: all of its placements, each once. */
export function useUpdatePlacementOrder(pageId: number) {
  return useEditorMutation(pageId, (pageComponentIds: number[]) =>
    api('updatePlacementOrder', { pageComponentIds }),
  );
}
