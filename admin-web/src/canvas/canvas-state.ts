import { noSurroundings } from '@galley/public-web/surroundings';
import { valueAt, withValueAt } from '@galley/shared/components/field-path';
import { createListeners } from '../lib/store';
import type {
  CanvasComments,
  CanvasConflict,
  CanvasEntry,
  CanvasField,
  CanvasSurroundings,
  EditorMessage,
  FromCanvas,
} from '../parts/page-canvas/messages';

export interface CanvasState extends CanvasSurroundings {
  /** The element that contains the components; null until the page's document has loaded. */
  holder: HTMLElement | null;
  entries: readonly CanvasEntry[];
  /** The component with the frame around it. */
  selected: string | undefined;
  /** Where a new component will be. */
  addsAt: number | undefined;
  /** The editor selected it: it may be anywhere on the page. */
  isLed: boolean;
  /** A component keeps its content on the page while a user types in it, whatever arrives. */
  frozen: CanvasEntry | undefined;
  comments: CanvasComments;
  conflict: CanvasConflict | undefined;
  /** Both texts of the conflict are visible. */
  isConflictOpen: boolean;
}

export type CanvasStore = ReturnType<typeof createCanvasStore>;

/** The state of the canvas. Updates from the editor keep unchanged objects, so that only changes are rendered. */
export function createCanvasStore(send: (message: FromCanvas) => void) {
  let state: CanvasState = {
    holder: null,
    entries: [],
    selected: undefined,
    addsAt: undefined,
    isLed: false,
    frozen: undefined,
    comments: { counts: {}, canComment: false },
    conflict: undefined,
    isConflictOpen: true,
    forms: {},
    images: {},
    linkUrls: {},
    surroundings: noSurroundings,
    canEdit: false,
  };
  const { notify, subscribe } = createListeners();
  /** The number of the last patch of each component; a message that does not include it is stale. */
  const sent = new Map<string, number>();
  let patches = 0;
  let choices = 0;
  let moves = 0;

  const set = (changes: Partial<CanvasState>) => {
    state = { ...state, ...changes };
    notify();
  };

  const store = {
    get: () => state,
    set,
    send,
    subscribe,
    /** Opens the comments on a component. */
    comment: (key: string) => {
      store.select(key);
      send({ kind: 'comment', key });
    },
    /** Opens the library, in which the picture that is there is chosen. */
    pickImage: (key: string, field: string) => {
      const data = store.entry(key)?.component?.data ?? {};
      send({ kind: 'pickImage', key, field, imageUrl: String(valueAt(data, field) ?? '') });
    },
    entry: (key: string | undefined) => state.entries.find((entry) => entry.key === key),
    /**
     * Applies the editor's state; a component with newer typed text keeps it, and one that was moved since keeps its
     * position. Unchanged objects are kept, so that nothing of them is rendered again.
     */
    take: (message: EditorMessage<'entries'>) => {
      const { kind, order: editorOrder, changed, seen, moved, ...around } = message;
      const shown = state.entries.map(({ key }) => key);
      const isLate = moved < moves && isSameList(shown.toSorted(), editorOrder.toSorted());
      const order = isLate ? shown : editorOrder;
      const known = new Map(state.entries.map((entry) => [entry.key, entry]));
      for (const entry of changed) {
        const before = known.get(entry.key);
        if (before === undefined) known.set(entry.key, entry);
        else if (seen >= (sent.get(entry.key) ?? 0)) known.set(entry.key, sameOr(before, entry));
      }
      const entries = order.flatMap((key) => known.get(key) ?? []);
      set({
        entries: isSameList(state.entries, entries) ? state.entries : entries,
        forms: sameOr(state.forms, around.forms),
        images: sameOr(state.images, around.images),
        linkUrls: sameOr(state.linkUrls, around.linkUrls),
        surroundings: sameOr(state.surroundings, around.surroundings),
        canEdit: around.canEdit,
      });
    },
    /** A user typed in a field: the canvas shows the text from now on, and the editor is notified. */
    typed: (what: CanvasField & { value: string; forMs: number }) => {
      const { key, field, value } = what;
      patches += 1;
      sent.set(key, patches);
      state = {
        ...state,
        entries: state.entries.map((entry) => (entry.key === key ? withValue(entry, field, value) : entry)),
      };
      send({ kind: 'typed', ...what, number: patches });
    },
    /** Shows a component at another place at once: the next key may move it on before the editor has answered. */
    move: (key: string, to: number) => {
      const entry = store.entry(key);
      if (!entry) return;
      moves += 1;
      set({ entries: state.entries.filter((other) => other !== entry).toSpliced(to, 0, entry) });
      send({ kind: 'move', key, to, number: moves });
    },
    select: (key: string | undefined) => {
      if (state.selected === key) return;
      choices += 1;
      set({ selected: key, isLed: false });
      send({ kind: 'select', key, number: choices });
    },
    /** Whether the editor knew the latest selection of the canvas when it sent this. */
    isNews: (seen: number) => seen >= choices,
  };
  return store;
}

function withValue(entry: CanvasEntry, field: string, value: string): CanvasEntry {
  if (!entry.component) return entry;
  const data = withValueAt(entry.component.data, field, value);
  return { ...entry, component: { ...entry.component, data } as typeof entry.component };
}

const sameOr = <Value>(before: Value, next: Value): Value =>
  JSON.stringify(before) === JSON.stringify(next) ? before : next;

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((member, index) => member === other[index]);
