import { createHandler } from '../core/create-handler';
import { addVersionLog } from './add-version-log';
import { createDraft } from './create-draft';
import { deleteDraft } from './delete-draft';
import { listVersionLog } from './list-version-log';
import { publishDraft } from './publish-draft';
import { rejectDraft } from './reject-draft';
import { submitDraft } from './submit-draft';

/** Drafts, review, publishing and the version log. */
export const handler = createHandler('versions', {
  createDraft,
  submitDraft,
  rejectDraft,
  publishDraft,
  deleteDraft,
  addVersionLog,
  listVersionLog,
});
