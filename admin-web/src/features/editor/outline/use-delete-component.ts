import type { CreatableType } from '@galley/shared/components/dictionary';
import { deleteComponent } from '../inspector/component-calls';
import { useEditorMutation } from '../use-editor-mutation';

/** Deletes a component of a draft together with all its placements there. */
export function useDeleteComponent(pageId: number) {
  return useEditorMutation(pageId, (input: { type: CreatableType; componentId: number }) =>
    deleteComponent(input.type, input.componentId),
  );
}
