import { goWithin } from '../go-within';
import { expect, type Page } from '../journey';
import { adminUrl } from '../product';
import { read } from '../screens/staff';
import { api, box, button, dialogOf, type FormRow, freshEmail, goTo, inDialog, tag } from './form-row';

const inTab = (name: string) => async (page: Page) => {
  await goWithin(page, '/SiteInformation');
  await page.getByRole('tab', { name, exact: true }).click();
};
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const saveIn = (name: string) => (page: Page) =>
  panel(page, name).getByRole('button', { name: 'Save', exact: true });

/** The tabs of the site information, and the look of the site. */
export const siteForms: FormRow[] = [
  {
    form: 'Company',
    file: 'features/site-information/company-form.tsx',
    call: 'admin/updatecompanysettings',
    open: goTo('/SiteInformation'),
    text: () => `kept${Date.now()}`,
    fill: box(/^Search Console Code/),
    save: saveIn('Company'),
  },
  {
    form: 'Navbar',
    file: 'features/site-information/navbar-tab.tsx',
    call: 'admin/updatenavbar',
    open: inTab('Navbar'),
    text: () => Date.now().toString(36),
    fill: box('Component Name'),
    save: saveIn('Navbar'),
  },
  {
    form: 'a navbar tab',
    file: 'features/site-information/navbar-tab-dialog.tsx',
    call: 'admin/createnavbartab',
    open: async (page) => {
      await inTab('Navbar')(page);
      await panel(page, 'Navbar').getByRole('button', { name: 'Add Tab' }).click();
    },
    text: () => Date.now().toString(36),
    fill: async (page, text) => {
      const title = dialogOf(page).getByLabel('Title');
      await title.fill(text);
      return title;
    },
    save: inDialog('Save'),
    shows: (page, text) => page.getByRole('button', { name: `Edit ${text}` }),
    putBack: async (page) => {
      const tabs = await read<{ id: number }[]>(api(page), 'Admin/GetNavbarTabs');
      const last = Math.max(...tabs.map(({ id }) => id));
      const path = `${adminUrl}/api/Admin/DeleteNavbarTab?componentId=${last}`;
      expect((await api(page).delete(path, { headers: { 'x-galley-csrf': '1' } })).status()).toBe(200);
    },
  },
  {
    form: 'Footer',
    file: 'features/site-information/footer-tab.tsx',
    call: 'admin/updatefooter',
    open: inTab('Footer'),
    fill: async (page, text) => {
      const column = panel(page, 'Footer').getByRole('textbox', { name: 'Column 2' });
      await column.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.insertText(` ${text}`);
      return column;
    },
    save: saveIn('Footer'),
  },
  {
    form: 'Form settings',
    file: 'parts/forms/form-settings-form.tsx',
    call: 'adminsettings/updateformsettingsdata',
    open: inTab('Form'),
    text: freshEmail,
    fill: tag('name@company.com', (page) => panel(page, 'Form')),
    save: saveIn('Form'),
  },
  {
    form: 'Look',
    file: 'features/theme/use-theme-form.ts',
    call: 'admin/savetheme',
    open: goTo('/Look'),
    text: () => `#7a${Date.now().toString(16).slice(-4)}`,
    fill: box('Accent'),
    save: button('Save'),
    says: /^Saved\. Visitors see it now\./,
  },
];
