import { goWithin } from '../go-within';
import type { Page } from '../journey';
import { done, freshName, slugOf } from '../screens/staff';
import { api, box, button, dialogOf, type FormRow, freshEmail, goTo, inDialog, tag } from './form-row';

let sender: object = {};

/** A dialog about Globex, which its save closes. */
const ofGlobex = (entry: string) => async (page: Page) => {
  await goWithin(page, '/TracSoftSettings');
  await page.getByRole('button', { name: /^Actions for Globex/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** The forms of the vendor's Admins, and those of the user's own profile. */
export const vendorForms: FormRow[] = [
  {
    form: 'Your details',
    file: 'features/profile/own-data-form.tsx',
    call: 'authentication/updateprofile',
    open: goTo('/profile'),
    fill: async (page, text) => {
      await page.getByRole('textbox', { name: /^Phone/ }).fill('207 555 0123');
      return box(/^Last Name/)(page, text);
    },
    save: (page) =>
      page
        .locator('form', { has: page.getByRole('heading', { name: 'Your details' }) })
        .getByRole('button', { name: 'Save' }),
  },
  {
    form: 'Provider settings',
    file: 'features/vendor/vendor-screen.tsx',
    call: 'adminsettings/updatetracsoftsettings',
    open: async (page) => {
      sender = await done<object>(api(page), 'AdminSettings/GetTracSoftSettings', {});
      await goWithin(page, '/TracSoftSettings');
    },
    text: () => freshEmail().replace('@acme.', '@mail.galley.'),
    fill: box(/^Version Update Email/),
    save: button('Save'),
    putBack: async (page) => {
      const { revision } = await done<{ revision: number }>(
        api(page),
        'AdminSettings/GetTracSoftSettings',
        {},
      );
      await done(api(page), 'AdminSettings/UpdateTracSoftSettings', { ...sender, revision });
    },
  },
  {
    form: 'Create a company',
    file: 'features/vendor/create-company-dialog.tsx',
    call: 'adminsettings/createcompany',
    open: async (page) => {
      await goWithin(page, '/TracSoftSettings');
      await page.getByRole('button', { name: 'Create Company' }).first().click();
    },
    fill: async (page, text) => {
      await dialogOf(page).getByRole('textbox', { name: 'Email' }).fill(freshEmail());
      const field = await box(/^Company Name/)(page, text);
      await dialogOf(page)
        .getByRole('textbox', { name: /^Company(?! Name)/ })
        .fill(slugOf(text));
      return field;
    },
    save: inDialog('Create'),
    says: /was created/,
    shows: (page, text) => page.getByText(text).first(),
  },
  {
    form: 'Company details',
    file: 'features/vendor/company-details-dialog.tsx',
    call: 'adminsettings/updatecompanydetails',
    open: ofGlobex('Company details'),
    text: () => `${slugOf(freshName('kept'))}.example`,
    fill: tag('www.company.com', dialogOf),
    save: inDialog('Save'),
    isClosed: true,
    putBack: async (page) => {
      const path = 'AdminSettings/GetCompanyDetails';
      const { revision } = await done<{ revision: number }>(api(page), path, { company: 'globex' });
      const details = { company: 'globex', domains: [], clientFields: false, revision };
      await done(api(page), 'AdminSettings/UpdateCompanyDetails', details);
    },
  },
  {
    form: 'Allowed addresses',
    file: 'features/vendor/allowed-addresses-dialog.tsx',
    call: 'adminsettings/updateallowedaddresses',
    open: ofGlobex('Allowed addresses'),
    text: () => `198.51.100.${Date.now() % 250}`,
    fill: tag('203.0.113.0/24', dialogOf),
    save: inDialog('Save'),
    isClosed: true,
    putBack: async (page) => {
      const path = 'AdminSettings/GetAllowedAddresses';
      const { revision } = await done<{ revision: number }>(api(page), path, { company: 'globex' });
      await done(api(page), 'AdminSettings/UpdateAllowedAddresses', {
        company: 'globex',
        ranges: [],
        revision,
      });
    },
  },
  {
    form: 'Single sign-on',
    file: 'features/vendor/single-sign-on-dialog.tsx',
    call: 'adminsettings/updatesinglesignon',
    open: ofGlobex('Single sign-on'),
    text: () => `https://accounts.${slugOf(freshName('kept'))}.example/register`,
    fill: box(/^Register address/),
    save: inDialog('Save'),
    isClosed: true,
    putBack: async (page) => {
      const path = 'AdminSettings/GetSingleSignOn';
      const stored = await done<object>(api(page), path, { company: 'globex' });
      await done(api(page), 'AdminSettings/UpdateSingleSignOn', {
        ...stored,
        company: 'globex',
        registerUrl: '',
      });
    },
  },
  {
    form: 'Budgets',
    file: 'features/vendor/budgets-dialog.tsx',
    call: 'adminsettings/updatecompanybudgets',
    open: ofGlobex('Budgets'),
    text: () => `${20 + (Date.now() % 70)},000`,
    fill: async (page, text) => {
      const field = dialogOf(page)
        .getByRole('textbox', { name: /^At most/ })
        .first();
      await field.fill(text.replace(',', ''));
      return field;
    },
    save: inDialog('Save'),
    isClosed: true,
    putBack: async (page) => {
      const path = 'AdminSettings/GetCompanyBudgets';
      const { revision } = await done<{ revision: number }>(api(page), path, { company: 'globex' });
      await done(api(page), 'AdminSettings/UpdateCompanyBudgets', {
        company: 'globex',
        limits: {},
        revision,
      });
    },
  },
];
