import type { DemoCompany } from './demo-site';

/**
 * A second company, to show the separation: nothing of it may ever appear on another one's site. Its site is a
 * starter as a new company gets it.
 */
export const globex: DemoCompany = {
  key: 'globex',
  adminEmail: 'admin@globex.example',
  settings: {
    companyName: 'Globex Accounting',
    address: '900 Lens Avenue, Rochester, NY 14604',
    telephone: '585 555 0190',
  },
  site: 'practice',
};
