// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOwner, keepDraft, readKeptDrafts } from '../../lib/kept-drafts';
import { signedInUserKey } from '../session/use-signed-in-user';
import { autosaveDelayMs } from './autosave';
import type { StoredComponent } from './component-calls';
import { type ComponentFormOptions, useComponentForm } from './use-component-form';

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

let sent: Sent[] = [];
/** What the server answers to saves, one after the other; then always the component's id. */
let answers: { status: number; body: unknown }[] = [];
/** What it answers to reads, by the end of the path. */
let reads: Record<string, unknown> = {};
let isReachable = true;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sent = [];
  answers = [];
  reads = {};
  isReachable = true;
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    if (request.method !== 'POST') {
      const name = new URL(path, 'http://localhost').pathname.split('/').at(-1) ?? '';
      return new Response(JSON.stringify(reads[name] ?? null), { status: name in reads ? 200 : 404 });
    }
    sent.push({ path, body: JSON.parse(String(request.body)) });
    const { status, body } = answers.shift() ?? { status: 200, body: 7 };
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const user = { email: 'ruth@acme.example', role: 'Level4', company: 'acme', isVendor: false };
const owner = draftOwner(user);
const place = { pageId: 1, versionId: 2 };
const formPlace = 'page 1 V2 7';
const stored: StoredComponent = {
  component: {
    type: 'Announcement',
    componentId: 7,
    data: { componentName: 'Note', announcementText: 'Old' },
  },
  revision: 3,
};
const atRevision = (revision: number, announcementText: string): StoredComponent => ({
  component: { ...stored.component, data: { componentName: 'Note', announcementText } } as never,
  revision,
});
const staleAnswer = {
  status: 409,
  body: {
    message: 'Somebody else changed this meanwhile. Your text is kept: compare and save again.',
    revision: 5,
    current: { id: 7, revision: 5, componentName: 'Note', announcementText: 'Theirs' },
  },
};

function openForm(options: Partial<ComponentFormOptions> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(signedInUserKey, user);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const onSaved = vi.fn();
  const onCreated = vi.fn();
  const { result, rerender, unmount } = renderHook(
    (changed: Partial<ComponentFormOptions>) => {
      const opened = useComponentForm({
        type: 'Announcement',
        place,
        stored,
        isReadOnly: false,
        onSaved,
        onCreated,
        ...options,
        ...changed,
      });
      return { ...opened, errors: opened.form.formState.errors };
    },
    { wrapper, initialProps: {} },
  );
  const set = (field: string, value: string) =>
    act(async () => result.current.form.setValue(field, value, { shouldTouch: true }));
  return {
    result,
    rerender,
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

describe('the form of a component', () => {
  it('saves itself over the revision it was opened with, and then over its own', async () => {
    const { type, pause, onSaved, result } = openForm();
    await type('New');
    await pause();
    await type('Newer');
    await pause();
    expect(sent.map(({ path }) => path)).toEqual(Array(2).fill('/api/Admin/UpdateAnnouncement'));
    expect(sent.map(({ body }) => [body.announcementText, body.revision])).toEqual([
      ['New', 3],
      ['Newer', 4],
    ]);
    expect(sent[0]?.body).toMatchObject({ componentName: 'Note', pageId: 1, versionId: 2, id: 7 });
    expect(result.current.status.kind).toBe('saved');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('saves at once and is done by its button', async () => {
    const { type, run, result, onSaved } = openForm();
    await type('New');
    await run(() => result.current.submit());
    expect(sent).toHaveLength(1);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('is done without a call when nothing was changed', async () => {
    const { run, result, onSaved } = openForm();
    await run(() => result.current.submit());
    expect(sent).toEqual([]);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('creates a new component once all of it is there, and updates that one from then on', async () => {
    answers = [{ status: 200, body: 9 }];
    const { type, set, pause, result, onCreated } = openForm({ stored: undefined });
    await type('Free tea');
    await pause();
    expect(sent).toEqual([]);
    expect(result.current.status).toEqual({ kind: 'incomplete', reason: 'Component Name is required.' });
    await set('componentName', 'Tea');
    await pause();
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(9);
    expect(result.current.canUndo).toBe(false);
    await type('Free tea and cake');
    await pause();
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual([
      'CreateAnnouncement',
      'UpdateAnnouncement',
    ]);
    expect(sent[1]?.body).toMatchObject({ id: 9, revision: 1, announcementText: 'Free tea and cake' });
  });

  it('creates no second component when only the answer of the first was lost', async () => {
    answers = [{ status: 503, body: { message: 'Try again.' } }];
    const { type, set, pause, result, onCreated } = openForm({ stored: undefined });
    await set('componentName', 'Tea');
    await type('Free tea');
    reads.GetPageComponentData = {
      pageComponents: [{ id: 9, componentId: 9, type: 'Announcement', componentName: 'Tea' }],
    };
    await pause();
    expect(result.current.status.kind).toBe('failed');
    await pause(3_000);
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(9);
    expect(sent).toHaveLength(1);
  });

  it('keeps a wrong field as it is, says so, and saves the others', async () => {
    const { set, type, pause, result } = openForm();
    await set('componentName', 'Longer than fifteen characters');
    await type('New');
    await pause();
    expect(sent[0]?.body).toMatchObject({ componentName: 'Note', announcementText: 'New' });
    expect(sent).toHaveLength(1);
    const message = 'Component Name may have at most 15 characters.';
    expect(result.current.status).toEqual({ kind: 'incomplete', reason: message });
    expect(result.current.errors.componentName?.message).toBe(message);
    expect(result.current.form.getValues('componentName')).toBe('Longer than fifteen characters');
    await set('componentName', 'Short');
    await pause();
    expect(sent[1]?.body).toMatchObject({ componentName: 'Short', revision: 4 });
    expect(result.current.errors.componentName).toBeUndefined();
  });

  it('does not call a field wrong that one has not come to yet', async () => {
    const { type, pause, result } = openForm({ stored: undefined });
    await type('Free tea');
    await pause();
    expect(result.current.errors.componentName).toBeUndefined();
  });

  it('keeps what was typed when the server refuses, with the error at its field', async () => {
    const message = 'Announcement Text contains characters that cannot be stored.';
    answers = [{ status: 400, body: { message, fields: { announcementText: message } } }];
    const { result, onSaved, type, text, run } = openForm();
    await type('New');
    await run(() => result.current.submit());
    expect(text()).toBe('New');
    expect(result.current.errors.announcementText?.message).toBe(message);
    expect(result.current.status).toEqual({ kind: 'failed', reason: message });
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('takes a stale save that holds its own text for the save whose answer was lost', async () => {
    const current = { id: 7, revision: 4, componentName: 'Note', announcementText: 'New' };
    answers = [{ status: 409, body: { message: 'Stale.', revision: 4, current } }];
    const { type, pause, result } = openForm();
    await type('New');
    await pause();
    expect(result.current.status.kind).toBe('saved');
    await type('Newer');
    await pause();
    expect(sent[1]?.body).toMatchObject({ revision: 4 });
  });

  it('says in words why a version can no longer be edited, and keeps the text', async () => {
    const message = 'V2 is pending review; only drafts can be edited.';
    answers = [{ status: 409, body: { message } }];
    const { result, type, text, pause } = openForm();
    await type('Mine');
    await pause();
    expect(result.current.conflict).toBeUndefined();
    expect(result.current.status).toEqual({ kind: 'failed', reason: message });
    expect(text()).toBe('Mine');
  });

  it('offers to add a component again that somebody deleted', async () => {
    answers = [
      { status: 404, body: { message: 'This component is not there.' } },
      { status: 200, body: 11 },
    ];
    const { result, type, pause, run, onCreated } = openForm();
    await type('Mine');
    await pause();
    expect(result.current.isGone).toBe(true);
    await run(() => result.current.addAgain());
    expect(sent[1]?.path).toBe('/api/Admin/CreateAnnouncement');
    expect(sent[1]?.body).toMatchObject({ componentName: 'Note', announcementText: 'Mine' });
    expect(onCreated).toHaveBeenCalledWith(11);
  });

  it('follows what is stored while nothing is typed, and never over typed text', async () => {
    const clean = openForm();
    clean.rerender({ stored: atRevision(4, 'Newer') });
    expect(clean.text()).toBe('Newer');

    const typed = openForm();
    await typed.type('Mine');
    typed.rerender({ stored: atRevision(4, 'Newer') });
    expect(typed.text()).toBe('Mine');
  });
});

describe('two people at once', () => {
  const meet = async () => {
    answers = [staleAnswer];
    const form = openForm();
    await form.type('Mine');
    await form.pause();
    expect(form.result.current.conflict?.theirs).toEqual({
      componentName: 'Note',
      announcementText: 'Theirs',
    });
    return form;
  };

  it('stops saving and keeps mine in the form until I decide', async () => {
    const { type, pause, text, result } = await meet();
    await type('Mine, longer');
    await pause(60_000);
    expect(sent).toHaveLength(1);
    expect(text()).toBe('Mine, longer');
    expect(result.current.status.kind).toBe('conflict');
  });

  it('saves mine over theirs when I say so', async () => {
    const { run, result } = await meet();
    await run(() => result.current.keepMine());
    expect(sent[1]?.body).toMatchObject({ announcementText: 'Mine', revision: 5 });
    expect(result.current.conflict).toBeUndefined();
    expect(result.current.status.kind).toBe('saved');
  });

  it('takes theirs when I say so; mine comes back by undoing', async () => {
    const { run, result, text } = await meet();
    await run(() => result.current.takeTheirs());
    expect(text()).toBe('Theirs');
    expect(sent).toHaveLength(1);
    await run(() => result.current.undo());
    expect(text()).toBe('Mine');
    expect(sent[1]?.body).toMatchObject({ announcementText: 'Mine', revision: 5 });
  });
});

describe('undo', () => {
  it('goes back save by save and forth again, and saves each step', async () => {
    const { type, pause, run, result, text } = openForm();
    await type('One');
    await pause();
    await type('Two');
    await pause();
    await run(() => result.current.undo());
    expect(text()).toBe('One');
    await run(() => result.current.undo());
    expect(text()).toBe('Old');
    expect(result.current.canUndo).toBe(false);
    await run(() => result.current.redo());
    expect(text()).toBe('One');
    expect(sent.map(({ body }) => [body.announcementText, body.revision])).toEqual([
      ['One', 3],
      ['Two', 4],
      ['One', 5],
      ['Old', 6],
      ['One', 7],
    ]);
  });

  it('takes back what is typed and not saved yet without a call', async () => {
    const { type, pause, run, result, text } = openForm();
    await type('Typed');
    await run(() => result.current.undo());
    expect(text()).toBe('Old');
    await pause();
    expect(sent).toEqual([]);
  });

  it('goes all the way back to how the form was opened', async () => {
    const { type, pause, run, result, text } = openForm();
    for (const word of ['One', 'Two', 'Three']) {
      await type(word);
      await pause();
    }
    await run(() => result.current.undoAll());
    expect(text()).toBe('Old');
  });
});

describe('what is typed and not saved', () => {
  const keptTexts = () => readKeptDrafts(owner, formPlace).map(({ values }) => values.announcementText);

  it('is kept on this device until it is saved', async () => {
    isReachable = false;
    const { type, pause, result } = openForm();
    await type('Mine');
    await pause(500);
    expect(keptTexts()).toEqual(['Mine']);
    await pause(10_000);
    expect(result.current.status.kind).toBe('failed');
    isReachable = true;
    window.dispatchEvent(new Event('online'));
    await pause(0);
    expect(result.current.status.kind).toBe('saved');
    expect(keptTexts()).toEqual([]);
  });

  it('is offered again after a reload, and saved once it is restored', async () => {
    isReachable = false;
    const before = openForm();
    await before.type('Mine');
    before.unmount();
    isReachable = true;
    const after = openForm();
    expect(after.result.current.kept.offer?.values).toMatchObject({ announcementText: 'Mine' });
    expect(after.text()).toBe('Old');
    await after.run(() => after.result.current.restore());
    expect(after.text()).toBe('Mine');
    expect(after.result.current.kept.offer).toBeUndefined();
    await after.pause();
    expect(sent.at(-1)?.body).toMatchObject({ announcementText: 'Mine', revision: 3 });
    expect(keptTexts()).toEqual([]);
  });

  it('meets a conflict when somebody saved in between, and overwrites nobody', async () => {
    const values = { componentName: 'Note', announcementText: 'Mine' };
    keepDraft(owner, formPlace, { id: 'earlier', keptAt: Date.now(), revision: 3, values });
    answers = [staleAnswer];
    const { run, pause, result } = openForm({ stored: atRevision(5, 'Theirs') });
    await run(() => result.current.restore());
    await pause();
    expect(sent[0]?.body).toMatchObject({ revision: 3 });
    expect(result.current.conflict?.theirs.announcementText).toBe('Theirs');
  });

  it('is forgotten when it is declined, and not offered when it is what is stored', async () => {
    const values = { componentName: 'Note', announcementText: 'Mine' };
    keepDraft(owner, formPlace, { id: 'earlier', keptAt: Date.now(), revision: 3, values });
    const declined = openForm();
    await declined.run(() => declined.result.current.kept.settleOffer());
    expect(keptTexts()).toEqual([]);
    keepDraft(owner, formPlace, { id: 'earlier', keptAt: Date.now(), revision: 3, values });
    expect(openForm({ stored: atRevision(4, 'Mine') }).result.current.kept.offer).toBeUndefined();
    expect(keptTexts()).toEqual([]);
  });
});
