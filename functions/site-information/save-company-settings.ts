import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import type { CompanyScope } from '../core/company-scope';
import { libraryImageCheck } from '../core/images/library-images';
import { newJob } from '../core/jobs';
import { siteKeys } from '../core/keys/site-keys';
import type { OperationRequest } from '../core/operation';
import { runRelease } from '../core/release/run-release';
import { saveOnce } from '../core/save-once';
import type { Write } from '../core/table';

type Request =
  | OperationRequest<Contract['createCompanySettings']>
  | OperationRequest<Contract['updateCompanySettings']>;

const ownPictures = [
  ['logoUrl', 'Logo'],
  ['favicon', 'Favicon'],
  ['shareImage', 'Share Image'],
] as const;
const settingsId = 1;

/** Saves the company's settings. The chrome changes at once; live pages are rendered anew by a job. */
async function saveCompanySettings(request: Request): Promise<number> {
  const { input, scope, session, now } = request;
  const { revision, ...settings } = input.companySettings;
  const pictures = pictureChecks(scope, input.companySettings);
  const content = {
    ...settings,
    id: settingsId,
    adminVersionUpdateEmails: input.adminVersionUpdateEmails,
  };
  await runRelease(
    request,
    async () => undefined,
    (site) => {
      const adminOnlyChanges = settings.adminOnlyChanges ?? site.settings?.adminOnlyChanges ?? [];
      const { record, write } = saveOnce(
        siteKeys.settings(scope),
        site.settings,
        { ...content, adminOnlyChanges },
        revision,
      );
      const livePageIds = site.pages.filter((page) => page.liveVersionId !== null).map(({ id }) => id);
      return {
        site: { settings: record },
        writes: [
          write,
          ...pictures,
          activityWrite(scope, { actor: session, action: 'Saved the company settings', at: now }),
        ],
        jobs:
          livePageIds.length > 0 ? [newJob(scope, { kind: 'render-pages', pageIds: livePageIds }, now)] : [],
      };
    },
  );
  return settingsId;
}

/** One picture may stand in several places; a transaction names it once. */
function pictureChecks(scope: CompanyScope, settings: Request['input']['companySettings']): Write[] {
  const named = new Map<string, Write>();
  for (const [field, label] of ownPictures) {
    const imageUrl = settings[field];
    if (imageUrl && !named.has(imageUrl)) {
      named.set(imageUrl, libraryImageCheck(scope, imageUrl, field, label));
    }
  }
  return [...named.values()];
}

export { saveCompanySettings as createCompanySettings, saveCompanySettings as updateCompanySettings };
