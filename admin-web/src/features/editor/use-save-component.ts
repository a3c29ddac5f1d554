import type { CreatableType } from '@galley/shared/components/component-types';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentPlace, createComponent, type TypedValues, updateComponent } from './component-calls';
import { editorKeys } from './editor-keys';
import { useEditorMutation } from './use-editor-mutation';
import { usePutAtPlace } from './use-put-at-place';

interface ComponentSave {
  type: CreatableType;
  values: TypedValues;
  /** What is saved over; absent for a new component. */
  stored?: { componentId: number; revision: number };
  /** Where a new component is to stand, from 0. */
  at?: number;
}

/** Creates or updates a component of a draft; answers its id. */
export function useSaveComponent(place: ComponentPlace) {
  const queryClient = useQueryClient();
  const putAtPlace = usePutAtPlace(place);
  return useEditorMutation(place.pageId, async ({ type, values, stored, at }: ComponentSave) => {
    if (stored) {
      await updateComponent(type, values, { ...place, id: stored.componentId, revision: stored.revision });
      // The server may have cleaned the text: what it kept is read again before the form goes.
      await queryClient.invalidateQueries({ queryKey: editorKeys.body(place.pageId, stored.componentId) });
      return stored.componentId;
    }
    const componentId = await createComponent(type, values, place);
    if (at !== undefined) await putAtPlace((placement) => placement.componentId === componentId, at);
    return componentId;
  });
}
