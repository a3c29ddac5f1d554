import type { CallName } from '@galley/shared/contract/contract';
import type { Role } from '@galley/shared/permissions';
import type { VersionDetails, VersionStatus, VersionSummary } from '@galley/shared/schemas/version';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { allowedActions } from '../../../parts/versions/version-rules';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { VersionBar } from './version-bar';

const version = (versionId: number, status: VersionStatus): VersionSummary => ({
  versionId,
  status,
  // Still the day before in the company's time zone, which is not that of the tests.
  timestamp: '2026-11-20T09:00:00.000Z',
  email: 'editor@acme.example',
  comments: '',
  revision: 1,
});

function show(
  versions: VersionSummary[],
  selectedId: number,
  role: Role = 'Admin',
  me = 'other@acme.example',
  changed: VersionDetails['changed'] = [],
) {
  const served = serveCalls({
    getCompanyName: {
      body: { companyName: 'Acme', timeZone: 'Pacific/Honolulu', primaryColor: '', font: '' },
    },
    createDraft: { body: 5 },
    submitDraft: { body: 3 },
    rejectDraft: { body: 3 },
    publishDraft: { body: 3 },
    checkVersion: { body: [] },
    listThreads: { body: [] },
    deleteDraft: { body: 'Deleted' },
    recallDraft: { body: 3 },
    getPageComponentData: { body: { details: { changed } } },
    unpublish: { body: 2 },
    restoreVersion: { body: 1 },
  });
  const selected = versions.find(({ versionId }) => versionId === selectedId);
  const onSelect = vi.fn();
  renderScreen(
    <VersionBar
      page={{ id: 7, allowDelete: true, showOnMenu: true }}
      versions={versions}
      selected={selected}
      hasOlderVersions={false}
      isEmpty={false}
      actions={allowedActions(selected, versions, { role, isVendor: false, email: me })}
      mayLeave={async () => true}
      onSelect={onSelect}
    />,
    { user: { email: me, role, company: 'acme', isVendor: false } },
  );
  return { served, onSelect };
}

const actionsShown = () =>
  screen
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
/** Cancels the question of a button and asks again. */
async function askTwice(name: string) {
  click(name);
  fireEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  click(name);
  return dialog();
}
const optionsShown = () => {
  fireEvent.click(screen.getByRole('combobox', { name: 'Version' }));
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};
const sent = (served: { call: CallName; input: object }[], name: CallName) =>
  served.filter(({ call }) => call === name).map(({ input }) => input);

describe('the version bar', () => {
  it('names the version, its status and its date in the company’s time zone [1:165] [1:303] [1:156] [2:124]', async () => {
    show([version(3, 'draft'), version(2, 'live'), version(1, 'backup')], 3);
    await waitFor(() =>
      expect((screen.getByRole('combobox', { name: 'Version' }) as HTMLInputElement).value).toBe(
        'V3 11/19/2026 (draft)',
      ),
    );
    expect(optionsShown()).toEqual([
      expect.stringMatching(/^V3 11\/19\/2026 \(draft\)/),
      expect.stringMatching(/^V2 11\/19\/2026 \(live\)/),
      expect.stringMatching(/^V1 11\/19\/2026\d/),
    ]);
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
      '/CompareVersions/7?to=3',
    );
  });

  it('lists as many versions as the server names, however many the company has allowed [1:165] [1:303] [2:267]', () => {
    const ids = Array.from({ length: 25 }, (_, at) => 25 - at);
    show(
      ids.map((id) => version(id, id === 25 ? 'live' : 'backup')),
      25,
    );
    expect(optionsShown().map((words) => /^V\d+/.exec(words ?? '')?.[0])).toEqual(ids.map((id) => `V${id}`));
  });

  it('has the same dates, actions and statuses on a phone [1:160] [1:161] [1:165] [2:166] [1:76]', async () => {
    const narrow = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue(narrow as never);
    onTestFinished(() => media.mockRestore());
    show([version(3, 'pending'), version(2, 'live')], 3);
    await screen.findByTitle(/^Nov 19, 2026/);
    expect(optionsShown()).toEqual([
      expect.stringMatching(/^V3 11\/19\/2026 \(pending\)/),
      expect.stringMatching(/^V2 11\/19\/2026 \(live\)/),
    ]);
    expect(actionsShown()).toEqual(['Publish']);
    click('More actions');
    const others = await screen.findAllByRole('menuitem');
    expect(others.map(({ textContent }) => textContent)).toEqual(['Compare', 'Reject']);
    const chosen = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Version' }).value;
    expect(chosen()).toBe('V3 (pending)');
    cleanup();
    show([version(2, 'live'), version(1, 'backup')], 1);
    expect(chosen()).toBe('V1');
  });

  it('shows only the actions that apply [1:160] [1:76] [2:166]', () => {
    show([version(3, 'draft'), version(2, 'live')], 3);
    expect(actionsShown()).toEqual(['Delete', 'Submit', 'Publish']);
  });

  it('offers publish, reject, unpublish and roll-back only to Admins [1:161] [1:207] [2:166] [1:208]', () => {
    show([version(3, 'pending'), version(2, 'live'), version(1, 'backup')], 3, 'Level4');
    expect(actionsShown()).toEqual([]);
  });

  it('asks in the specified words before creating a draft from a version [1:159] [1:164] [2:158] [1:268]', async () => {
    const { served, onSelect } = show([version(2, 'live'), version(1, 'backup')], 1);
    const asked = await askTwice('Create Draft');
    expect(asked.getByText('Are you sure you want to create a draft from V1?')).toBeTruthy();
    expect(sent(served, 'createDraft')).toEqual([]);
    fireEvent.click(asked.getByRole('button', { name: 'Create Draft' }));
    await waitFor(() => expect(onSelect).toHaveBeenCalledWith(5));
    expect(sent(served, 'createDraft')).toEqual([{ pageId: 7, copyVersionId: 1 }]);
  });

  it('asks in the specified words before creating the first draft of a page [1:76] [1:159] [1:164] [2:158] [1:268]', async () => {
    const { served, onSelect } = show([], 1);
    const asked = await askTwice('Create Draft');
    expect(asked.getByText('Are you sure you want to create a draft?')).toBeTruthy();
    expect(sent(served, 'createDraft')).toEqual([]);
    fireEvent.click(asked.getByRole('button', { name: 'Create Draft' }));
    await waitFor(() => expect(onSelect).toHaveBeenCalledWith(5));
    expect(sent(served, 'createDraft')).toEqual([{ pageId: 7, copyVersionId: null }]);
  });

  it('asks in the specified words before deleting a draft [1:163] [1:164] [2:158] [1:160] [1:272]', async () => {
    const { served, onSelect } = show([version(3, 'draft'), version(2, 'live')], 3);
    const asked = await askTwice('Delete');
    expect(asked.getByText('Are you sure you want to delete this draft?')).toBeTruthy();
    expect(sent(served, 'deleteDraft')).toEqual([]);
    fireEvent.click(asked.getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(sent(served, 'deleteDraft')).toEqual([{ pageId: '7' }]));
    expect(onSelect).toHaveBeenCalledWith(null);
  });

  it.each([
    ['Submit', 'draft', ['submitDraft']],
    ['Reject', 'pending', ['rejectDraft']],
    ['Publish', 'pending', ['publishDraft']],
    ['Publish', 'draft', ['submitDraft', 'publishDraft']],
  ] as const)(
    '%s of a %s version asks for comments and sends them with the version [1:160] [1:161] [1:164] [1:269] [1:270] [1:271] [2:158]',
    async (name, status, calls) => {
      const { served, onSelect } = show([version(3, status), version(2, 'live')], 3);
      const asked = await askTwice(name);
      fireEvent.change(asked.getByLabelText(/^Comments/), { target: { value: 'A comma\nis missing' } });
      for (const call of calls) expect(sent(served, call)).toEqual([]);
      fireEvent.click(asked.getByRole('button', { name }));
      const input = { pageId: 7, versionId: 3, comments: 'A comma\nis missing' };
      for (const call of calls) await waitFor(() => expect(sent(served, call)).toMatchObject([input]));
      if (name === 'Publish') await waitFor(() => expect(onSelect).toHaveBeenCalledWith(3));
    },
  );

  it('lets the submitter recall a version after one question [1:161]', async () => {
    const { served } = show([version(3, 'pending'), version(2, 'live')], 3, 'Level4', 'editor@acme.example');
    click('Recall');
    const asked = await dialog();
    expect(asked.getByText('Are you sure you want to take V3 back from review?')).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Recall' }));
    await waitFor(() => expect(sent(served, 'recallDraft')).toEqual([{ pageId: 7, versionId: 3 }]));
  });

  it('takes a page down after one question, with a comment', async () => {
    const { served } = show([version(2, 'live')], 2);
    click('Unpublish');
    const asked = await dialog();
    fireEvent.change(asked.getByLabelText('Comments'), { target: { value: 'Out of season' } });
    fireEvent.click(asked.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() =>
      expect(sent(served, 'unpublish')).toEqual([{ pageId: 7, comments: 'Out of season' }]),
    );
  });

  it('makes a backup live again after one confirmation', async () => {
    const { served, onSelect } = show([version(3, 'draft'), version(2, 'live'), version(1, 'backup')], 1);
    click('Make live again');
    const asked = await dialog();
    expect(asked.getByText(/^Are you sure you want to make V1 live again\?/)).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Make live again' }));
    await waitFor(() => expect(onSelect).toHaveBeenCalledWith(1));
    expect(sent(served, 'restoreVersion')).toEqual([
      { pageId: 7, versionId: 1, comments: '', withPlace: false },
    ]);
  });

  it('lists the page details that are restored with it, and restores its path when that is ticked', async () => {
    const changed: VersionDetails['changed'] = ['name', 'friendlyUrl'];
    const { served } = show(
      [version(2, 'live'), version(1, 'backup')],
      1,
      'Admin',
      'me@acme.example',
      changed,
    );
    click('Make live again');
    const asked = await dialog();
    expect(asked.getByText(/These page details come back with it: Page Name\.$/)).toBeTruthy();
    fireEvent.click(asked.getByRole('checkbox', { name: 'Also bring back: Friendly URL' }));
    fireEvent.click(asked.getByRole('button', { name: 'Make live again' }));
    await waitFor(() => expect(sent(served, 'restoreVersion')).toMatchObject([{ withPlace: true }]));
  });
});
