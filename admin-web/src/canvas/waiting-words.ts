import type { CanvasStore } from './canvas-state';
import { lettersBefore, type Point } from './cursor-place';
import { firstTypedField, inPlaceField, isTyped } from './in-place-fields';
import type { CanvasField } from './messages';

export type WaitingWords = ReturnType<typeof createWaitingWords>;

/** What is typed on a version that can only be viewed: it waits here until there is a draft that it belongs in. */
export function createWaitingWords(store: CanvasStore) {
  let clicked: (CanvasField & { after?: number }) | undefined;
  /** Undefined while no draft is asked for. */
  let asked: { words: string; after: number | undefined } | undefined;

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
    /** Someone types a letter, or only says that they want to. Answers whether it waits. */
    add: (letter = ''): boolean => {
      if (!asked) {
        const place = store.get().canEdit ? undefined : wanted();
        if (!place) return false;
        asked = { words: '', after: place.after };
        store.send({ kind: 'wantsToEdit', key: place.key, field: place.field });
      }
      asked.words += letter;
      return true;
    },
    removeLast: () => {
      if (asked) asked.words = asked.words.slice(0, -1);
    },
    /** The draft is there, and these belong behind so many letters of the field; or nothing comes of it. */
    take: () => {
      const { words = '', after } = asked ?? {};
      asked = undefined;
      return { words, after };
    },
  };
}
