import { expect, type Page } from '../journey';
import { adminUrl } from '../product';
import { call } from '../sign-in';
import { company, email } from './new-company';

/** The vendor enables the company's forms. */
export async function switchFormsOn(page: Page) {
  await page.goto(`/Settings?company=${company}`);
  await expect(page.getByText(`You are setting up Corner Bakery (${company})`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Form settings' }).check();
  await page.getByRole('button', { name: 'Save modules' }).click();
  await page.getByPlaceholder('name@company.com').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Form settings' })).toBeChecked();
}

/**
 * Adds a form with one field to the draft of the home page; returns its id. forms.spec.ts covers the form builder.
 */
export async function placeForm(page: Page): Promise<number> {
  const { request } = page;
  const ask = async (path: string, data: unknown) => {
    const { status, body } = await call(request, path, data);
    expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
    return body;
  };
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 40 } });
  const picture = { name: 'bread.png', mimeType: 'image/png', buffer };
  const uploaded = await request.post(`${adminUrl}/api/ImageUpload/ImageUpload`, {
    headers: { 'x-galley-csrf': '1' },
    multipart: { ImageDescription: 'Bread', ImageName: 'bread.png', Image: picture },
  });
  expect(uploaded.status()).toBe(200);
  const [image] = await ask('ImageUpload/RetrieveAll', {});
  const formId = await ask('AdminForms/CreateForm', { name: 'Orders' });
  const field = { formId, name: 'Your name', fieldType: 'input', inputType: 'text', isRequired: true };
  await ask('AdminForms/CreateFormField', field);
  await ask('AdminForms/CreateFormField', { formId, name: 'Your telephone', fieldType: 'phone' });
  const component = { componentName: 'Orders', title: 'Order bread', description: 'Until noon.' };
  const place = { pageId: 1, versionId: 1, formId, imageLink: image.imageUrl };
  await ask('Admin/CreateImageForm', { ...component, ...place });
  return formId;
}

export async function publishHome(page: Page) {
  await page.getByRole('link', { name: 'Edit the home page' }).click();
  await page.getByRole('button', { name: 'Add component' }).click();
  await page.getByRole('button', { name: /^Announcement/ }).click();
  await page.getByLabel('Component Name').fill('Opening');
  await page.getByLabel('Announcement Text').fill('We are open');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Move Opening' })).toBeVisible();
  // An Admin's own draft needs no review.
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue(/\(live\)$/);
}
