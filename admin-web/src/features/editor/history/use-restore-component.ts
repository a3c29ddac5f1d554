import { api } from '../../../lib/api';
import { useEditorMutation } from '../use-editor-mutation';

/** Restores a component that was removed from a draft, with its number and its content. */
export function useRestoreComponent(pageId: number) {
  return useEditorMutation(pageId, (input: { pageComponentId: number; at: number }) =>
    api('restoreComponent', input),
  );
}
