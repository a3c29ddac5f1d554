import type { CompanyScope } from '../company-scope';
import type { Key } from './key';

export const vendorKeys = {
  partition: 'VENDOR',
  companyPrefix: 'COMPANY#',
  company: (scope: CompanyScope): Key => ({ pk: 'VENDOR', sk: `COMPANY#${scope.company}` }),
  /** A company that is being imported and not there yet. */
  beingImported: (scope: CompanyScope): Key => ({ pk: 'VENDOR', sk: `IMPORT#${scope.company}` }),
  provider: (): Key => ({ pk: 'VENDOR', sk: 'PROVIDER' }),
};

export const renewalKeys = {
  partition: 'RENEWALS',
  installation: (): Key => ({ pk: renewalKeys.partition, sk: 'INSTALLATION' }),
  companyPrefix: 'COMPANY#',
  company: (scope: CompanyScope): Key => ({
    pk: renewalKeys.partition,
    sk: `${renewalKeys.companyPrefix}${scope.company}`,
  }),
};
