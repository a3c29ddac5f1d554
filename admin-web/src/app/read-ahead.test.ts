import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { pageKeys } from '../parts/pages/page-keys';
import { signedInUserKey } from '../parts/session/use-signed-in-user';
import { editorKeys } from '../parts/versions/editor-keys';
import { readAhead } from './read-ahead';

const user = { email: 'editor@acme.example', role: 'Level4', company: 'acme', isVendor: false };

const opened = () => Promise.resolve({ selectedVersionId: 4 });

async function askedFor(path: string, who: object | null, answer: () => Promise<unknown> = opened) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(signedInUserKey, who);
  const asked = vi.spyOn(queryClient, 'fetchQuery').mockImplementation(answer);
  await readAhead(queryClient, new URL(path, 'http://admin.example'));
  // The follow-up request is made once the response has arrived.
  await new Promise((resolve) => setTimeout(resolve));
  return asked.mock.calls.map(([{ queryKey }]) => queryKey);
}

it('requests the page that opens in the editor, the data around it, and the version that a link names [1:29]', async () => {
  expect(await askedFor('/UpdatePageComponent/7', user)).toEqual([
    editorKeys.data(7, null),
    [...pageKeys.frame(7), 4],
  ]);
  const [named] = await askedFor('/UpdatePageComponent/7?version=3', user);
  expect(named).toEqual(editorKeys.data(7, 3));
});

it('requests the data around the page only once the page has loaded, and ignores errors', async () => {
  const refused = () => Promise.reject(new Error('It was not found.'));
  expect(await askedFor('/UpdatePageComponent/7', user, refused)).toEqual([editorKeys.data(7, null)]);
});

it('requests nothing while signed out, before an authenticator app is set up, and for other screens', async () => {
  expect(await askedFor('/UpdatePageComponent/7', null)).toEqual([]);
  expect(await askedFor('/UpdatePageComponent/7', { ...user, mustSetUpApp: true })).toEqual([]);
  expect(await askedFor('/PageComponentManagement', user)).toEqual([]);
});
