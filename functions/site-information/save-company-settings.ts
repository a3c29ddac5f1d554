import { type CheckName, checkLabels } from '@galley/shared/checks/check-names';
import type { Contract } from '@galley/shared/contract/contract';
import type { SettingsRecord } from '../core/entities/site';
import type { OperationRequest } from '../core/operation';
import type { SiteParts } from '../core/release/site';
import { savePart } from '../core/site-parts/save-part';
import { changeOfSettings, type StaffRules, settings, settingsId } from '../core/site-parts/settings';

type Request =
  | OperationRequest<Contract['createCompanySettings']>
  | OperationRequest<Contract['updateCompanySettings']>;

/** Saves the company's settings, including those that only affect staff. */
async function saveCompanySettings(request: Request): Promise<number> {
  const { companySettings, adminVersionUpdateEmails } = request.input;
  const { id: _id, revision, adminOnlyChanges, blockingChecks, requiresApp, ...shown } = companySettings;
  const rulesIn = ({ settings: stored }: SiteParts): StaffRules => ({
    adminOnlyChanges: adminOnlyChanges ?? stored?.adminOnlyChanges ?? [],
    blockingChecks: blockingChecks ?? stored?.blockingChecks ?? [],
    requiresApp: requiresApp ?? stored?.requiresApp ?? false,
    adminVersionUpdateEmails,
  });
  const part: typeof settings = {
    ...settings,
    change: (values, from, site, context) => changeOfSettings(values, rulesIn(site), from, site, context),
  };
  await savePart(request, part, { companySettings: shown, revision }, (site) =>
    actionOf(rulesIn(site), site.settings),
  );
  return settingsId;
}

type Rules = Pick<SettingsRecord, 'requiresApp' | 'blockingChecks'>;

/** The entry of the activity log, which names the new values of rules that affect all users. */
function actionOf({ requiresApp = false, blockingChecks: checks = [] }: Rules, before: Rules = {}): string {
  const changes = [
    ...(requiresApp === (before.requiresApp ?? false) ? [] : [appRule(requiresApp)]),
    ...(String(checks) === String(before.blockingChecks ?? []) ? [] : [checkRule(checks)]),
  ];
  return ['Saved the company settings', changes.join('; ')].filter(Boolean).join(': ');
}

const appRule = (isRequired: boolean): string =>
  isRequired
    ? 'everyone signs in with an authenticator app'
    : 'no one has to sign in with an authenticator app';

const checkRule = (checks: readonly string[]): string =>
  checks.length === 0
    ? 'no check holds a version up'
    : `these hold a version up: ${checks.map((check) => checkLabels[check as CheckName] ?? check).join(', ')}`;

export { saveCompanySettings as createCompanySettings, saveCompanySettings as updateCompanySettings };
