import type { ApiRequest } from '../../lib/api';
import { isSameContent } from '../../ui/form/form-labels';
import { type CompanyFormValues, companyInput, type StoredCompany } from './company-fields';

/** The values of the form that a launch takes: those that visitors see. */
export function settingsForLaunch(values: StoredCompany): ApiRequest<'saveLaunchPart'>['values'] {
  const { companySettings } = companyInput(values);
  const { adminOnlyChanges: _a, blockingChecks: _b, requiresApp: _r, ...shown } = companySettings;
  return { settings: { companySettings: shown } };
}

const rulesOf = (values: CompanyFormValues) => {
  const { adminVersionUpdateEmails, adminOnlyChanges, blockingChecks, requiresApp } = values;
  return { adminVersionUpdateEmails, adminOnlyChanges, blockingChecks, requiresApp };
};

/** Why the typed values cannot be added to a launch: changed rules for staff would be lost. */
export const ruleRefusal = (typed: CompanyFormValues, live: CompanyFormValues): string | undefined =>
  isSameContent(rulesOf(typed), rulesOf(live))
    ? undefined
    : 'A launch contains only what visitors see. First save or undo your changes to versions, checks, Admins and sign-in.';
