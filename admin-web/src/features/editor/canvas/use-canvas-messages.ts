import type { Surroundings } from '@galley/public-web/surroundings';
import { formIdsIn } from '@galley/shared/components/field-values';
import { linkedPagesIn } from '@galley/shared/components/linked-pages';
import { pageListsIn } from '@galley/shared/components/listed-pages';
import { fileIdsIn } from '@galley/shared/page-links';
import type { ImageModels } from '@galley/shared/schemas/image';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useShownFiles } from '../../../parts/files/use-shown-files';
import { useLinkUrls } from '../../../parts/links/use-link-urls';
import type { EditorChoice } from '../../../parts/page-canvas/editor-choice';
import type { LoadedComponent } from '../../../parts/page-canvas/loaded-components';
import type { CanvasEntry, CanvasField, FromCanvas, ToCanvas } from '../../../parts/page-canvas/messages';
import { previewEntries, typedComponent } from '../../../parts/page-canvas/preview-entries';
import { type PreviewStore, usePreviewValues } from '../../../parts/preview/preview-store';
import { useGetSiteTheme } from '../../../parts/preview/use-get-site-theme';
import { useShownPages } from '../../../parts/preview/use-shown-pages';
import type { FormConflict } from '../inspector/form-work';
import type { CommentMarks } from '../use-comments-beside';
import { useCanvasComments } from './use-canvas-comments';
import { useCanvasConflict } from './use-canvas-conflict';
import type { CanvasPort } from './use-canvas-port';
import { useFormModels } from './use-form-models';

export interface CanvasContent {
  /** The page's document without its components; undefined while loading. */
  source: string | undefined;
  images: ImageModels;
  /** What components show besides their own fields. */
  surroundings: Surroundings;
  versionId: number | undefined;
  /** In the displayed order. */
  loaded: readonly LoadedComponent[];
  choice: EditorChoice;
  typed: PreviewStore;
  canEdit: boolean;
  selectedKey: string | undefined;
  comments: CommentMarks;
  /** The conflict of the selected component. */
  conflict: FormConflict | undefined;
  /** The last selection of the canvas that was handled. */
  handled: number;
  /** The last move of the canvas that the order includes. */
  moved: number;
  /** The field to edit; a new object requests it again. */
  focus: CanvasField | undefined;
  /** Set to a function that waits until all text typed on the canvas has been reported. */
  settle: RefObject<() => Promise<void>>;
  /** Set to the function that sends the canvas a message. */
  send: RefObject<(message: ToCanvas) => void>;
}

/** Receives the messages of the canvas, and records how much of the typed text is known. */
export function useCanvasMessages(onMessage: (message: FromCanvas) => void) {
  const seen = useRef(0);
  const settled = useRef<() => void>(undefined);
  const hear = (message: FromCanvas) => {
    if (message.kind === 'settled') settled.current?.();
    // Before the form receives it, so that the state it sends back counts as including it.
    if (message.kind === 'typed') seen.current = message.number;
    onMessage(message);
  };
  return { hear, seen, settled };
}

/** Sends the canvas its state and the selection whenever they change. */
export function useCanvasUpdates(
  port: CanvasPort | undefined,
  { seen, settled }: Omit<ReturnType<typeof useCanvasMessages>, 'hear'>,
  content: CanvasContent,
): void {
  const { source, images, surroundings, versionId, loaded, choice, typed, canEdit } = content;
  const { selectedKey, conflict, handled, moved, focus, settle, send } = content;
  const { themeCss } = useGetSiteTheme();
  const sent = useRef<{ port: unknown; entries: ReadonlySet<CanvasEntry> }>({
    port: undefined,
    entries: new Set(),
  });

  useEffect(() => {
    if (!port) return;
    send.current = port.send;
    settle.current = () => {
      const all = new Promise<void>((resolve) => {
        settled.current = resolve;
      });
      port.send({ kind: 'settle' });
      return all;
    };
    return () => {
      send.current = () => {};
      settle.current = () => Promise.resolve();
      settled.current?.();
    };
  }, [port, settle, send, settled]);

  const values = usePreviewValues(typed);
  const entries = useMemo(() => {
    const placements = loaded.map(({ placement }) => placement);
    return previewEntries(loaded, typedComponent(choice, values, placements), choice);
  }, [loaded, choice, values]);
  const shown = useMemo(() => entries.flatMap(({ component }) => component ?? []), [entries]);
  const forms = useFormModels(formIdsIn(shown));
  const asked = useMemo(
    () => ({
      pages: linkedPagesIn(shown).length > 0,
      files: fileIdsIn(shown).length > 0,
      lists: pageListsIn(shown).length > 0,
    }),
    [shown],
  );
  const linkUrls = useLinkUrls(asked);
  const listing = useShownPages(surroundings, versionId, asked.lists);
  const around = useShownFiles(listing, asked.files);

  useEffect(() => {
    if (port && source !== undefined) port.send({ kind: 'page', source, themeCss });
  }, [port, source, themeCss]);
  useEffect(() => {
    if (!port || source === undefined) return;
    if (sent.current.port !== port) sent.current = { port, entries: new Set() };
    const { entries: known } = sent.current;
    const changed = entries.filter((entry) => !known.has(entry));
    sent.current.entries = new Set(entries);
    const order = entries.map(({ key }) => key);
    const site = { forms, images, linkUrls, surroundings: around, canEdit };
    port.send({ kind: 'entries', order, changed, seen: seen.current, moved, ...site });
  }, [port, source, entries, forms, images, linkUrls, around, canEdit, seen, moved]);
  const addsAt = choice.kind === 'gallery' ? choice.at : undefined;
  useEffect(() => {
    port?.send({ kind: 'select', key: selectedKey, addsAt, seen: handled });
  }, [port, selectedKey, addsAt, handled]);
  useEffect(() => {
    if (focus) port?.send({ kind: 'type', ...focus });
  }, [port, focus]);

  useCanvasComments(port, content.comments, choice);
  useCanvasConflict(port, selectedKey, conflict, values);
}
