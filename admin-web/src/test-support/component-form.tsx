import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createPageHistory } from '../features/editor/history/page-history';
import { autosaveDelayMs } from '../features/editor/inspector/autosave';
import type { ComponentFormOptions } from '../features/editor/inspector/component-form-options';
import { useComponentForm } from '../features/editor/inspector/use-component-form';
import { draftOwner } from '../lib/local-drafts';
import type { StoredComponent } from '../parts/components/stored-component';
import { signedInUserKey } from '../parts/session/use-signed-in-user';
import { DraftOwner } from '../ui/form/use-local-draft';

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/** A fake server for a form: tests define its responses, and inspect the requests. */
export interface FormServer {
  sent: Sent[];
  /** The responses to saves, one after the other; then always the component's id. */
  answers: { status: number; body: unknown }[];
  /** The responses to reads, by the end of the path. */
  reads: Record<string, unknown>;
  isReachable: boolean;
}

/** Resets the server before each test of the file; the clock does not move until a test advances it. */
export function startFormServer(): FormServer {
  const unused = (): FormServer => ({ sent: [], answers: [], reads: {}, isReachable: true });
  const server = unused();
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    Object.assign(server, unused());
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
      if (!server.isReachable) throw new TypeError('Failed to fetch');
      if (request.method !== 'POST') {
        const name = new URL(path, 'http://localhost').pathname.split('/').at(-1) ?? '';
        const status = name in server.reads ? 200 : 404;
        return new Response(JSON.stringify(server.reads[name] ?? null), { status });
      }
      server.sent.push({ path, body: JSON.parse(String(request.body)) });
      const { status, body } = server.answers.shift() ?? { status: 200, body: 7 };
      return new Response(JSON.stringify(body), { status });
    });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return server;
}

const user = { email: 'ruth@acme.example', role: 'Level4', company: 'acme', isVendor: false };
export const owner = draftOwner(user);
const place = { pageId: 1, versionId: 2 };
/** The place of the form's local drafts. */
export const formPlace = 'page 1 V2 7';
const stored: StoredComponent = {
  component: {
    type: 'Announcement',
    componentId: 7,
    data: { componentName: 'Note', announcementText: 'Old' },
  },
  revision: 3,
};
export const atRevision = (revision: number, announcementText: string): StoredComponent => ({
  component: { ...stored.component, data: { componentName: 'Note', announcementText } } as never,
  revision,
});
export const staleResponse = {
  status: 409,
  body: {
    message: 'Someone else changed this in the meantime. Your text is kept: compare and save again.',
    revision: 5,
    current: { id: 7, revision: 5, componentName: 'Note', announcementText: 'Theirs' },
  },
};

/** Renders the hook as a screen does, with the actions of a user. */
export function openForm(options: Partial<ComponentFormOptions> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(signedInUserKey, user);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <DraftOwner value={owner}>{children}</DraftOwner>
    </QueryClientProvider>
  );
  const history = createPageHistory();
  const onSaved = vi.fn();
  const onCreated = vi.fn();
  const { result, rerender, unmount } = renderHook(
    (changed: Partial<ComponentFormOptions>) => {
      const opened = useComponentForm({
        type: 'Announcement',
        place,
        stored,
        isReadOnly: false,
        history,
        onSaved,
        onCreated,
        ...options,
        ...changed,
      });
      const { autosave } = opened;
      const status = useSyncExternalStore(autosave.subscribe, () => autosave.status);
      return { ...opened, status, errors: opened.form.formState.errors };
    },
    { wrapper, initialProps: {} },
  );
  const set = (field: string, value: string) =>
    act(async () => result.current.form.setValue(field, value, { shouldTouch: true }));
  /** Undoes and redoes as the page's history does. */
  const step = (direction: 'back' | 'forth') =>
    act(async () => {
      const taken = history[direction]();
      if (taken?.kind !== 'fields') return;
      const values = direction === 'back' ? taken.before : taken.after;
      history.quietly(() => {
        for (const [field, value] of Object.entries(values)) result.current.form.setValue(field, value);
      });
      await vi.advanceTimersByTimeAsync(0);
    });
  return {
    result,
    rerender,
    history,
    undo: () => step('back'),
    redo: () => step('forth'),
    unmount,
    onSaved,
    onCreated,
    set,
    type: (announcementText: string) => set('announcementText', announcementText),
    text: () => result.current.form.getValues('announcementText'),
    pause: (ms = autosaveDelayMs) => act(() => vi.advanceTimersByTimeAsync(ms)),
    run: (action: () => unknown) =>
      act(async () => {
        action();
        await vi.advanceTimersByTimeAsync(0);
      }),
  };
}
