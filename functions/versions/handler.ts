import { versionCalls } from '@galley/shared/contract/versions';
import { createHandler } from '../core/create-handler';
import { addVersionLog } from './add-version-log';
import { compareVersions } from './compare-versions';
import { createDraft } from './create-draft';
import { deleteDraft } from './delete-draft';
import { listVersionLog } from './list-version-log';
import { listWaitingVersions } from './list-waiting-versions';
import { publishDraft } from './publish-draft';
import { rejectDraft } from './reject-draft';
import { restoreVersion } from './restore-version';
import { submitDraft } from './submit-draft';
import { unpublish } from './unpublish';

/** Drafts, review, publishing and the version log. */
export const handler = createHandler('versions', versionCalls, {
  createDraft,
  submitDraft,
  rejectDraft,
  publishDraft,
  deleteDraft,
  unpublish,
  restoreVersion,
  addVersionLog,
  listVersionLog,
  listWaitingVersions,
  compareVersions,
});
