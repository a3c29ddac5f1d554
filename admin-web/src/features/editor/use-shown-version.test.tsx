import type { Role } from '@galley/shared/permissions';
import type { VersionStatus } from '@galley/shared/schemas/version';
import { expect, it } from 'vitest';
import type { PageComponentData } from '../../parts/versions/use-get-page-component-data';
import { renderScreen } from '../../test-support/render-screen';
import { samplePage } from '../../test-support/sample-page';
import { useShownVersion } from './use-shown-version';

const version = (versionId: number, status: VersionStatus) => ({
  ...{ versionId, status, timestamp: '2026-11-20T15:00:00.000Z', email: 'tom@acme.example' },
  ...{ comments: '', revision: 1 },
});
const [draft, pending] = [version(4, 'draft'), version(4, 'pending')];
/** The live version was a backup before: newer ones are listed above it. */
const closed = [version(3, 'backup'), version(2, 'live'), version(1, 'backup')];

function shown(versions: PageComponentData['versions'], chosen: number | null = null, more: object = {}) {
  const {
    role = 'Admin' as Role,
    status = 'live',
    isSwitching = false,
    selectedVersionId,
  } = {
    ...{ selectedVersionId: versions.find((one) => one.status !== 'backup')?.versionId ?? null },
    ...(more as { role?: Role; status?: string; isSwitching?: boolean }),
  };
  const data = { page: { ...samplePage, status }, versions, selectedVersionId } as PageComponentData;
  let found: ReturnType<typeof useShownVersion> | undefined;
  const Shown = () => {
    found = useShownVersion(data, chosen, isSwitching);
    return null;
  };
  const user = { email: 'ruth@acme.example', role, company: 'acme', isVendor: false };
  renderScreen(<Shown />, { user });
  return [found?.selected?.versionId, found?.isReadOnly, found?.actions];
}

it('the editor shows the open version, else the live one below newer backups, else the chosen one [1:12] [1:76] [1:158] [1:159] [1:160] [1:162] [1:161] [1:207] [1:208] [2:166]', () => {
  expect(shown([draft, ...closed])).toEqual([4, false, ['publishAtOnce', 'submitDraft', 'deleteDraft']]);
  expect(shown([pending, ...closed])).toEqual([4, true, ['publishDraft', 'rejectDraft']]);
  expect(shown(closed)).toEqual([2, true, ['createDraft', 'unpublish']]);
  expect(shown(closed, 3)).toEqual([3, true, ['createDraft', 'restoreVersion']]);
  expect(shown([draft, ...closed], 2)).toEqual([2, true, ['unpublish']]);
  for (const role of ['Level4', 'Author'] satisfies Role[]) {
    expect(shown([draft, ...closed], null, { role })).toEqual([4, false, ['submitDraft', 'deleteDraft']]);
    expect(shown([pending, ...closed], null, { role })).toEqual([4, true, []]);
    expect(shown(closed, null, { role })).toEqual([2, true, ['createDraft']]);
    expect(shown([draft, ...closed], 1, { role })).toEqual([1, true, []]);
  }
});

it('nothing is edited on a deleted page, or while another version is being read [1:12] [1:151] [1:162]', () => {
  expect(shown([draft, ...closed], null, { status: 'Deleted' })).toEqual([4, true, []]);
  expect(shown([draft, ...closed], null, { isSwitching: true }).slice(0, 2)).toEqual([4, true]);
});
