import { valueAt } from '@galley/shared/components/field-path';
import { placeholderParts } from '@galley/shared/components/placeholder';
import type { Editor } from '@tiptap/core';
import { flushSync } from 'react-dom';
import { setLink, unsetLink } from '../features/editor/text-editor/link-command';
import { type PlacedPicture, placePicture } from '../features/editor/text-editor/placed-picture';
import { partsIn } from '../features/preview/page-frame';
import type { CanvasStore } from './canvas-state';
import type { CursorPlace } from './cursor-place';
import { type EditedElement, editRichText, editText } from './edited-element';
import { fieldSelector, inPlaceField, isTyped } from './in-place-fields';
import { createTelling } from './telling';

/** The field that someone types in, on the page. */
export interface Typing {
  key: string;
  field: string;
  element: HTMLElement;
  /** Of rich text. */
  editor: Editor | undefined;
}

export type TypingControl = ReturnType<typeof createTyping>;

/**
 * Typing on the page itself: one field at a time becomes an editor while it has the focus, and what the site shows
 * again afterwards. Its component is not drawn again meanwhile, whatever arrives.
 */
export function createTyping(store: CanvasStore) {
  let current: (Typing & { edited: EditedElement }) | undefined;
  let told = '';
  /** A dialog around the canvas asks for something that goes into the field: it waits without the focus. */
  let isHeld = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** Tells the editor around what the field holds, if that is news; and not to save before it has told the rest. */
  const telling = createTelling(
    (forMs) => {
      if (!current) return;
      const value = current.edited.value();
      if (value === told) return;
      told = value;
      store.typed({ key: current.key, field: current.field, value, forMs });
    },
    (forMs) => store.send({ kind: 'typesOn', forMs }),
  );

  const end = () => {
    if (!current) return;
    telling.now();
    const { edited } = current;
    current = undefined;
    isHeld = false;
    edited.restore();
    flushSync(() => store.set({ frozen: undefined }));
    tell();
  };

  /** The focus has left the element: for the tools of the canvas, for another program, or for good. */
  const left = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (to instanceof Element && to.localName === 'galley-canvas') return;
    const { element } = current ?? {};
    setTimeout(() => {
      if (!current || current.element !== element || isHeld || isInTools()) return;
      const isStill = current.element.contains(document.activeElement);
      // Anyone who looks something up in another program goes on typing where they were.
      if (!isStill || (!document.hasFocus() && parent.document.hasFocus())) end();
    });
  };

  const begin = (key: string, element: HTMLElement, place?: CursorPlace) => {
    if (current?.element === element) return;
    end();
    const entry = store.entry(key);
    const field = element.dataset.galleyField ?? '';
    const declared = entry?.component && inPlaceField(entry.component.type, field);
    if (!entry?.component || !declared || !isTyped(declared) || !store.get().canEdit) return;
    const value = String(valueAt(entry.component.data, field) ?? '');
    store.set({ frozen: entry });
    told = value;
    const options = {
      element,
      field: declared,
      value,
      placeholders: placeholderParts(entry.component.type, declared.label),
      place,
      onInput: telling.typed,
      onLeave: left,
      onDone: () => done(key),
    };
    const edited = declared.kind === 'richText' ? editRichText(options) : editText(options);
    current = { key, field, element, edited, editor: edited.editor };
    store.select(key);
    tell();
  };

  const done = (key: string) => {
    end();
    // The next key may come before the next frame.
    flushSync(() => store.set({ selected: key }));
    focusStop(key);
  };

  return {
    get: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    begin,
    /** By keyboard: a field of a component, or its first one. The cursor stands at the end, or behind so many letters. */
    beginAt: (key: string, field?: string, after?: number) => {
      const { holder, entries } = store.get();
      const part = holder && partsIn(holder)[entries.findIndex((entry) => entry.key === key)];
      const fields = [...(part?.querySelectorAll<HTMLElement>(fieldSelector) ?? [])];
      const element = fields.find(({ dataset }) => dataset.galleyField === field) ?? fields[0];
      if (element) begin(key, element, after === undefined ? undefined : { after });
    },
    focus: () => current?.element.focus({ preventScroll: true }),
    insert: (words: string) => {
      if (words !== '') current?.edited.insert(words);
    },
    flush: telling.now,
    /** These fields of a component hold something else now. The cursor stays in the one that is typed in. */
    put: (key: string, values: Readonly<Record<string, unknown>>) => {
      if (current?.key !== key) return;
      const value = valueAt(values, current.field);
      if (typeof value !== 'string') {
        end();
        return;
      }
      telling.forget();
      told = value;
      current.edited.set(value);
    },
    end,
    /** Asks where the chosen words are to lead; the text waits for the answer. */
    pickLink: () => {
      if (!current?.editor) return;
      isHeld = true;
      store.send({ kind: 'pickLink', current: String(current.editor.getAttributes('link').href ?? '') });
    },
    pickPicture: () => {
      isHeld = true;
      store.send({ kind: 'pickPicture' });
    },
    putPicture: (picture: PlacedPicture | undefined) => {
      const editor = current?.editor;
      isHeld = false;
      if (editor && picture) placePicture(editor, picture);
      else editor?.commands.focus();
    },
    setLink: ({ link, words }: { link?: string; words: string }) => {
      const editor = current?.editor;
      isHeld = false;
      if (!editor) return;
      if (link) setLink(editor, link, words);
      else if (link === '') unsetLink(editor);
      editor.commands.focus();
    },
    /** The focus has left the tools: for the text, or for good. */
    endUnlessFocused: () => {
      if (current && !isHeld && !isInTools() && !current.element.contains(document.activeElement)) end();
    },
  };
}

const tools = () => document.querySelector('galley-canvas')?.shadowRoot;
const isInTools = () => tools()?.activeElement != null;

/** The focus goes to the component as a whole; with the next frame where it is not drawn yet. */
export function focusStop(key: string): void {
  const focused = () => {
    const stop = tools()?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(key)}"]`);
    stop?.focus();
    return stop;
  };
  if (!focused()) requestAnimationFrame(focused);
}
