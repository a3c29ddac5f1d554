import { type CheckName, checkLabels } from '@galley/shared/checks/check-names';
import type { Contract } from '@galley/shared/contract/contract';
import { dayFields } from '@galley/shared/opening-hours';
import { activityWrite } from '../core/activity-log';
import type { CompanyScope } from '../core/company-scope';
import { type CompanyRecord, companyEntity } from '../core/entities/company';
import { type SettingsRecord, settingsEntity } from '../core/entities/site';
import { libraryImageChecks } from '../core/images/library-images';
import { newJob } from '../core/jobs';
import type { OperationRequest } from '../core/operation';
import { runRelease } from '../core/release/run-release';
import { saveOnce } from '../core/save-once';
import type { Write } from '../core/table';
import { storedTelephone } from './stored-telephone';

type Request =
  | OperationRequest<Contract['createCompanySettings']>
  | OperationRequest<Contract['updateCompanySettings']>;

const ownPictures = [
  ['logoUrl', 'Logo'],
  ['darkLogoUrl', 'Logo for Dark Backgrounds'],
  ['favicon', 'Favicon'],
  ['shareImage', 'Share Image'],
] as const;
const settingsId = 1;

/** Saves the company's settings. The chrome changes at once; live pages are rendered again by a job. */
async function saveCompanySettings(request: Request): Promise<number> {
  const { input, scope, session, now } = request;
  const { revision, country: named, telephone: typed, ...settings } = input.companySettings;
  const country = named ?? session.companyRecord.country;
  const pictures = pictureChecks(scope, input.companySettings);
  const content = {
    ...settings,
    ...(await storedTelephone(typed, country, 'companySettings.telephone')),
    id: settingsId,
    adminVersionUpdateEmails: input.adminVersionUpdateEmails,
  };
  await runRelease(
    request,
    async () => undefined,
    (site) => {
      const adminOnlyChanges = settings.adminOnlyChanges ?? site.settings?.adminOnlyChanges ?? [];
      const blockingChecks = settings.blockingChecks ?? site.settings?.blockingChecks ?? [];
      const requiresApp = settings.requiresApp ?? site.settings?.requiresApp ?? false;
      const { record, write } = saveOnce(
        settingsEntity,
        settingsEntity.key(scope),
        // What a stale save is answered with has the country too.
        site.settings && withCountry(site.settings, site.company),
        { ...keptOf(site.settings), ...content, adminOnlyChanges, blockingChecks, requiresApp },
        revision,
      );
      const livePageIds = site.pages.filter((page) => page.liveVersionId !== null).map(({ id }) => id);
      return {
        site: { settings: record, company: { ...site.company, country } },
        writes: [
          write,
          ...(country === site.company.country ? [] : [moveTo(scope, country)]),
          ...pictures,
          activityWrite(scope, { actor: session, action: actionOf(record, site.settings), at: now }),
        ],
        jobs:
          livePageIds.length > 0 ? [newJob(scope, { kind: 'render-pages', pageIds: livePageIds }, now)] : [],
      };
    },
  );
  return settingsId;
}

/** What stays as it is stored where a save leaves it out. */
function keptOf(stored: Partial<SettingsRecord> = {}): Partial<SettingsRecord> {
  const kept = [...dayFields, 'holidays', 'darkLogoUrl'] as const;
  return Object.fromEntries(
    kept.flatMap((field) => (stored[field] === undefined ? [] : [[field, stored[field]]])),
  );
}

/** The company's own record says it too: every call reads that one. */
const moveTo = (scope: CompanyScope, country: string): Write => ({
  update: companyEntity.key(scope),
  set: { country },
  condition: { exists: true },
});

const withCountry = (settings: SettingsRecord, { country }: CompanyRecord) => ({ ...settings, country });

type Rules = Pick<SettingsRecord, 'requiresApp' | 'blockingChecks'>;

/** What the log tells: of rules that everybody meets, what they are from now on. */
function actionOf(rules: Rules, before: Rules = {}): string {
  const { requiresApp = false, blockingChecks: checks = [] } = rules;
  const changes = [
    ...(requiresApp === (before.requiresApp ?? false) ? [] : [appRule(requiresApp)]),
    ...(String(checks) === String(before.blockingChecks ?? []) ? [] : [checkRule(checks)]),
  ];
  return ['Saved the company settings', changes.join('; ')].filter(Boolean).join(': ');
}

const appRule = (isRequired: boolean): string =>
  isRequired
    ? 'everybody signs in with an authenticator app'
    : 'nobody has to sign in with an authenticator app';

const checkRule = (checks: readonly string[]): string =>
  checks.length === 0
    ? 'no check holds a version up'
    : `these hold a version up: ${checks.map((check) => checkLabels[check as CheckName] ?? check).join(', ')}`;

const pictureChecks = (scope: CompanyScope, settings: Request['input']['companySettings']): Write[] =>
  libraryImageChecks(
    scope,
    ownPictures.flatMap(([field, label]) => {
      const imageUrl = settings[field];
      return imageUrl ? [{ imageUrl, field, label }] : [];
    }),
  );

export { saveCompanySettings as createCompanySettings, saveCompanySettings as updateCompanySettings };
