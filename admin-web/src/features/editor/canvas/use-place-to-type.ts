import type { CreatableType } from '@galley/shared/components/dictionary';
import type { PageComponent } from '@galley/shared/schemas/version';
import { type RefObject, useCallback, useState } from 'react';
import { firstTypedField, inPlaceField, isTyped } from '../../../parts/page-canvas/in-place-fields';
import type { CanvasField, ToCanvas } from '../../../parts/page-canvas/messages';
import { entryKey, newKey } from '../../../parts/page-canvas/preview-entries';
import { useDraftToTypeIn } from './use-draft-to-type-in';

interface PlaceToType extends Omit<Parameters<typeof useDraftToTypeIn>[0], 'onReady' | 'sendToCanvas'> {
  send: RefObject<(message: ToCanvas) => void>;
  /** Closes a sheet that covers the page. */
  showPage: () => void;
}

/** The field where typing continues on the page: in a requested draft, or in a new component. */
export function usePlaceToType({ send, showPage, ...draft }: PlaceToType) {
  const [focus, setFocus] = useState<CanvasField>();
  const sendToCanvas = useCallback((message: ToCanvas) => send.current(message), [send]);
  const draftToTypeIn = useDraftToTypeIn({ ...draft, onReady: setFocus, sendToCanvas });
  /** Returns whether its type has text on the page. */
  const typeInNew = useCallback(
    (type: CreatableType) => {
      const field = firstTypedField(type);
      if (field === undefined) return false;
      showPage();
      setFocus({ key: newKey, field });
      return true;
    },
    [showPage],
  );
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
