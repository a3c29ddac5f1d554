import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { editorKeys } from '../features/editor/editor-keys';
import { signedInUserKey } from '../features/session/use-signed-in-user';
import { readAhead } from './read-ahead';

const user = { email: 'editor@acme.example', role: 'Level4', company: 'acme', isVendor: false };

async function askedFor(path: string, who: object | null): Promise<unknown[]> {
  const queryClient = new QueryClient();
  queryClient.setQueryData(signedInUserKey, who);
  const asked = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue();
  await readAhead(queryClient, new URL(path, 'http://admin.example'));
  return asked.mock.calls.map(([{ queryKey }]) => queryKey);
}

it('asks for the page that is opened in the editor, and for the version that a link names', async () => {
  expect(await askedFor('/UpdatePageComponent/7', user)).toEqual([editorKeys.data(7, null)]);
  expect(await askedFor('/UpdatePageComponent/7?version=3', user)).toEqual([editorKeys.data(7, 3)]);
});

it('asks for nothing while no one is signed in, before an authenticator app is set up, and for other screens', async () => {
  expect(await askedFor('/UpdatePageComponent/7', null)).toEqual([]);
  expect(await askedFor('/UpdatePageComponent/7', { ...user, mustSetUpApp: true })).toEqual([]);
  expect(await askedFor('/PageComponentManagement', user)).toEqual([]);
});
