import { valueAt } from '@galley/shared/components/field-path';
import { placeholderParts } from '@galley/shared/components/placeholder';
import type { Editor } from '@tiptap/core';
import { flushSync } from 'react-dom';
import { listen } from '../lib/listen';
import { createListeners } from '../lib/store';
import { fieldSelector, inPlaceField, isTyped } from '../parts/page-canvas/in-place-fields';
import { partsIn } from '../parts/preview/page-frame';
import {
  type ButtonContent,
  buttonAtCursor,
  convertButtonToText,
  placeButton,
  startOfButton,
} from '../parts/text-editor/button-command';
import { setLink, unsetLink } from '../parts/text-editor/link-command';
import { type PlacedPicture, placePicture } from '../parts/text-editor/placed-picture';
import type { CanvasStore } from './canvas-state';
import { coveredBelow } from './cursor-in-sight';
import type { CursorPlace, Point } from './cursor-place';
import { type EditedElement, editRichText, editText } from './edited-element';
import { createTypingReporter } from './typing-reporter';

/** The field that is being edited on the page. */
export interface Typing {
  key: string;
  field: string;
  element: HTMLElement;
  /** The editor of rich text. */
  editor: Editor | undefined;
}

export type TypingControl = ReturnType<typeof createTyping>;

/**
 * Editing on the page itself: the field with the focus becomes an editor, and turns back afterwards. Its component is
 * not rendered again in between, whatever arrives.
 */
export function createTyping(store: CanvasStore) {
  let current: (Typing & { edited: EditedElement }) | undefined;
  let reported = '';
  /** A dialog outside the canvas asks for something to insert: the field waits without the focus. */
  let isHeld = false;
  /** The text that the next picture is for. */
  let pictured: HTMLElement | undefined;
  /** Makes the line for what the dialog inserts, so that none is left where it is cancelled. */
  let makeLine: (() => void) | undefined;
  const { notify, subscribe } = createListeners();
  // The keyboard of a phone comes after the tap on the text.
  listen(window, { resize: () => coveredBelow() > 0 && current?.edited.show() });

  /**
   * Reports the field's content to the editor, if it changed, and asks it not to save before the rest is reported.
   */
  const reporter = createTypingReporter(
    (forMs) => {
      if (!current) return;
      const value = current.edited.value();
      if (value === reported) return;
      reported = value;
      store.typed({ key: current.key, field: current.field, value, forMs });
    },
    (forMs) => store.send({ kind: 'typesOn', forMs }),
  );

  const end = () => {
    if (!current) return;
    reporter.now();
    const { edited } = current;
    current = undefined;
    isHeld = false;
    edited.restore();
    flushSync(() => store.set({ frozen: undefined }));
    notify();
  };

  /** The focus has left the element: for the tools of the canvas, for another program, or for good. */
  const left = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (to instanceof Element && to.localName === 'galley-canvas') return;
    const { element } = current ?? {};
    setTimeout(() => {
      if (!current || current.element !== element || isHeld || isInTools()) return;
      const isStill = current.element.contains(document.activeElement);
      // A user who returns from another program continues typing at the same place.
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
    reported = value;
    const options = {
      element,
      field: declared,
      value,
      placeholders: placeholderParts(entry.component.type, declared.label),
      place,
      onInput: reporter.typed,
      onLeave: left,
      onDone: () => done(key),
    };
    const edited = declared.kind === 'richText' ? editRichText(options) : editText(options);
    current = { key, field, element, edited, editor: edited.editor };
    store.select(key);
    notify();
  };

  const done = (key: string) => {
    end();
    // The next key may come before the next frame.
    flushSync(() => store.set({ selected: key }));
    focusStop(key);
  };

  return {
    get: () => current,
    subscribe,
    begin,
    /**
     * For keyboard users: starts editing a field of a component, or its first one. The cursor is at the end, or at an
     * offset in characters.
     */
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
    flush: reporter.now,
    /** Sets other values in these fields of a component. The cursor stays in the one being edited. */
    put: (key: string, values: Readonly<Record<string, unknown>>) => {
      if (current?.key !== key) return;
      const value = valueAt(values, current.field);
      if (typeof value !== 'string') return end();
      reporter.forget();
      reported = value;
      current.edited.set(value);
    },
    end,
    /** Asks for the target of the selected text's link; the text waits for the response. */
    pickLink: () => {
      if (!current?.editor) return;
      isHeld = true;
      store.send({ kind: 'pickLink', current: String(current.editor.getAttributes('link').href ?? '') });
    },
    /** Asks for a button at the cursor, or about the one that is there. */
    pickButton: (line?: () => void) => {
      if (!current?.editor) return;
      isHeld = true;
      makeLine = line;
      const { editor } = current;
      const isThere = buttonAtCursor(editor) !== undefined;
      store.send({ kind: 'pickButton', start: startOfButton(editor), isThere });
    },
    putButton: (button: ButtonContent | 'text' | undefined) => {
      const editor = current?.editor;
      isHeld = false;
      if (!editor) return;
      if (button !== undefined) makeLine?.();
      const there = buttonAtCursor(editor);
      if (button === undefined) editor.commands.focus();
      else if (button !== 'text') placeButton(editor, button, there);
      else if (there) convertButtonToText(editor, there);
    },
    pickPicture: (line: () => void) => {
      isHeld = true;
      pictured = current?.element;
      makeLine = line;
      store.send({ kind: 'pickPicture' });
    },
    /** Moves the cursor to a point of the window. */
    moveTo: ({ x, y }: Point) => {
      const at = current?.editor?.view.posAtCoords({ left: x, top: y });
      if (at) current?.editor?.commands.setTextSelection(at.pos);
    },
    /** Gives a file to the library, for the cursor; the text can be continued until it is there. */
    givePicture: (file: File, isOneOfSeveral: boolean) => {
      isHeld = true;
      pictured = current?.element;
      makeLine = undefined;
      store.send({ kind: 'givePicture', file, isOneOfSeveral });
    },
    putPicture: (picture: PlacedPicture | undefined) => {
      // Another text has been clicked since.
      if (current?.element !== pictured) return;
      const editor = current?.editor;
      isHeld = false;
      if (picture) makeLine?.();
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

/** The component whose keyboard stop has the focus. */
export function focusedStop(): string | undefined {
  return (tools()?.activeElement as HTMLElement | null | undefined)?.dataset.stop;
}

/** Moves the focus to the component as a whole; in the next frame where it is not rendered yet. */
export function focusStop(key: string): void {
  const focused = () => {
    const stop = tools()?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(key)}"]`);
    stop?.focus();
    return stop;
  };
  if (!focused()) requestAnimationFrame(focused);
}
