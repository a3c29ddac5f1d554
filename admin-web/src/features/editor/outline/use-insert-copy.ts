import type { CreatableType } from '@galley/shared/components/dictionary';
import { api } from '../../../lib/api';
import type { ComponentPlace } from '../../../parts/components/component-calls';
import { useEditorMutation } from '../../../parts/versions/use-editor-mutation';
import { notifyError, notifySaved } from '../../../ui/notify';

/** What is copied: a component of any page, or a saved section. */
export type CopySource = { type: CreatableType; componentId: number } | { savedSectionId: number };

interface InsertCopyOptions {
  place: ComponentPlace;
  /** The index of the copy, from 0. */
  at: number;
  onPlaced: (placementId: number) => void;
}

/** Puts copies on a draft. */
export function useInsertCopy({ place, at, onPlaced }: InsertCopyOptions) {
  const { mutate, isPending } = useEditorMutation(place.pageId, (source: CopySource) =>
    'savedSectionId' in source
      ? api('insertSavedSection', { ...place, ...source, at })
      : api('placeComponent', { ...place, ...source, at }),
  );
  const insert = (source: CopySource) =>
    mutate(source, {
      onSuccess: (placementId) => {
        notifySaved();
        onPlaced(placementId);
      },
      onError: notifyError,
    });
  return { insert, isInserting: isPending };
}
