import { createHandler } from '../core/create-handler';
import { readEnvironment } from '../core/env';

// A missing variable fails at the start instead of when the first company is created.
readEnvironment(['MAIL_DOMAIN', 'PROVISION_FUNCTION_NAME', 'SITE_ORIGIN_PATTERN']);

/** The vendor's administration of the installation and its companies. */
export const handler = createHandler(
  'vendor',
  async () => ({
    ...(await import('@galley/shared/contract/vendor')).vendorCalls,
    ...(await import('@galley/shared/contract/single-sign-on')).singleSignOnCalls,
  }),
  {
    getProviderSettings: () => import('./provider-settings'),
    updateProviderSettings: () => import('./provider-settings'),
    getAllowedAddresses: () => import('./allowed-addresses'),
    updateAllowedAddresses: () => import('./allowed-addresses'),
    listCompanies: () => import('./list-companies'),
    createCompany: () => import('./create-company'),
    getCompanyDetails: () => import('./company-details'),
    updateCompanyDetails: () => import('./company-details'),
    getCompanyBudgets: () => import('./company-budgets'),
    updateCompanyBudgets: () => import('./company-budgets'),
    suspendCompany: () => import('./suspend-company'),
    getSingleSignOn: () => import('./get-single-sign-on'),
    updateSingleSignOn: () => import('./update-single-sign-on'),
  },
);
