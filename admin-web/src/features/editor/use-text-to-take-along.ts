import { componentNumber } from '@galley/shared/comment-threads';
import { isCreatableType } from '@galley/shared/components/dictionary';
import { type RefObject, useEffect, useRef } from 'react';
import type { Store } from '../../lib/store';
import type { EditorChoice } from '../../parts/page-canvas/editor-choice';
import type { LoadedComponent } from '../../parts/page-canvas/loaded-components';
import { entryKey } from '../../parts/page-canvas/preview-entries';
import type { Patches } from './canvas/patches';
import { differingFields, valuesForVersion, valuesOf } from './inspector/component-values';
import type { FormWork, UnsavedFields } from './inspector/form-work';

interface TextToTakeAlong {
  work: Store<FormWork>;
  isReadOnly: boolean;
  loaded: readonly LoadedComponent[];
  patches: Patches;
  settle: RefObject<() => Promise<void>>;
  choose: (choice: EditorChoice) => Promise<boolean>;
}

/**
 * Someone may submit or publish a version while another user types in it. What could not be saved moves into the next
 * draft that the user opens here: into the same component, unless that holds other text than the user has seen.
 */
export function useTextToTakeAlong({ work, isReadOnly, loaded, patches, settle, choose }: TextToTakeAlong) {
  const taken = useRef<UnsavedFields>(undefined);
  const stranded = () => (isReadOnly ? work.get().unsaved?.() : undefined);

  useEffect(() => {
    const text = taken.current;
    if (!text || isReadOnly) return;
    taken.current = undefined;
    const number = componentNumber(text.componentId);
    const found = loaded.find(({ placement }) => componentNumber(placement.componentId) === number);
    const type = found?.placement.type ?? '';
    if (!found?.stored || !isCreatableType(type)) return;
    const now = valuesOf(type, found.stored.component.data);
    // Otherwise the form offers it, and shows both.
    if (differingFields(valuesForVersion(type, text.before, now), now).length === 0) {
      text.drop();
      patches.give(entryKey(found.placement.id), valuesForVersion(type, text.typed, now));
    }
    void choose({ kind: 'placement', placementId: found.placement.id });
  }, [isReadOnly, loaded, patches, choose]);

  return {
    /** Whether there is such text, including what was typed on the canvas just now. */
    isThere: async () => {
      await settle.current();
      return stranded() !== undefined;
    },
    /** Called when another version is about to be shown. */
    take: () => {
      taken.current = stranded();
    },
  };
}
