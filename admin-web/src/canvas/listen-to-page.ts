import { holdEvent, listen } from '../lib/listen';
import { historyKey } from '../parts/page-canvas/history-key';
import { fieldSelector, inPlaceField } from '../parts/page-canvas/in-place-fields';
import { isLetter, typedKey } from '../parts/page-canvas/is-letter';
import type { ChromePart } from '../parts/page-canvas/messages';
import { partsIn } from '../parts/preview/page-frame';
import type { CanvasStore } from './canvas-state';
import { listenToPictures } from './given-pictures';
import { keyOf } from './page-document';
import type { TypingControl } from './typing';
import type { WaitingWords } from './waiting-words';

const chrome: [ChromePart, string][] = [
  ['header', 'header'],
  ['footer', 'footer'],
  ['menu', 'nav, aside'],
  ['heading', 'h1'],
];

/** The part around the components that was clicked. It is inert, so the click's target is what is behind it. */
function chromeAt(
  holder: HTMLElement | null,
  { clientX: x, clientY: y }: MouseEvent,
): ChromePart | undefined {
  const found = chrome.find(([, selector]) =>
    [...document.querySelectorAll(selector)].some((element) => {
      if (holder?.contains(element)) return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }),
  );
  return found?.[0];
}

/** Whether the element is a picture, or the place of a missing one. */
function isPicture(store: CanvasStore, key: string, element: HTMLElement): boolean {
  const type = store.entry(key)?.component?.type ?? '';
  return element.matches('img') || inPlaceField(type, element.dataset.galleyField ?? '')?.kind === 'image';
}

export interface Listened {
  store: CanvasStore;
  typing: TypingControl;
  waiting: WaitingWords;
}

/**
 * Handles clicks and keys on the page: links and forms do nothing, a click selects its component, and one on a text
 * starts editing it. Returns a function that stops listening.
 */
export function listenToPage({ store, typing, waiting }: Listened, host: HTMLElement): () => void {
  const isOwn = (event: Event) => event.target === host;

  const press = (event: MouseEvent) => {
    if (isOwn(event)) return;
    const target = event.target as Element;
    if (typing.get()?.element.contains(target)) return;
    // The page's own fields get no focus, and its pictures and links are not dragged.
    if (target.closest('input, select, textarea, button, a, img, summary')) event.preventDefault();
  };

  const click = (event: MouseEvent) => {
    if (isOwn(event)) return;
    const target = event.target as Element;
    const isTypedIn = typing.get()?.element.contains(target) ?? false;
    const link = target.closest('a[href]');
    if (link || !isTypedIn) event.preventDefault();
    event.stopPropagation();
    if (link && (event.ctrlKey || event.metaKey)) {
      return store.send({ kind: 'follow', url: link.getAttribute('href') ?? '' });
    }
    if (isTypedIn) return;
    const key = keyOf(store.get(), target);
    if (key === undefined) {
      typing.end();
      const part = chromeAt(store.get().holder, event);
      store.select(undefined);
      if (part) store.send({ kind: 'chrome', part });
      return;
    }
    const element = target.closest<HTMLElement>(fieldSelector) ?? onlyField(store, key, target);
    const point = { x: event.clientX, y: event.clientY };
    if (element) waiting.clicked(key, element, point);
    const { canEdit, selected } = store.get();
    if (element && canEdit && !isPicture(store, key, element)) return typing.begin(key, element, point);
    typing.end();
    // A phone has no keyboard before a text has the focus: there, a second tap asks for a draft.
    if (selected === key && 'pointerType' in event && event.pointerType === 'touch') waiting.add();
    store.select(key);
    const entry = target.closest<HTMLElement>('[data-galley-entry]')?.dataset.galleyEntry;
    if (!canEdit) return;
    if (element) store.pickImage(key, element.dataset.galleyField ?? '');
    // The first click selects the whole component, which the user may want to move.
    else if (entry !== undefined && selected === key)
      store.send({ kind: 'openEntry', key, entry: Number(entry) });
  };

  const key = (event: KeyboardEvent) => {
    const asked = historyKey(event);
    if (asked && store.get().canEdit && !(event.composedPath()[0] instanceof HTMLInputElement)) {
      event.preventDefault();
      return undo(asked);
    }
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isCommand && event.key.toLowerCase() === 's') {
      event.preventDefault();
      typing.flush();
      return store.send({ kind: 'key', key: 'save' });
    }
    if (isCommand && event.key.toLowerCase() === 'k' && typing.get()?.editor) {
      event.preventDefault();
      return typing.pickLink();
    }
    if (typing.get()) return;
    if (isLetter(event) && (waiting.isWaiting() || !isOwn(event)) && typeLater(event)) return;
    if (event.key === 'Backspace' && waiting.isWaiting()) waiting.add(typedKey(event));
    if (isOwn(event)) return;
    if (event.key === '?') store.send({ kind: 'key', key: 'help' });
    else if (event.key === 'Escape') store.select(undefined);
  };

  /** Typing on a read-only version. */
  const typeLater = (event: KeyboardEvent) => {
    // The first one opens the help, the second one scrolls.
    if ('? '.includes(event.key) && !waiting.isWaiting()) return false;
    const isTaken = waiting.add(typedKey(event));
    // A space would scroll the page.
    if (isTaken) event.preventDefault();
    return isTaken;
  };
  /** In the field of a new draft, before everything that was typed for it has been inserted. */
  const typeTooEarly = (event: KeyboardEvent) => {
    if (!waiting.isHandingOver() || (!isLetter(event) && event.key !== 'Backspace')) return;
    waiting.add(typedKey(event));
    holdEvent(event);
  };
  const twice = (event: MouseEvent) => {
    if (!isOwn(event)) waiting.add();
  };

  const undo = (asked: 'undo' | 'redo') => {
    typing.flush();
    store.send({ kind: 'key', key: asked });
  };
  /** Undo through a browser menu, or by shaking a phone. */
  const beforeInput = (event: InputEvent) => {
    if (!typing.get() || !event.inputType.startsWith('history')) return;
    event.preventDefault();
    undo(event.inputType === 'historyUndo' ? 'undo' : 'redo');
  };
  const hold = (event: Event) => event.preventDefault();
  const first = { mousedown: press, click, auxclick: hold, submit: hold };
  const stops = [
    listen(document, { ...first, keydown: typeTooEarly, beforeinput: beforeInput }, { capture: true }),
    listen(document, { dblclick: twice, keydown: key }),
    listenToPictures(store, typing),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The field of a component that has only one: a click beside its text means it too. */
function onlyField(store: CanvasStore, key: string, target: Element): HTMLElement | undefined {
  const { holder, entries } = store.get();
  const index = entries.findIndex((entry) => entry.key === key);
  const type = entries[index]?.component?.type ?? '';
  const part = holder && partsIn(holder)[index];
  if (!part || target.closest('a, button, form, img')) return undefined;
  const fields = [...part.querySelectorAll<HTMLElement>(fieldSelector)];
  const [only] = fields;
  return fields.length === 1 && only && inPlaceField(type, only.dataset.galleyField ?? '') ? only : undefined;
}
