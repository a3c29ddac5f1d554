import type { CallName } from '@galley/shared/contract/contract';
import type { Role } from '@galley/shared/permissions';
import type { VersionDetails, VersionStatus, VersionSummary } from '@galley/shared/schemas/version';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useSignedInUserQuery } from '../../parts/session/use-signed-in-user';
import { offeredBy } from '../../test-support/page-form';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { samplePage } from '../../test-support/sample-page';
import { PageDetailsTab } from './page-details-tab';

const page = samplePage;

const version = (status: VersionStatus): VersionSummary => ({
  versionId: 3,
  status,
  timestamp: '2026-11-20T15:00:00.000Z',
  email: 'editor@acme.example',
  comments: '',
  revision: 1,
});

function show(role: Role, status: VersionStatus, changes: Partial<VersionDetails> = {}, shown: object = {}) {
  const served = serveCalls({
    getSession: {
      body: { user: { email: 'a@acme.example', role, company: 'acme', isVendor: false } },
    },
    listMainMenuOptions: { body: [] },
    hasSubPages: { body: false },
    hasMenuChildPages: { body: false },
    listPages: { body: [] },
    listMenuSiblings: {
      body: [
        { id: 7, name: 'About', status: 'live' },
        { id: 8, name: 'Prices', status: 'live' },
      ],
    },
    compareDetails: { body: { details: [], revision: 6 } },
    updateDraftDetails: { body: 'Saved' },
    updatePage: { body: 7 },
  });
  const details: VersionDetails = {
    page: { ...page, name: 'About us', revision: 6 },
    after: null,
    changed: ['name'],
    conflicts: [],
    isKnown: true,
    revision: 6,
    ...changes,
  };
  const tab = {
    page,
    version: version(status),
    details,
    isDirty: false,
    onDirtyChange: () => undefined,
    ...shown,
  };
  renderScreen(
    <SignedIn>
      <GoingLive {...tab} />
    </SignedIn>,
  );
  return served;
}

function SignedIn({ children }: { children: ReactNode }) {
  return useSignedInUserQuery().data ? children : null;
}

/** The tab, and a button by which its version goes live as if someone else had published it. */
function GoingLive(tab: ComponentProps<typeof PageDetailsTab>) {
  const [isLive, setIsLive] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsLive(true)}>
        Goes live
      </button>
      <PageDetailsTab {...tab} version={isLive ? version('live') : tab.version} />
    </>
  );
}

const nameField = () => screen.findByLabelText<HTMLInputElement>(/^Page Name/, { selector: 'input' });
const sent = (served: { call: CallName; input: object }[], name: CallName) =>
  served.filter(({ call }) => call === name).map(({ input }) => input);

describe('the page details tab', () => {
  it('lets an editor propose details and a menu place in the draft [1:181] [1:208]', async () => {
    const served = show('Level4', 'draft');
    const name = await nameField();
    expect(name.value).toBe('About us');
    expect(screen.getByText(/Different from the page: Page Name\./)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'At once' })).toBeNull();
    fireEvent.change(name, { target: { value: 'Who we are' } });
    fireEvent.click(await screen.findByRole('combobox', { name: 'Menu order' }));
    fireEvent.click(await screen.findByRole('option', { name: 'After Prices', hidden: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Save in V3' }));
    await waitFor(() =>
      expect(sent(served, 'updateDraftDetails')).toMatchObject([
        { pageId: 7, versionId: 3, revision: 6, name: 'Who we are', after: 8 },
      ]),
    );
    expect(sent(served, 'updatePage')).toEqual([]);
  });

  it('lets an Admin choose whether a save takes effect at once [1:207] [1:245]', async () => {
    const served = show('Admin', 'draft');
    expect((await nameField()).value).toBe('About us');
    fireEvent.click(screen.getByRole('radio', { name: 'At once' }));
    const name = await nameField();
    expect(name.value).toBe('About');
    expect(screen.getByText(/V3 does not change\./)).toBeTruthy();
    fireEvent.change(name, { target: { value: 'At once' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(served, 'updatePage')).toMatchObject([{ id: 7, revision: 4 }]));
  });

  it('defaults to saving at once for an Admin where the draft proposes nothing [1:207]', async () => {
    show('Admin', 'draft', { page: { ...page, revision: 6 }, changed: [] });
    await nameField();
    expect(screen.getByRole('radio', { name: 'At once', checked: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('keeps typed details of the page in the same field while a version goes live', async () => {
    show('Admin', 'draft', { changed: [] });
    const name = await nameField();
    fireEvent.change(name, { target: { value: 'About our boats' } });
    fireEvent.click(screen.getByRole('button', { name: 'Goes live' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'At once' })).toBeNull());
    expect(name.isConnected).toBe(true);
    expect(name.value).toBe('About our boats');
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it.each([
    ['pending', 'V3 is waiting for review with these details. Different from the page: Page Name.'],
    ['backup', 'The page had these details when V3 left the site. Different from the page: Page Name.'],
  ] as const)('shows those of a %s version to be read [1:181] [1:208] [1:70]', async (status, words) => {
    for (const role of ['Level4', 'Author'] as const) {
      show(role, status);
      expect((await nameField()).readOnly).toBe(true);
      await screen.findByRole('combobox', { name: 'Menu order' });
      expect(offeredBy('Menu order')).toEqual([]);
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
      cleanup();
      // The same where nothing differs from the page.
      show(role, status, { changed: [] });
      expect((await nameField()).readOnly).toBe(true);
      expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
      cleanup();
    }
  });

  it.each(['Level4', 'Author'] as const)(
    'are read by a %s where the page has no version, or is deleted [1:181] [1:208] [1:151] [1:207]',
    async (role) => {
      for (const status of ['', 'Deleted'] as const) {
        show(role, 'draft', {}, { page: { ...page, status }, ...(status === '' && { version: undefined }) });
        expect(await nameField()).toMatchObject({ value: 'About', readOnly: true });
        expect(screen.queryByRole('button', { name: /^(Save|Delete|Restore)/ })).toBeNull();
        cleanup();
      }
    },
  );

  it.each(['Level4', 'Author'] as const)(
    'says to a %s who can change the details of a live version [1:181] [1:208]',
    async (role) => {
      show(role, 'live');
      expect(await nameField()).toMatchObject({ value: 'About', readOnly: true });
      expect(screen.getByText(/Create a draft to propose changes\./)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^(Save|Delete)/ })).toBeNull();
    },
  );
});
