import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { invalid } from '../core/errors';
import { newJob } from '../core/jobs';
import { siteKeys } from '../core/keys/site-keys';
import type { OperationRequest } from '../core/operation';
import { runRelease } from '../core/release/run-release';
import { saveOnce } from '../core/save-once';

type Request =
  | OperationRequest<Contract['createCompanySettings']>
  | OperationRequest<Contract['updateCompanySettings']>;

const ownPictures = ['logoUrl', 'favicon', 'shareImage'] as const;
const settingsId = 1;

/** Saves the company's settings. The chrome changes at once; live pages are rendered anew by a job. */
async function saveCompanySettings(request: Request): Promise<number> {
  const { input, scope, session, now } = request;
  const { revision, ...settings } = input.companySettings;
  for (const field of ownPictures) {
    if (settings[field] && !settings[field].startsWith(`${scope.company}/`)) {
      throw invalid({ [field]: 'Choose an image of your own library.' });
    }
  }
  const content = {
    ...settings,
    id: settingsId,
    adminVersionUpdateEmails: input.adminVersionUpdateEmails,
  };
  await runRelease(
    request,
    async () => undefined,
    (site) => {
      const { record, write } = saveOnce(siteKeys.settings(scope), site.settings, content, revision);
      const livePageIds = site.pages.filter((page) => page.liveVersionId !== null).map(({ id }) => id);
      return {
        site: { settings: record },
        writes: [
          write,
          activityWrite(scope, { actor: session, action: 'Saved the company settings', at: now }),
        ],
        jobs:
          livePageIds.length > 0 ? [newJob(scope, { kind: 'render-pages', pageIds: livePageIds }, now)] : [],
      };
    },
  );
  return settingsId;
}

export { saveCompanySettings as createCompanySettings, saveCompanySettings as updateCompanySettings };
