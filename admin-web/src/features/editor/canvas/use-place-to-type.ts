import type { CreatableType } from '@galley/shared/components/dictionary';
import type { PageComponent } from '@galley/shared/schemas/version';
import { type RefObject, useCallback, useState } from 'react';
import { firstTypedField, inPlaceField, isTyped } from '../../../canvas/in-place-fields';
import type { CanvasField, ToCanvas } from '../../../canvas/messages';
import { entryKey, newKey } from './preview-entries';
import { useDraftToTypeIn } from './use-draft-to-type-in';

interface PlaceToType extends Omit<Parameters<typeof useDraftToTypeIn>[0], 'onReady' | 'tell'> {
  send: RefObject<(message: ToCanvas) => void>;
  /** Where something covers the page, it goes. */
  showPage: () => void;
}

/** Where someone types on the page next: in a draft that was asked for, or in something new. */
export function usePlaceToType({ send, showPage, ...draft }: PlaceToType) {
  const [focus, setFocus] = useState<CanvasField>();
  const tell = useCallback((message: ToCanvas) => send.current(message), [send]);
  const draftToTypeIn = useDraftToTypeIn({ ...draft, onReady: setFocus, tell });
  /** Answers whether its type has words on the page. */
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
  /** The cursor goes to where a field is typed in on the page. Answers whether it is. */
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
