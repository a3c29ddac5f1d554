import type { CreatableType } from '@galley/shared/components/dictionary';
import type { PageComponent } from '@galley/shared/schemas/version';
import { type RefObject, useCallback, useState } from 'react';
import { firstTypedField, inPlaceField, isTyped } from '../../../parts/page-canvas/in-place-fields';
import type { CanvasField, ToCanvas } from '../../../parts/page-canvas/messages';
import { entryKey, newKey } from '../../../parts/page-canvas/preview-entries';
import type { Panels } from '../use-panels';
import { useDraftToTypeIn } from './use-draft-to-type-in';

interface PlaceToType extends Omit<Parameters<typeof useDraftToTypeIn>[0], 'onReady' | 'sendToCanvas'> {
  send: RefObject<(message: ToCanvas) => void>;
  panels: Pick<Panels, 'showPage' | 'leaveSheet'>;
}

/** The field where typing continues on the page: in a requested draft, or in a new component. */
export function usePlaceToType({ send, panels, ...draft }: PlaceToType) {
  const { showPage, leaveSheet } = panels;
  const [focus, setFocus] = useState<CanvasField>();
  const sendToCanvas = useCallback((message: ToCanvas) => send.current(message), [send]);
  const draftToTypeIn = useDraftToTypeIn({ ...draft, onReady: setFocus, sendToCanvas });
  /** Returns whether the user goes on there: its type has text on the page, or the form would cover what was made. */
  const typeInNew = (type: CreatableType) => {
    const field = firstTypedField(type);
    if (field === undefined) return leaveSheet();
    showPage();
    setFocus({ key: newKey, field });
    return true;
  };
  /** Moves the cursor to a field on the page. Returns whether that is possible. */
  const typeIn = useCallback(
    ({ id, type }: Pick<PageComponent, 'id' | 'type'>, field: string) => {
      const found = inPlaceField(type, field);
      if (!found || !isTyped(found)) return false;
      showPage();
      setFocus({ key: entryKey(id), field });
      return true;
    },
    [showPage],
  );
  return { focus, draftToTypeIn, typeInNew, typeIn };
}
