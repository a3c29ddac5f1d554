import type { CreatableType } from '@galley/shared/components/dictionary';
import { api } from '../../../lib/api';
import type { ComponentPlace } from '../inspector/component-calls';
import { useEditorMutation } from '../use-editor-mutation';
import { usePutAtPlace } from './use-put-at-place';

interface PickedComponent {
  type: CreatableType;
  componentId: number;
  /** Its index, from 0. */
  at: number;
}

/** Adds an existing component to a draft, as a copy when it is of another version; returns the placement's id. */
export function usePlaceComponent(place: ComponentPlace) {
  const putAtPlace = usePutAtPlace(place);
  return useEditorMutation(place.pageId, async ({ type, componentId, at }: PickedComponent) => {
    const placementId = await api('placeComponent', { ...place, type, componentId });
    await putAtPlace((placement) => placement.id === placementId, at);
    return placementId;
  });
}
