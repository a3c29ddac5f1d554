import { singleSignOnCalls } from '@galley/shared/contract/single-sign-on';
import { vendorCalls } from '@galley/shared/contract/vendor';
import { createHandler } from '../core/create-handler';
import { readEnvironment } from '../core/env';
import { getAllowedAddresses, updateAllowedAddresses } from './allowed-addresses';
import { createCompany } from './create-company';
import { getSingleSignOn } from './get-single-sign-on';
import { listCompanies } from './list-companies';
import { getProviderSettings, updateProviderSettings } from './provider-settings';
import { suspendCompany } from './suspend-company';
import { updateSingleSignOn } from './update-single-sign-on';

// What the first company would miss is missed at the start.
readEnvironment(['MAIL_DOMAIN', 'PROVISION_FUNCTION_NAME', 'SITE_ORIGIN_PATTERN']);

/** What the vendor does for the installation and for its companies. */
export const handler = createHandler(
  'vendor',
  { ...vendorCalls, ...singleSignOnCalls },
  {
    getProviderSettings,
    updateProviderSettings,
    getAllowedAddresses,
    updateAllowedAddresses,
    listCompanies,
    createCompany,
    suspendCompany,
    getSingleSignOn,
    updateSingleSignOn,
  },
);
