import { goWithin } from '../go-within';
import { expect, type Page } from '../journey';
import { uploadFile } from '../library-files';
import { unfold } from '../screens/page-details';
import { done, freshName, makePage, read, slugOf } from '../screens/staff';
import { call } from '../sign-in';
import { api, box, button, dialogOf, type FormRow, freshEmail, goTo, inDialog } from './form-row';

async function fillSeo(page: Page) {
  await unfold(page, 'Search engines');
  await page.getByLabel('SEO Title').fill('A title');
  await page.getByLabel('SEO Description').fill('A description');
  await page.getByRole('combobox', { name: 'SEO Keywords' }).fill('oak');
  await page.keyboard.press('Enter');
}

async function fillPage(page: Page, text: string) {
  await unfold(page, 'Address');
  await fillSeo(page);
  const name = page.getByLabel('Page Name');
  await name.fill(text);
  await name.blur();
  await expect(page.getByLabel('Friendly URL')).toHaveValue(slugOf(text));
  return name;
}

const newUser = (email: string) => ({
  firstName: 'Walter',
  lastName: 'Wood',
  phoneNumber: '207 555 0123',
  role: 'Level4',
  email,
});

async function openNewUser(page: Page) {
  const email = freshEmail();
  const { status } = await call(api(page), 'users', newUser(email));
  expect(status).toBe(201);
  const users = await read<{ id: number; email: string }[]>(
    api(page),
    'users/GetUsersByCompany?company=acme',
  );
  await goWithin(page, `/UpdateUser/${users.find((user) => user.email === email)?.id}`);
}

async function fillUser(page: Page, text: string) {
  await page.getByLabel('First Name').fill('Walter');
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByLabel('Phone').fill('207 555 0123');
  return box(/^Last Name/)(page, text);
}

async function openForm(page: Page, tab: string) {
  const id = await done(api(page), 'AdminForms/CreateForm', { name: freshName('Kept') });
  await goWithin(page, `/FormBuilder/${id}`);
  await page.getByRole('tab', { name: tab }).click();
}

async function openExternalPage(page: Page) {
  const name = freshName('Kept');
  const id = await makePage(api(page), name, {
    isExternal: true,
    friendlyUrl: 'https://boats.example',
    openType: 'NewTab',
  });
  await goWithin(page, `/UpdateExternalPage/${id}`);
}

/** A phone layout has the full name in another element, which is hidden here. */
const shownName = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

/** The forms of pages, people, redirects, forms and images. */
export const screenForms: FormRow[] = [
  {
    form: 'Create Page',
    file: 'parts/pages/use-page-form.ts',
    shows: (page, text) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(text),
    call: 'admin/createpage',
    open: goTo('/CreatePage'),
    fill: fillPage,
    save: button('Save'),
  },
  {
    form: 'Page Details',
    file: 'parts/pages/use-page-form.ts',
    call: 'admin/updatepage',
    open: async (page) => {
      const id = await makePage(api(page), freshName('Kept'));
      await goWithin(page, `/UpdatePageComponent/${id}`);
      await page.getByRole('tab', { name: 'Page Details' }).click();
    },
    fill: box(/^SEO Title/),
    save: button('Save'),
    says: 'Page Updated',
  },
  {
    form: 'Create External Page',
    file: 'parts/pages/use-page-form.ts',
    shows: (page, text) => page.getByRole('link', { name: `Edit ${text}` }),
    call: 'admin/createpage',
    open: goTo('/CreateExternalPage'),
    fill: async (page, text) => {
      await page.getByRole('textbox', { name: 'Friendly URL' }).fill('https://boats.example');
      await fillSeo(page);
      await page.getByRole('combobox', { name: 'Open Type' }).click();
      await page.getByRole('option', { name: 'New tab' }).click();
      return box(/^Page Name/)(page, text);
    },
    save: button('Save'),
  },
  {
    form: 'an external page',
    file: 'parts/pages/use-page-form.ts',
    call: 'admin/updatepage',
    open: openExternalPage,
    fill: box(/^Page Name/),
    save: button('Save'),
    says: 'Page Updated',
  },
  {
    form: 'a copy of a page',
    file: 'features/pages/duplicate-dialog.tsx',
    shows: (page, text) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(text),
    call: 'admin/duplicatepage',
    open: async (page) => {
      const name = freshName('Kept');
      await makePage(api(page), name);
      await goWithin(page, '/PageComponentManagement');
      await page.getByLabel('Filter pages').fill(name);
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    },
    fill: box(/^Page Name/),
    save: inDialog('Duplicate'),
    says: / is a draft$/,
  },
  {
    form: 'Create User',
    file: 'features/users/user-form.tsx',
    shows: shownName,
    call: 'users',
    open: goTo('/CreateUser'),
    fill: fillUser,
    save: button('Create User'),
    says: 'Created',
  },
  {
    form: 'Update User',
    file: 'features/users/user-form.tsx',
    shows: shownName,
    call: 'users/adminedituser',
    open: openNewUser,
    fill: box(/^Last Name/),
    save: button('Save'),
    says: 'Updated',
  },
  {
    form: 'Add a redirect',
    file: 'features/redirects/redirects-screen.tsx',
    shows: (page, text) => page.getByText(text, { exact: true }),
    call: 'admin/createredirect',
    open: async (page) => {
      await goWithin(page, '/Redirects');
      await page.getByRole('button', { name: 'Add redirect' }).first().click();
    },
    text: () => `/${slugOf(freshName('kept'))}.html`,
    fill: async (page, text) => {
      await dialogOf(page).getByRole('textbox', { name: /^To/ }).fill('/contact');
      return box(/^From/)(page, text);
    },
    save: inDialog('Add'),
  },
  {
    form: 'a new launch',
    file: 'features/launches/launch-name-dialog.tsx',
    shows: (page, text) => page.getByRole('heading', { name: text, level: 1 }),
    call: 'launch/createlaunch',
    open: async (page) => {
      await goWithin(page, '/Launches');
      await page.getByRole('button', { name: 'Create launch' }).click();
    },
    fill: box(/^Name/),
    save: inDialog('Create'),
  },
  {
    form: 'Create Form',
    file: 'features/forms/create-form-screen.tsx',
    shows: (page, text) => page.getByRole('heading', { name: new RegExp(text) }),
    call: 'adminforms/createform',
    open: goTo('/CreateForm'),
    fill: box(/^Form Name/),
    save: button('Save'),
    says: 'Form Details',
  },
  {
    form: 'Form Details',
    file: 'features/forms/form-details.tsx',
    call: 'adminforms/updateform',
    open: (page) => openForm(page, 'Form Details'),
    fill: box(/^Form Name/),
    save: (page) => page.getByRole('form', { name: 'Form Details' }).getByRole('button', { name: 'Save' }),
    says: 'Form Updated',
  },
  {
    form: 'Field Details',
    file: 'features/forms/field-form.tsx',
    shows: (page, text) => page.getByRole('button', { name: `Edit ${text}` }),
    call: 'adminforms/createformfield',
    open: async (page) => {
      await openForm(page, 'Field Details');
      await page.getByRole('button', { name: 'Create New Field' }).click();
    },
    fill: box(/^Field Name/),
    save: button('Create Field'),
  },
  {
    form: 'an image',
    file: 'features/images/image-form.tsx',
    shows: (page) => page.getByRole('button', { name: 'Details of New planks' }),
    call: 'imageupload/editimage',
    open: async (page) => {
      await goWithin(page, '/ImageManagement');
      await page.getByRole('button', { name: 'Details of New planks' }).click();
    },
    fill: async (page, text) => {
      const altText = dialogOf(page).getByLabel('Alt Text');
      await altText.fill(text);
      return altText;
    },
    save: inDialog('Update'),
  },
  {
    form: 'a file',
    file: 'features/files/file-form.tsx',
    shows: (page, text) => page.getByRole('button', { name: `Details of ${text}` }),
    call: 'fileupload/editfile',
    open: async (page) => {
      const title = freshName('Kept');
      await uploadFile(api(page), title);
      await goWithin(page, '/FileManagement');
      await page.getByRole('button', { name: `Details of ${title}` }).click();
    },
    fill: box('Title'),
    save: inDialog('Update'),
  },
];
