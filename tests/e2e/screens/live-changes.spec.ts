import { expect, type Page } from '../journey';
import { done, freshName, makePage, publish, test } from './staff';

/** Sets who may change the texts of live forms. */
async function choose(admin: Page, choice: string) {
  await admin.goto('/SiteInformation');
  const texts = admin.getByRole('radiogroup', { name: 'Names, columns and thank-you texts of forms' });
  await texts.getByText(choice, { exact: true }).click();
  await admin.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(admin.getByText('Saved', { exact: true }).first()).toBeVisible();
}

test('an Admin restricts changes of the live site to Admins, and allows them to editors again [1:282] [2:110] [2:246] [2:247] [2:248] [2:249]', async ({
  admin,
  editor,
  provokes,
}) => {
  provokes('403 /api/adminforms/updateform');
  const { request } = admin.context();
  const name = freshName('Live form');
  const formId = await done(request, 'AdminForms/CreateForm', { name });
  const [image] = await done<{ imageUrl: string }[]>(request, 'ImageUpload/RetrieveAll', {});
  const pageId = await makePage(request, name);
  const shown = { title: 'Ask us', description: 'We answer soon.', formId, imageLink: image?.imageUrl };
  await done(request, 'Admin/CreateImageForm', { pageId, versionId: 1, componentName: 'Form', ...shown });
  await publish(request, pageId);

  await choose(admin, 'Admins only');
  await editor.goto(`/FormBuilder/${formId}`);
  const thanks = editor.getByLabel('Thank-you Text');
  const save = editor.getByRole('button', { name: 'Save', exact: true });
  await thanks.fill('Thank you, sailor!');
  await save.click();
  await expect(editor.getByText(/your company keeps this to its Admins: Names, columns/)).toBeVisible();
  await expect(thanks).toHaveValue('Thank you, sailor!');

  await choose(admin, 'Editors, immediately');
  await save.click();
  await expect(editor.getByText('Form Updated')).toBeVisible();
  await admin.goto('/ActivityLog');
  await admin.getByLabel('Filter the activity log').fill('Nora');
  await expect(
    admin.getByRole('row').filter({ hasText: 'Nora Lindqvist' }).filter({ hasText: name }).first(),
  ).toBeVisible();
});
