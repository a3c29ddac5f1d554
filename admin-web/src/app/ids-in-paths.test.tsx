import { type ScreenName, screenPath } from '@galley/shared/admin-screens';
import type { CallName } from '@galley/shared/contract/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../test-support/render-screen';
import { routes, screenNames } from './routes';

/** The screens with an id in their path: the call that reads what it names, and what is said where it is no id. */
const table: [name: ScreenName, call: CallName, ids: string, missing?: string][] = [
  ['updateUser', 'getUser', '[1:26] [2:29] [2:209]'],
  ['updatePage', 'getPage', '[1:34] [1:244]', 'This page does not exist'],
  ['editPage', 'getPageComponentData', '[1:29] [1:74] [1:252]', 'This page does not exist'],
  ['updateExternalPage', 'getPage', '[1:30] [1:244]', 'This page does not exist'],
  ['compareVersions', 'getPageComponentData', '[1:252]', 'This page does not exist'],
  ['previewPage', 'getPagePreview', '[1:75] [2:27] [2:220]', 'There is no such version'],
  ['launch', 'getLaunch', ''],
  ['buildForm', 'getForm', '[2:23] [2:196]', 'This form does not exist'],
  ['submissions', 'listFormSubmissions', '[2:24] [2:203]', 'This form does not exist'],
  ['submission', 'getFormSubmission', '[2:25] [2:204]', 'This submission does not exist'],
];

const user = { email: 'a@acme.example', role: 'Admin', company: 'acme', isVendor: false } as const;

async function open(name: ScreenName, id: string) {
  const Screen = await routes[name].load();
  const pattern = screenPath(name);
  const served = serveCalls({});
  const path = pattern.replace(/:\w+/g, id);
  return { served, ...renderScreen(<Screen />, { user, route: { pattern, path } }) };
}

describe('ids in paths', () => {
  it('are in these', () => {
    const named = screenNames.filter((name) => screenPath(name).includes(':'));
    expect(table.map(([name]) => name)).toEqual(named);
  });

  // The home page, the first user and the first form have the id 1.
  it.each(table)('%s reads with %s what the ids 1 and 70001 name %s', async (name, call) => {
    for (const id of ['1', '70001']) {
      const { served, unmount } = await open(name, id);
      const asked = () =>
        served.flatMap((each) => (each.call === call ? Object.values(each.input).map(String) : []));
      await waitFor(() => expect(asked()).toContain(id));
      expect(screen.queryByText(/does not exist|no such version/)).toBeNull();
      unmount();
    }
  });

  // For the others, the server says what is missing.
  it.each(table.filter(([, , , missing]) => missing))(
    '%s, where the path has no id, makes no call like %s %s, and says %s',
    async (name, _call, _ids, missing = '') => {
      for (const id of ['0', '1.5', 'x']) {
        const { served, unmount } = await open(name, id);
        expect(screen.getByText(missing), id).toBeTruthy();
        expect(served, id).toEqual([]);
        unmount();
      }
    },
  );
});
