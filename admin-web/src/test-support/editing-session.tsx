import { noSurroundings } from '@galley/public-web/surroundings';
import type { CreatableType } from '@galley/shared/components/dictionary';
import { modals } from '@mantine/modals';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type CanvasStore, createCanvasStore } from '../canvas/canvas-state';
import { useCanvasCommands } from '../features/editor/canvas/use-canvas-commands';
import { useCanvasMessages, useCanvasUpdates } from '../features/editor/canvas/use-canvas-messages';
import type { CanvasPort } from '../features/editor/canvas/use-canvas-port';
import { type FormOnPageOptions, useFormOnPage } from '../features/editor/inspector/use-form-on-page';
import { useEditorChoice } from '../features/editor/use-editor-choice';
import { usePageState } from '../features/editor/use-page-state';
import { useStored } from '../lib/store';
import type { EditorChoice } from '../parts/page-canvas/editor-choice';
import type { FromCanvas, ToCanvas } from '../parts/page-canvas/messages';
import { chosenKey } from '../parts/page-canvas/preview-entries';
import { companyNameKey } from '../parts/session/use-company-name';
import { signedInUserKey } from '../parts/session/use-signed-in-user';
import {
  type PageComponentData,
  useGetPageComponentData,
} from '../parts/versions/use-get-page-component-data';

const versionId = 1;
/**
 * From a response to the canvas there are two renders, with effects in between; after this many rounds nothing
 * follows any more.
 */
const quietRounds = 8;
const nothing = {};
const noComments = { counts: new Map<number, number>(), canComment: true };
const ignore = () => undefined;

/** A fake canvas without a document: what it shows, and text typed there that was not reported yet. */
interface Canvas {
  store: CanvasStore;
  /** Types text; the editor is told now, or when it asks. */
  type: (key: string, text: string, isHeld: boolean) => void;
  flush: () => void;
  port: CanvasPort;
  listen: (hear: (message: FromCanvas) => void) => void;
}

function openCanvas(): Canvas {
  let notify: (message: FromCanvas) => void = ignore;
  let held: { key: string; value: string } | undefined;
  // Like a message channel: asynchronous and in order.
  const store = createCanvasStore((message) => setImmediate(() => notify(message)));
  const flush = () => {
    const typed = held;
    held = undefined;
    if (typed) store.typed({ ...typed, field: 'announcementText', forMs: 2_000 });
  };
  const hear = (message: ToCanvas) => {
    if (message.kind === 'entries') store.take(message);
    else if (message.kind === 'select' && store.isNews(message.seen)) {
      if (message.key !== store.get().selected) flush();
      store.set({ selected: message.key });
    } else if (message.kind === 'settle') {
      flush();
      store.send({ kind: 'settled' });
    } else if (message.kind === 'put' && held?.key === message.key) held = undefined;
  };
  return {
    store,
    type: (key, value, isHeld) => {
      flush();
      store.select(key);
      held = { key, value };
      if (!isHeld) flush();
    },
    flush,
    port: { send: (message) => setImmediate(() => hear(message)) },
    listen: (hearer) => {
      notify = hearer;
    },
  };
}

/** The editor's state and actions, as of the last render. */
interface Shown {
  data: PageComponentData;
  state: ReturnType<typeof usePageState>;
  editor: ReturnType<typeof useEditorChoice>;
  hear: (message: FromCanvas) => void;
}

interface EditorProps {
  data: PageComponentData;
  canvas: Canvas;
  show: (shown: Shown) => void;
}

/** The editor of a page without visible parts: its state, its forms and its canvas. */
function Editor({ data, canvas, show }: EditorProps) {
  const editor = useEditorChoice();
  const { choice, work } = editor;
  const conflict = useStored(work, (all) => all.conflict);
  const state = usePageState({ data, versionId, isReadOnly: false, editor, onClosed: ignore });
  const { patches, placements, chosen, steps, send, choose } = state;
  const commands = useCanvasCommands({
    ...{ choice, work, placements, patches, choose, steps, send },
    add: ignore,
    draftToTypeIn: { ask: () => Promise.resolve(), handOver: () => {} },
    onComment: ignore,
    onPage: ignore,
    onChrome: ignore,
    follow: () => Promise.resolve(),
  });
  const heard = useCanvasMessages(commands.hear);
  const [port] = useState(() => canvas.port);
  useCanvasUpdates(port, heard, {
    ...{ source: '', images: nothing, surroundings: noSurroundings, versionId: 1 },
    ...{ loaded: state.ordered, choice },
    ...{ typed: state.typed.store, canEdit: true, selectedKey: state.selectedKey, conflict },
    comments: noComments,
    ...{ handled: commands.handled, moved: commands.moved, focus: undefined, settle: editor.settle, send },
  });
  useEffect(() => {
    canvas.listen(heard.hear);
    show({ data, state, editor, hear: heard.hear });
  });

  const form = {
    place: { pageId: data.page.id, versionId },
    isReadOnly: false,
    entryKey: chosenKey(choice) ?? '',
    patches,
    history: steps.history,
    onTyping: state.typed.showNow,
    onWork: work.set,
    onSaved: state.close,
    onCreated: steps.created,
  };
  const { stored } = chosen ?? {};
  if (choice.kind === 'new') {
    const { type, at } = choice;
    return <Form key={`new ${type} ${at}`} {...form} type={type} at={at} stored={stored} />;
  }
  return chosen && stored ? (
    <Form key={chosen.placement.id} {...form} type={chosen.placement.type as CreatableType} stored={stored} />
  ) : null;
}

function Form(props: FormOnPageOptions) {
  const { form } = useFormOnPage(props);
  const [isNew] = useState(!props.stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isNew) props.onTyping(form.getValues());
  }, []);
  return null;
}

function Screen({ pageId, ...editor }: { pageId: number } & Omit<EditorProps, 'data'>) {
  const { data } = useGetPageComponentData(pageId, versionId);
  return data ? <Editor data={data} {...editor} /> : null;
}

/** Answers questions at once: those about discarding unsaved text with no, all others with yes. */
export function answerQuestions(): void {
  interface Asked {
    onConfirm?: () => Promise<unknown>;
    onClose: (isDone: boolean) => void;
  }
  const open = new Map<string, (() => void) | undefined>();
  modals.open = ({ children, onClose }) => {
    const id = String(open.size);
    open.set(id, onClose);
    const { props } = (children as ReactElement<{ children: ReactElement<Asked> }>).props.children;
    setImmediate(async () => {
      try {
        await props.onConfirm?.();
        props.onClose(props.onConfirm !== undefined);
      } catch {
        props.onClose(false);
      }
    });
    return id;
  };
  modals.close = (id) => open.get(id)?.();
}

export type EditingSession = Awaited<ReturnType<typeof openEditing>>;

/**
 * Opens a page's first draft in an editor without a screen.
 * @param isBusy whether a call is in flight
 */
export async function openEditing(pageId: number, user: object, isBusy: () => boolean) {
  // Makes all consequences of a change follow at once.
  notifyManager.setScheduler(setImmediate);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 15_000 }, mutations: { retry: false } },
  });
  client.setQueryData(signedInUserKey, user);
  client.setQueryData(companyNameKey, { companyName: 'Acme' });
  const canvas = openCanvas();
  let shown: Shown | undefined;
  const root = createRoot(document.createElement('div'));
  root.render(
    <QueryClientProvider client={client}>
      <Screen
        pageId={pageId}
        canvas={canvas}
        show={(next) => {
          shown = next;
        }}
      />
    </QueryClientProvider>,
  );
  /** Waits until nothing is in progress any more, except for autosaves that wait for a pause. */
  const settled = async () => {
    for (let calm = 0; calm < quietRounds; calm += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      const isRunning = isBusy() || client.isFetching() > 0 || client.isMutating() > 0;
      if (isRunning || !shown) calm = 0;
    }
  };
  await settled();
  const now = () => shown as Shown;
  return {
    canvas,
    now,
    settled,
    hear: (message: FromCanvas) => canvas.store.send(message),
    choose: (choice: EditorChoice) => now().state.choose(choice),
    readAgain: () => client.invalidateQueries(),
    close: () => {
      root.unmount();
      client.clear();
    },
  };
}
