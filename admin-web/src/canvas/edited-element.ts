import type { Field } from '@galley/shared/components/fields';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { holdEvent, listen } from '../lib/listen';
import { whenIdle } from '../lib/when-idle';
import { cleanPastedHtml } from '../parts/text-editor/clean-pasted-html';
import { contentOf, readDocument, storedHtml } from '../parts/text-editor/rich-text-document';
import { isCursorInSight } from './cursor-in-sight';
import { type CursorPlace, rangeAt } from './cursor-place';
import { editorOn, makeEditorReady } from './ready-editor';

interface EditOptions {
  element: HTMLElement;
  field: Field;
  value: string;
  /** The initial texts of a new component: typing replaces them. */
  placeholders: readonly string[];
  /** Absent: the cursor is at the end. */
  place: CursorPlace | undefined;
  onInput: () => void;
  onLeave: (event: FocusEvent) => void;
  /** On Escape, or Enter in a single-line text. */
  onDone: () => void;
}

/** An element of the page that is temporarily an editor. */
export interface EditedElement {
  value: () => string;
  /** Shows another text; the cursor moves to the difference. */
  set: (value: string) => void;
  /** Inserts text at the cursor. */
  insert: (words: string) => void;
  /** Scrolls to the cursor, if something covers it. */
  show: () => void;
  /** Restores the element to the state that React expects. */
  restore: () => void;
  editor: Editor | undefined;
}

/** Edits rich text: TipTap is attached to the element itself, so that the text does not move. */
export function editRichText(options: EditOptions): EditedElement {
  const { element, field, value, place, onInput } = options;
  const restore = remembered(element);
  const content = contentOf(value);
  element.replaceChildren();
  const editor = editorOn(element, content, {
    attributes: named(field, true),
    transformPastedHTML: cleanPastedHtml,
    handleScrollToSelection: isCursorInSight,
  });
  editor.on('update', onInput);
  // Text that is not edited keeps its stored form.
  let opened = { html: storedHtml(editor.state.doc), value };
  const stop = listenTo(options, true);
  const { doc, tr } = editor.state;
  const at = place && positionAt(editor, element, place);
  editor.view.dispatch(tr.setSelection(at === undefined ? Selection.atEnd(doc) : near(doc, at)));
  choosePlaceholder(editor, options);
  // At once, where TipTap's own command waits for a frame: the next letter may come before it.
  editor.view.focus();
  return {
    value: () => {
      const html = storedHtml(editor.state.doc);
      return html === opened.html ? opened.value : html;
    },
    set: (next) => {
      opened = { html: next, value: next };
      show(editor, next);
      opened.html = storedHtml(editor.state.doc);
    },
    insert: (words) => editor.view.dispatch(editor.state.tr.insertText(words)),
    show: () => void isCursorInSight(editor.view),
    restore: () => {
      stop();
      editor.destroy();
      restore();
      whenIdle(makeEditorReady);
    },
    editor,
  };
}

const near = (doc: Node, at: number) => Selection.near(doc.resolve(Math.min(at, doc.content.size)));

function positionAt({ view }: Editor, element: HTMLElement, place: CursorPlace): number | undefined {
  if ('x' in place) return view.posAtCoords({ left: place.x, top: place.y })?.pos;
  const at = rangeAt(element, place);
  return at && view.posAtDOM(at.startContainer, at.startOffset);
}

/** Selects the whole block at the cursor while it has its initial text; for keyboard users the first block. */
function choosePlaceholder(editor: Editor, { placeholders, place, value }: EditOptions): void {
  // Parsing all placeholders would delay the first letter, and most texts contain none.
  if (!placeholders.some((html) => value.includes(html))) return;
  const words = placeholders.map(
    (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent,
  );
  const { doc, selection } = editor.state;
  const block = place ? selection.$from : doc.resolve(Math.min(1, doc.content.size));
  if (!words.includes(block.parent.textContent)) return;
  editor.commands.setTextSelection({ from: block.start(), to: block.end() });
}

/** Edits plain text with the browser's own editing, without markup. */
export function editText(options: EditOptions): EditedElement {
  const { element, field, value, place, onInput } = options;
  const isLong = field.kind === 'text' && field.isLong === true;
  const restore = remembered(element);
  for (const [name, given] of Object.entries(named(field, isLong))) element.setAttribute(name, given);
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('data-galley-editing', '');
  // The text of a link is edited, not dragged.
  element.draggable = false;
  let opened = { text: element.textContent, value };
  const stop = listenTo(options, isLong, { input: onInput });
  element.focus({ preventScroll: true });
  if (options.placeholders.includes(value)) getSelection()?.selectAllChildren(element);
  else placeCursor(element, place);
  return {
    value: () => {
      const text = element.textContent ?? '';
      if (text === opened.text) return opened.value;
      return isLong ? text : text.replace(/\s*\n\s*/g, ' ');
    },
    set: (next) => {
      opened = { text: next, value: next };
      const before = element.textContent ?? '';
      element.textContent = next;
      const shared = commonEnd(before, next);
      getSelection()?.collapse(element.firstChild ?? element, element.firstChild ? next.length - shared : 0);
    },
    insert: (words) => void document.execCommand('insertText', false, words),
    show: () => element.scrollIntoView({ block: 'nearest' }),
    restore: () => {
      stop();
      restore();
    },
    editor: undefined,
  };
}

/** The length of the common end of two texts. */
function commonEnd(one: string, other: string): number {
  let length = 0;
  const most = Math.min(one.length, other.length);
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

/** Replaces only what differs. */
function show({ view, state }: Editor, html: string): void {
  const next = readDocument(html);
  const start = state.doc.content.findDiffStart(next.content);
  const end = state.doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  // In 'aa' → 'aaa' both ends overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const content = state.schema.nodeFromJSON(next.toJSON());
  const slice = content.slice(start, end.b + overlap);
  const change = state.tr.replace(start, end.a + overlap, slice);
  change.setSelection(Selection.near(change.doc.resolve(Math.min(end.b + overlap, change.doc.content.size))));
  view.dispatch(change.setMeta('preventUpdate', true));
}

const named = ({ label, required }: Field, isLong: boolean) => ({
  role: 'textbox',
  'aria-label': label,
  'aria-multiline': String(isLong),
  ...(required && { 'aria-required': 'true' }),
});

function listenTo(
  { element, onLeave, onDone }: EditOptions,
  hasLines: boolean,
  more?: { input: () => void },
) {
  const key = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key !== 'Escape' && (event.key !== 'Enter' || hasLines)) return;
    holdEvent(event);
    onDone();
  };
  return listen(element, { keydown: key, focusout: onLeave, ...more });
}

/** Remembers attributes and content of an element, and returns a function that restores them. */
function remembered(element: HTMLElement): () => void {
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  const content = element.cloneNode(true);
  return () => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    element.replaceChildren(...content.cloneNode(true).childNodes);
  };
}

function placeCursor(element: HTMLElement, place: CursorPlace | undefined): void {
  const selection = getSelection();
  const wanted = place && rangeAt(element, place);
  const range = wanted ?? document.createRange();
  if (!wanted) {
    range.selectNodeContents(element);
    range.collapse(false);
  }
  selection?.removeAllRanges();
  selection?.addRange(range);
}
