import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../test-support/render-screen';
import { useEntries } from './search/use-entries';
import { useSections } from './use-sections';

function Sections() {
  const labels = useSections().map(({ label }) => label);
  return <p>{labels.join(', ')}</p>;
}

const ofSearch = {
  listPages: { body: [] },
  listUsers: { body: [] },
  getCompanyName: { body: { companyName: 'Acme' } },
  listForms: { body: [{ id: 4, name: 'Contact', fieldCount: 2, changedAt: '' }] },
};
/** What the search offers about forms. */
function FormsToFind() {
  const found = useEntries('').entries.filter(({ to }) => typeof to === 'string' && /Form/.test(to));
  return <output>{found.map(({ label }) => label).join(', ')}</output>;
}

it.each([
  [false, 'acme'],
  [true, 'tracsoft'],
])(
  'Forms are among the sections and in the search once they are set up, also for the vendor (%s) [1:9] [1:32] [1:47] [1:48] [1:207] [1:209] [1:301] [2:7] [2:10] [1:8] [2:21] [2:164] [1:236]',
  async (isVendor, company) => {
    const user = { email: `a@${company}.example`, role: 'Admin', company, isVendor } as const;
    const rest = isVendor ? 'Redirects, Users, Activity, Companies' : 'Redirects, Users, Activity';
    for (const [hasForms, forms] of [
      [false, ''],
      [true, 'Forms, '],
    ] as const) {
      serveCalls({
        isSiteInitialized: { body: true },
        isLayoutCompleted: { body: true },
        hasFormSettings: { body: hasForms },
        ...ofSearch,
      });
      renderScreen(
        <>
          <Sections />
          <FormsToFind />
        </>,
        { user },
      );
      const all = `Pages, Launches, Calendar, Images, Files, ${forms}Look, Site information, ${rest}`;
      expect(await screen.findByText(all)).toBeTruthy();
      const found = hasForms ? 'Create Form, Forms, Contact' : '';
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe(found));
      cleanup();
    }
  },
);

/** The screens that the search leads to. */
function FoundScreens() {
  return <output>{useEntries('').entries.map(({ to }) => (typeof to === 'string' ? `${to} ` : ''))}</output>;
}

it.each([
  [false, 'acme'],
  [true, 'tracsoft'],
])(
  'only an Admin has those of users, the site and the vendor (%s) [1:8] [1:48] [1:207] [1:208] [1:209] [1:24] [1:25] [1:26] [1:47] [1:206]',
  async (isVendor, company) => {
    const seen: Record<string, string[]> = {};
    for (const role of ['Level4', 'Author'] as const) {
      serveCalls({
        isSiteInitialized: { body: true },
        isLayoutCompleted: { body: true },
        hasFormSettings: { body: true },
        ...ofSearch,
        listUsers: { body: [{ id: 3, firstName: 'Tom', lastName: 'Adler', email: 'tom@acme.example' }] },
      });
      renderScreen(
        <>
          <Sections />
          <FoundScreens />
        </>,
        { user: { email: `a@${company}.example`, role, company, isVendor } },
      );
      seen[role] =
        (await screen.findByText(role === 'Level4' ? /Forms/ : /^Pages/)).textContent?.split(', ') ?? [];
      const found = screen.getByRole('status');
      await waitFor(() => expect(found.textContent).toContain('/PageComponentManagement'));
      expect(found.textContent).not.toMatch(/User|SiteInformation|ActivityLog|TracSoftSettings/);
      cleanup();
    }
    expect(seen).toEqual({
      Level4: ['Pages', 'Calendar', 'Images', 'Files', 'Forms'],
      Author: ['Pages', 'Calendar'],
    });
  },
);
