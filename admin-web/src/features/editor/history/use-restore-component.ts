import { callOf } from '../../../lib/api';
import { useEditorMutation } from '../use-editor-mutation';

/** Restores a component that was removed from a draft, with its number and its content. */
export const useRestoreComponent = (pageId: number) => useEditorMutation(pageId, callOf('restoreComponent'));
