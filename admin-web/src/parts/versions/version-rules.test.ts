import type { VersionStatus, VersionSummary } from '@galley/shared/schemas/version';
import { describe, expect, it } from 'vitest';
import {
  allowedActions,
  automaticVersion,
  canEditVersion,
  likelyAction,
  selectedVersion,
  versionLabel,
} from './version-rules';

function version(versionId: number, status: VersionStatus): VersionSummary {
  const timestamp = '2026-11-20T01:30:00.000Z';
  return { versionId, status, timestamp, email: 'editor@acme.example', comments: '', revision: 1 };
}

const editor = { role: 'Level4', isVendor: false, email: 'other@acme.example' } as const;
const admin = { role: 'Admin', isVendor: false, email: 'admin@acme.example' } as const;
/** The vendor's own company has the same roles. */
const isVendor = true;
const backups = [version(1, 'backup'), version(2, 'backup')];

describe('the automatic selection', () => {
  it('is the draft, at any position in the list [1:158]', () => {
    expect(automaticVersion([version(2, 'live'), version(3, 'draft'), version(1, 'backup')])?.versionId).toBe(
      3,
    );
  });

  it('is the pending version when there is no draft [1:158]', () => {
    expect(automaticVersion([version(4, 'pending'), version(2, 'live')])?.versionId).toBe(4);
  });

  it('is the live version when nothing is open, even below newer backups [1:158] [1:163]', () => {
    expect(automaticVersion([version(9, 'backup'), version(2, 'live')])?.versionId).toBe(2);
  });

  it('is the newest backup when nothing is live [1:158] [1:163]', () => {
    expect(automaticVersion(backups)?.versionId).toBe(2);
  });

  it('is nothing for a page without versions [1:158] [1:163]', () => {
    expect(automaticVersion([])).toBeUndefined();
  });

  it('is overridden by a chosen version, as long as that is listed [1:158]', () => {
    const versions = [version(3, 'draft'), version(2, 'live')];
    expect(selectedVersion(versions, 2)?.versionId).toBe(2);
    expect(selectedVersion(versions, 8)?.versionId).toBe(3);
  });
});

describe('the label of a version', () => {
  it('contains number, date and status [1:156] [1:165] [1:303] [2:124]', () => {
    for (const status of ['draft', 'pending', 'live'] as const) {
      expect(versionLabel(version(3, status), 'UTC')).toBe(`V3 11/20/2026 (${status})`);
    }
  });

  it('leaves out the status of a backup [1:156] [1:165] [1:303] [2:124]', () => {
    expect(versionLabel(version(3, 'backup'), 'UTC')).toBe('V3 11/20/2026');
  });

  it("shows the day in the company's time zone [1:165] [1:303]", () => {
    expect(versionLabel(version(3, 'live'), 'America/Chicago')).toBe('V3 11/19/2026 (live)');
  });
});

describe('the actions on a version', () => {
  const draft = version(3, 'draft');
  const pending = version(3, 'pending');
  const live = version(2, 'live');

  it.each([
    ['draft', ['publishAtOnce', 'submitDraft', 'deleteDraft'], ['submitDraft', 'deleteDraft'], '[1:160]'],
    ['pending', ['publishDraft', 'rejectDraft'], [], '[1:161] [2:166]'],
    ['live', ['createDraft', 'unpublish'], ['createDraft'], '[1:159]'],
    ['backup', ['createDraft', 'restoreVersion'], ['createDraft'], '[1:159]'],
  ] as const)(
    'of a %s one are %j for each Admin and %j for each other role, at the vendor too [1:207] [1:208] [1:209] %s',
    (status, ofAdmin, ofOthers, _ids) => {
      const one = version(3, status);
      for (const role of ['Admin', 'Level4', 'Author'] as const) {
        for (const isVendor of [false, true]) {
          const person = { role, isVendor, email: 'other@acme.example' };
          const actions = allowedActions(one, [one, version(1, 'backup')], person);
          expect(actions, `${role} ${isVendor}`).toEqual(role === 'Admin' ? ofAdmin : ofOthers);
        }
      }
    },
  );

  it('are Submit and Delete for a draft, and direct Publish for an Admin [1:160] [1:208]', () => {
    expect(allowedActions(draft, [draft, live], editor)).toEqual(['submitDraft', 'deleteDraft']);
    expect(allowedActions(draft, [draft], editor)).toEqual(['submitDraft', 'deleteDraft']);
    expect(allowedActions(draft, [draft, live], admin)).toEqual([
      'publishAtOnce',
      'submitDraft',
      'deleteDraft',
    ]);
  });

  it('are Publish and Reject for a pending version, for an Admin only [1:161] [1:207] [1:208] [2:166]', () => {
    for (const decides of [admin, { ...admin, isVendor }]) {
      expect(allowedActions(pending, [pending, live], decides)).toEqual(['publishDraft', 'rejectDraft']);
    }
    for (const waits of [editor, { ...editor, isVendor }, { ...editor, role: 'Author' as const }]) {
      expect(allowedActions(pending, [pending, live], waits)).toEqual([]);
    }
  });

  it('include Recall for the submitter of a pending version, which is never the suggested action, beside an Admin’s decisions [1:161] [1:207] [2:166]', () => {
    const submitter = { ...editor, email: pending.email };
    expect(allowedActions(pending, [pending, live], submitter)).toEqual(['recallDraft']);
    expect(allowedActions(pending, [pending, live], { ...submitter, role: 'Admin' })).toEqual([
      'publishDraft',
      'rejectDraft',
      'recallDraft',
    ]);
    expect(likelyAction(['recallDraft'])).toBeUndefined();
  });

  it('include Create Draft only while there is neither a draft nor a pending version [1:159] [1:208]', () => {
    expect(allowedActions(live, [live, ...backups], editor)).toEqual(['createDraft']);
    expect(allowedActions(live, [draft, live], editor)).toEqual([]);
    expect(allowedActions(live, [pending, live], editor)).toEqual([]);
    const [backup] = backups;
    expect(allowedActions(backup, [live, ...backups], editor)).toEqual(['createDraft']);
    for (const open of [draft, pending]) {
      expect(allowedActions(backup, [open, live, ...backups], editor)).toEqual([]);
      expect(allowedActions(live, [live, open], admin)).not.toContain('createDraft');
    }
    expect(allowedActions(undefined, [], editor)).toEqual(['createDraft']);
  });

  it("let an Admin take down a live version, except the home page's, also beside a draft", () => {
    expect(allowedActions(live, [live], admin)).toEqual(['createDraft', 'unpublish']);
    expect(allowedActions(live, [draft, live], admin)).toEqual(['unpublish']);
    expect(allowedActions(live, [live], admin, false)).toEqual(['createDraft']);
  });

  it('let an Admin make a backup live again, also beside a draft', () => {
    const [backup] = backups;
    expect(allowedActions(backup, [live, ...backups], admin)).toEqual(['createDraft', 'restoreVersion']);
    expect(allowedActions(backup, [draft, live, ...backups], admin)).toEqual(['restoreVersion']);
  });

  it('never suggest taking a page down or rolling it back', () => {
    expect(likelyAction(['createDraft', 'unpublish'])).toBe('createDraft');
    expect(likelyAction(['publishDraft', 'rejectDraft'])).toBe('publishDraft');
    expect(likelyAction(['unpublish'])).toBeUndefined();
    expect(likelyAction(['restoreVersion'])).toBeUndefined();
    expect(likelyAction([])).toBeUndefined();
  });

  it('let only a draft be edited [1:12] [1:160] [1:162]', () => {
    expect(canEditVersion(draft)).toBe(true);
    for (const status of ['pending', 'live', 'backup'] as const) {
      expect(canEditVersion(version(1, status))).toBe(false);
    }
    expect(canEditVersion(undefined)).toBe(false);
  });
});
