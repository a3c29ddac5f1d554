import type { CreatableType } from '@galley/shared/components/dictionary';
import { api } from '../../../lib/api';
import { deleteComponent } from '../../../parts/components/component-calls';
import { useEditorMutation } from '../../../parts/versions/use-editor-mutation';

/** Deletes a component of a draft together with all its placements there. */
export const useDeleteComponent = (pageId: number) =>
  useEditorMutation(pageId, (input: { type: CreatableType; componentId: number }) =>
    deleteComponent(input.type, input.componentId),
  );

/** Removes a placement from a draft; the last placement removes the component too. */
export const useRemovePlacement = (pageId: number) =>
  useEditorMutation(pageId, (pageComponentId: number) => api('removePlacement', { pageComponentId }));

/** Stores the order of a draft's components: all of its placements, each once. */
export const useUpdatePlacementOrder = (pageId: number) =>
  useEditorMutation(pageId, (pageComponentIds: number[]) =>
    api('updatePlacementOrder', { pageComponentIds }),
  );
