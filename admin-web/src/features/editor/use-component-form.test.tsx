// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredComponent } from './component-calls';
import { type ComponentFormOptions, useComponentForm } from './use-component-form';

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

let sent: Sent[] = [];
/** What the server answers to saves, one after the other. */
let answers: { status: number; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (request.method === 'POST') sent.push({ path, body: JSON.parse(String(request.body)) });
    const { status, body } = (request.method === 'POST' && answers.shift()) || { status: 200, body: 7 };
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const place = { pageId: 1, versionId: 2 };
const stored: StoredComponent = {
  component: {
    type: 'Announcement',
    componentId: 7,
    data: { componentName: 'Note', announcementText: 'Old' },
  },
  revision: 3,
};
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
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const onSaved = vi.fn();
  const { result, rerender } = renderHook(
    (changed: Partial<ComponentFormOptions>) => {
      const opened = useComponentForm({
        type: 'Announcement',
        place,
        stored,
        onSaved,
        ...options,
        ...changed,
      });
      return { ...opened, isDirty: opened.form.formState.isDirty, errors: opened.form.formState.errors };
    },
    { wrapper, initialProps: {} },
  );
  const type = (announcementText: string) =>
    act(async () =>
      result.current.form.setValue('announcementText', announcementText, { shouldDirty: true }),
    );
  const text = () => result.current.form.getValues('announcementText');
  return { result, rerender, onSaved, type, text };
}

describe('the form of a component', () => {
  it('saves over the revision it was opened with', async () => {
    const { result, onSaved, type } = openForm();
    await type('New');
    await act(() => result.current.submit());
    expect(sent).toEqual([
      {
        path: '/api/Admin/UpdateAnnouncement',
        body: { componentName: 'Note', announcementText: 'New', pageId: 1, versionId: 2, id: 7, revision: 3 },
      },
    ]);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('creates a component that is not stored yet', async () => {
    const { result, onSaved } = openForm({ stored: undefined });
    await act(async () => result.current.form.setValue('componentName', 'Tea'));
    await act(async () => result.current.form.setValue('announcementText', 'Free tea'));
    await act(() => result.current.submit());
    expect(sent[0]?.path).toBe('/api/Admin/CreateAnnouncement');
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('asks nothing of the server while a field is wrong, and says which', async () => {
    const { result } = openForm();
    await act(async () => result.current.form.setValue('componentName', 'Longer than fifteen characters'));
    await act(() => result.current.submit());
    expect(sent).toEqual([]);
    expect(result.current.errors.componentName?.message).toBe(
      'Component Name may have at most 15 characters.',
    );
  });

  it('keeps what was typed when the server refuses, with the error at its field', async () => {
    const message = 'Announcement Text contains characters that cannot be stored.';
    answers = [{ status: 400, body: { message, fields: { announcementText: message } } }];
    const { result, onSaved, type, text } = openForm();
    await type('New');
    await act(() => result.current.submit());
    expect(text()).toBe('New');
    expect(result.current.errors.announcementText?.message).toBe(message);
    expect(result.current.errors.root?.message).toBe(message);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('shows what is stored now when somebody was faster, and saves mine over it when I say so', async () => {
    answers = [staleAnswer];
    const { result, onSaved, type, text } = openForm();
    await type('Mine');
    await act(() => result.current.submit());
    expect(result.current.conflict?.theirs).toEqual({ componentName: 'Note', announcementText: 'Theirs' });
    expect(text()).toBe('Mine');
    await act(async () => result.current.keepMine());
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent[1]?.body).toMatchObject({ announcementText: 'Mine', revision: 5 });
  });

  it('takes theirs when I say so, and the next save starts from it', async () => {
    answers = [staleAnswer];
    const { result, type, text } = openForm();
    await type('Mine');
    await act(() => result.current.submit());
    await act(async () => result.current.takeTheirs());
    expect(text()).toBe('Theirs');
    expect(result.current.isDirty).toBe(false);
    await type('Both');
    await act(() => result.current.submit());
    expect(sent[1]?.body).toMatchObject({ announcementText: 'Both', revision: 5 });
  });

  it('says in words why a version can no longer be edited, and keeps the text', async () => {
    const message = 'V2 is pending review; only drafts can be edited.';
    answers = [{ status: 409, body: { message } }];
    const { result, type, text } = openForm();
    await type('Mine');
    await act(() => result.current.submit());
    expect(result.current.conflict).toBeUndefined();
    expect(result.current.errors.root?.message).toBe(message);
    expect(text()).toBe('Mine');
  });

  it('follows what is stored while nothing is typed, and never over typed text', async () => {
    const newer: StoredComponent = {
      component: { ...stored.component, data: { componentName: 'Note', announcementText: 'Newer' } } as never,
      revision: 4,
    };
    const clean = openForm();
    clean.rerender({ stored: newer });
    expect(clean.text()).toBe('Newer');

    const typed = openForm();
    await typed.type('Mine');
    typed.rerender({ stored: newer });
    expect(typed.text()).toBe('Mine');
  });
});
