import type { Page } from '@galley/shared/schemas/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signedInUserKey } from '../session/use-signed-in-user';
import { emptyPage } from './page-form-rules';
import { useKeptPageForm } from './use-kept-page-form';
import { usePageForm } from './use-page-form';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { ...emptyPage, id: 4, name: 'Old', revision: 3, isExternal: false, openType: null } as Page;

function openForm(stored: Page | undefined) {
  const client = new QueryClient();
  client.setQueryData(signedInUserKey, {
    email: 'ruth@acme.example',
    role: 'Admin',
    company: 'acme',
    isVendor: false,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender, unmount } = renderHook(
    (now: Page | undefined) => {
      const form = usePageForm(now, false);
      return { form, ...useKeptPageForm(form, now, false) };
    },
    { wrapper, initialProps: stored },
  );
  const type = (name: string) =>
    act(async () => result.current.form.setValue('name', name, { shouldDirty: true }));
  return { result, rerender, unmount, type };
}

it('offers what was typed in a page form and not saved, and restores it', async () => {
  const before = openForm(page);
  await before.type('New');
  before.unmount();
  const { result } = openForm(page);
  expect(result.current.form.getValues('name')).toBe('Old');
  await act(async () => result.current.restore());
  expect(result.current.form.getValues('name')).toBe('New');
  expect(result.current.offer).toBeUndefined();
});

it('saves over the revision that was typed over, so that nobody is overwritten unawares', async () => {
  const { result, rerender, type, unmount } = openForm(page);
  await type('New');
  rerender({ ...page, name: 'Theirs', revision: 5 });
  expect(result.current.base?.revision).toBe(3);
  unmount();
  const later = openForm({ ...page, name: 'Theirs', revision: 5 });
  expect(later.result.current.base?.revision).toBe(5);
  await act(async () => later.result.current.restore());
  expect(later.result.current.base?.revision).toBe(3);
});

it('keeps a new page that was not created', async () => {
  const before = openForm(undefined);
  await before.type('Idea');
  before.unmount();
  expect(openForm(undefined).result.current.offer?.values.name).toBe('Idea');
});

it('keeps nothing once it is saved', async () => {
  const { result, type, unmount } = openForm(page);
  await type('New');
  await act(async () => result.current.form.reset(result.current.form.getValues()));
  unmount();
  expect(openForm(page).result.current.offer).toBeUndefined();
});
