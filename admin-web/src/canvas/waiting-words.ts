import { firstTypedField, inPlaceField, isTyped } from '../parts/page-canvas/in-place-fields';
import type { CanvasField, TypedKey } from '../parts/page-canvas/messages';
import type { CanvasStore } from './canvas-state';
import { lettersBefore, type Point } from './cursor-place';

export type WaitingWords = ReturnType<typeof createWaitingWords>;

interface Asked {
  keys: TypedKey[];
  /** The number of the field's characters before them. */
  after: number | undefined;
  /** The draft's field has the focus, but key presses from around the canvas are still arriving. */
  isOpen: boolean;
}

/** The text that these keys write. Keys pressed on the page come before forwarded ones, which may be older. */
function wordsOf(keys: readonly TypedKey[]): string {
  return keys
    .toSorted((one, other) => one.at - other.at)
    .reduce((words, { key }) => (key === 'Backspace' ? words.slice(0, -1) : words + key), '');
}

/** Keeps text that is typed on a read-only version until there is a draft to insert it into. */
export function createWaitingWords(store: CanvasStore) {
  let clicked: (CanvasField & { after?: number }) | undefined;
  /** Undefined while no draft is requested. */
  let asked: Asked | undefined;

  /** The field that was clicked, or the first one of a component that was selected otherwise. */
  const wanted = (): (CanvasField & { after?: number }) | undefined => {
    const { selected } = store.get();
    const type = store.entry(selected)?.component?.type ?? '';
    if (selected === undefined) return undefined;
    if (clicked?.key === selected) return clicked;
    const field = firstTypedField(type);
    return field === undefined ? undefined : { key: selected, field };
  };

  return {
    clicked: (key: string, element: HTMLElement, point: Point) => {
      const { galleyField: field = '' } = element.dataset;
      const declared = inPlaceField(store.entry(key)?.component?.type ?? '', field);
      const isKept = !store.get().canEdit && declared && isTyped(declared);
      const after = isKept ? lettersBefore(element, point) : undefined;
      clicked = { key, field, ...(after !== undefined && { after }) };
    },
    isWaiting: () => asked !== undefined,
    /** A user types a letter or Backspace, or only requests editing. Returns whether it waits for a draft. */
    add: (key?: TypedKey): boolean => {
      if (!asked) {
        const place = store.get().canEdit ? undefined : wanted();
        if (!place) return false;
        asked = { keys: [], after: place.after, isOpen: false };
        store.send({ kind: 'wantsToEdit', key: place.key, field: place.field });
      }
      if (key) asked.keys.push(key);
      return true;
    },
    /** The draft exists, and its field gets the focus. Returns the character offset for the cursor. */
    handOver: (): number | undefined => {
      if (asked) asked.isOpen = true;
      return asked?.after;
    },
    /** The field has the focus, and not all waiting text was inserted. */
    isHandingOver: () => asked?.isOpen === true,
    /** Takes all text that was typed for the draft, or drops it. */
    take: (): string => {
      const { keys = [] } = asked ?? {};
      asked = undefined;
      return wordsOf(keys);
    },
  };
}
