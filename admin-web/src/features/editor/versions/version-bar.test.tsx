import type { Role } from '@galley/shared/permissions';
import type { VersionDetails, VersionStatus, VersionSummary } from '@galley/shared/schemas/version';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { VersionBar } from './version-bar';
import { allowedActions } from './version-rules';

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
    'GET /api/Authentication/GetCompanyName': {
      body: { companyName: 'Acme', timeZone: 'Pacific/Honolulu', primaryColor: '', font: '' },
    },
    'POST /api/Version/CreateDraft': { body: 5 },
    'POST /api/Version/SubmitDraft': { body: 3 },
    'POST /api/Version/RejectDraft': { body: 3 },
    'POST /api/Version/PublishDraft': { body: 3 },
    'GET /api/Version/GetVersionChecks': { body: [] },
    'GET /api/VersionComment/GetThreads': { body: [] },
    'DELETE /api/Version/DeleteDraft': { body: 'Deleted' },
    'POST /api/Version/RecallDraft': { body: 3 },
    'GET /api/Admin/GetPageComponentData': { body: { details: { changed } } },
    'POST /api/Version/Unpublish': { body: 2 },
    'POST /api/Version/RestoreVersion': { body: 1 },
  });
  const selected = versions.find(({ versionId }) => versionId === selectedId);
  const onSelect = vi.fn();
  renderScreen(
    <VersionBar
      pageId={7}
      versions={versions}
      selected={selected}
      hasOlderVersions={false}
      isEmpty={false}
      canTakeDown
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
const optionsShown = () => {
  fireEvent.click(screen.getByRole('combobox', { name: 'Version' }));
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};
const sent = (served: { call: string; input: object }[], name: string) =>
  served.filter(({ call }) => call.endsWith(name)).map(({ input }) => input);

describe('the version bar', () => {
  it('names the version, its status and its date in the company’s time zone [1:165] [1:303]', async () => {
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

  it('has the same dates and actions on a phone [1:160] [1:161] [1:165]', async () => {
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
  });

  it('shows only the actions that apply [1:160]', () => {
    show([version(3, 'draft'), version(2, 'live')], 3);
    expect(actionsShown()).toEqual(['Delete', 'Submit', 'Publish']);
  });

  it('offers publish, reject, unpublish and roll-back only to Admins [1:161] [1:207] [2:166]', () => {
    show([version(3, 'pending'), version(2, 'live'), version(1, 'backup')], 3, 'Level4');
    expect(actionsShown()).toEqual([]);
  });

  it('asks in the specified words before creating a draft from a version [1:159] [1:164] [2:158]', async () => {
    const { served, onSelect } = show([version(2, 'live'), version(1, 'backup')], 1);
    click('Create Draft');
    const asked = await dialog();
    expect(asked.getByText('Are you sure you want to create a draft from V1?')).toBeTruthy();
    expect(sent(served, 'CreateDraft')).toEqual([]);
    fireEvent.click(asked.getByRole('button', { name: 'Create Draft' }));
    await waitFor(() => expect(onSelect).toHaveBeenCalledWith(5));
    expect(sent(served, 'CreateDraft')).toEqual([{ pageId: 7, copyVersionId: 1 }]);
  });

  it('asks in the specified words before creating the first draft of a page [1:159] [1:164] [2:158]', async () => {
    const { served, onSelect } = show([], 1);
    click('Create Draft');
    const asked = await dialog();
    expect(asked.getByText('Are you sure you want to create a draft?')).toBeTruthy();
    expect(sent(served, 'CreateDraft')).toEqual([]);
    fireEvent.click(asked.getByRole('button', { name: 'Create Draft' }));
    await waitFor(() => expect(onSelect).toHaveBeenCalledWith(5));
    expect(sent(served, 'CreateDraft')).toEqual([{ pageId: 7, copyVersionId: null }]);
  });

  it('asks in the specified words before deleting a draft [1:163] [1:164] [2:158]', async () => {
    const { served, onSelect } = show([version(3, 'draft'), version(2, 'live')], 3);
    click('Delete');
    const asked = await dialog();
    expect(asked.getByText('Are you sure you want to delete this draft?')).toBeTruthy();
    expect(sent(served, 'DeleteDraft')).toEqual([]);
    fireEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent(served, 'DeleteDraft')).toEqual([{ pageId: '7' }]));
    expect(onSelect).toHaveBeenCalledWith(null);
  });

  it.each([
    ['Submit', 'draft', ['SubmitDraft']],
    ['Reject', 'pending', ['RejectDraft']],
    ['Publish', 'pending', ['PublishDraft']],
    ['Publish', 'draft', ['SubmitDraft', 'PublishDraft']],
  ] as const)(
    '%s of a %s version asks for comments and sends them with the version [1:160] [1:161] [1:164] [1:269] [1:270] [1:271] [2:158]',
    async (name, status, calls) => {
      const { served, onSelect } = show([version(3, status), version(2, 'live')], 3);
      click(name);
      const asked = await dialog();
      fireEvent.change(asked.getByLabelText(/^Comments/), { target: { value: 'A comma is missing' } });
      for (const call of calls) expect(sent(served, call)).toEqual([]);
      fireEvent.click(asked.getByRole('button', { name }));
      const input = { pageId: 7, versionId: 3, comments: 'A comma is missing' };
      for (const call of calls) await waitFor(() => expect(sent(served, call)).toMatchObject([input]));
      if (name === 'Publish') await waitFor(() => expect(onSelect).toHaveBeenCalledWith(3));
    },
  );

  it('lets the submitter recall a version after one question', async () => {
    const { served } = show([version(3, 'pending'), version(2, 'live')], 3, 'Level4', 'editor@acme.example');
    click('Recall');
    const asked = await dialog();
    expect(asked.getByText('Are you sure you want to take V3 back from review?')).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Recall' }));
    await waitFor(() => expect(sent(served, 'RecallDraft')).toEqual([{ pageId: 7, versionId: 3 }]));
  });

  it('takes a page down after one question, with a comment', async () => {
    const { served } = show([version(2, 'live')], 2);
    click('Unpublish');
    const asked = await dialog();
    fireEvent.change(asked.getByLabelText('Comments'), { target: { value: 'Out of season' } });
    fireEvent.click(asked.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() =>
      expect(sent(served, 'Unpublish')).toEqual([{ pageId: 7, comments: 'Out of season' }]),
    );
  });

  it('makes a backup live again after one confirmation', async () => {
    const { served, onSelect } = show([version(3, 'draft'), version(2, 'live'), version(1, 'backup')], 1);
    click('Make live again');
    const asked = await dialog();
    expect(asked.getByText(/^Are you sure you want to make V1 live again\?/)).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Make live again' }));
    await waitFor(() => expect(onSelect).toHaveBeenCalledWith(1));
    expect(sent(served, 'RestoreVersion')).toEqual([
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
    await waitFor(() => expect(sent(served, 'RestoreVersion')).toMatchObject([{ withPlace: true }]));
  });
});
