import { api } from '../../../lib/api';
import { useEditorMutation } from '../use-editor-mutation';

/** Brings back a component that was taken off a draft, with its number and all that it held. */
export function useRestoreComponent(pageId: number) {
  return useEditorMutation(pageId, (input: { pageComponentId: number; at: number }) =>
    api('restoreComponent', input),
  );
}
