import type { CanvasStore } from './canvas-state';
import { lettersBefore, type Point } from './cursor-place';
import { firstTypedField, inPlaceField, isTyped } from './in-place-fields';
import type { CanvasField, TypedKey } from './messages';

export type WaitingWords = ReturnType<typeof createWaitingWords>;

interface Asked {
  keys: TypedKey[];
  /** So many letters of the field stand before them. */
  after: number | undefined;
  /** The draft's field has the focus, and keys are still on their way from around the canvas. */
  isOpen: boolean;
}

/** The words that these keys write. Keys on the page come before those that were told, which may be older. */
function wordsOf(keys: readonly TypedKey[]): string {
  return keys
    .toSorted((one, other) => one.at - other.at)
    .reduce((words, { key }) => (key === 'Backspace' ? words.slice(0, -1) : words + key), '');
}

/** What is typed on a version that can only be viewed: it waits here until there is a draft that it belongs in. */
export function createWaitingWords(store: CanvasStore) {
  let clicked: (CanvasField & { after?: number }) | undefined;
  /** Undefined while no draft is asked for. */
  let asked: Asked | undefined;

  /** The field that was clicked, or the first one of a component that was chosen otherwise. */
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
      const after = declared && isTyped(declared) ? lettersBefore(element, point) : undefined;
      clicked = { key, field, ...(after !== undefined && { after }) };
    },
    isWaiting: () => asked !== undefined,
    /** Someone types a letter or Backspace, or only says that they want to type. Answers whether it waits. */
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
    /** The draft is there, and its field gets the focus. Answers behind how many letters the cursor belongs. */
    handOver: (): number | undefined => {
      if (asked) asked.isOpen = true;
      return asked?.after;
    },
    /** The field has the focus, and not all that belongs in it before. */
    isHandingOver: () => asked?.isOpen === true,
    /** All that was typed for the draft; or nothing comes of it. */
    take: (): string => {
      const { keys = [] } = asked ?? {};
      asked = undefined;
      return wordsOf(keys);
    },
  };
}
