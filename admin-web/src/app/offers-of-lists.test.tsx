import type { CallName } from '@galley/shared/contract/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { FormBuilder } from '../features/forms/form-builder';
import { FormListScreen } from '../features/forms/form-list-screen';
import { ImageManagementScreen } from '../features/images/image-management-screen';
import { PageListScreen } from '../features/pages/page-list-screen';
import { NavbarTabList } from '../features/site-information/navbar-tab-list';
import { UserListScreen } from '../features/users/user-list-screen';
import { renderScreen, serveCalls } from '../test-support/render-screen';

const user = { email: 'ann@acme.example', role: 'Admin', company: 'acme', isVendor: false } as const;
const besides = {
  getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
  listPages: { body: [] },
  listPeople: { body: [] },
  countUnreadSubmissions: { body: [] },
};

type List = [name: string, call: CallName, Screen: () => ReactNode, offers: string[]];
const lists: List[] = [
  [
    'pages [1:27] [1:65] [1:66] [1:243]',
    'listPages',
    PageListScreen,
    ['Create Internal Page', 'Create External Page', 'Reset Sort', 'Include Deleted'],
  ],
  ['forms [1:32] [2:21] [2:195]', 'listForms', FormListScreen, ['Create Form']],
  ['users [1:26] [2:28] [2:209]', 'listUsers', UserListScreen, ['Users of Acme', 'Create User']],
  ['images [1:31] [2:30] [2:213]', 'listImages', ImageManagementScreen, ['Upload images']],
];

describe('what a list offers stands there in each of its states', () => {
  it.each(lists)('of %s', async (_name, call, Screen, offers) => {
    const failure = { status: 500, body: { message: 'Broken.' } };
    for (const [answer, sign] of [
      [() => new Promise<never>(() => undefined), null],
      [failure, / could not be loaded$/],
      [{ body: [] }, /^No \w+ yet$/],
    ] as const) {
      const served = serveCalls({ ...besides, [call]: answer });
      const { unmount } = renderScreen(<Screen />, { user });
      await waitFor(() => expect(served.map((read) => read.call)).toContain(call));
      if (sign) expect(await screen.findByText(sign)).toBeTruthy();
      for (const offer of offers) expect((await screen.findAllByText(offer)).length).toBeGreaterThan(0);
      unmount();
    }
  });

  const form = {
    ...{ id: 4, name: 'Contact', columns: 1, thankYouText: '', thankYouPageId: null, revision: 5 },
    ...{ confirmationFieldId: null, confirmationText: '', toEmail: [], keepDays: 0, asksForKeeping: false },
    fields: [],
  };
  it.each<[name: string, list: ReactNode, offer: string, opened: RegExp]>([
    ['navbar tabs [2:38]', <NavbarTabList key="tabs" renderPreview={() => null} />, 'Add Tab', /^Title/],
    [
      'fields of a form [2:23] [2:110]',
      <FormBuilder key="form" form={form} />,
      'Create New Field',
      /^Field Name/,
    ],
  ])('and the first of the %s can be made', async (_name, list, offer, opened) => {
    serveCalls({ ...besides, listNavbarTabs: { body: [] } });
    renderScreen(list, { user });
    fireEvent.click(await screen.findByText(offer));
    expect(await screen.findByLabelText(opened)).toBeTruthy();
  });
});
