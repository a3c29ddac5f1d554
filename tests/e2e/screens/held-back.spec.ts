import { canvas } from '../editor-page';
import { withoutPhotographs } from '../frame-tools';
import { expect } from '../journey';
import { action, add, components, open } from './page-editor';
import { freshName, makePage, test } from './staff';

test('what cannot be saved holds its version back: the field is named and focused [1:84] [1:198]', async ({
  admin,
}) => {
  await withoutPhotographs(admin);
  await open(admin, await makePage(admin.context().request, freshName('Held back')));
  await add(admin, /^Hero/);
  const saved = admin.getByRole('status', { name: 'State of the form' });
  await expect(saved).toHaveText('Saved');
  const link = admin.getByRole('textbox', { name: 'Button Link', exact: true });
  await link.fill('htps:/nowhere at all');
  await link.blur();
  await action(admin, 'Publish').click();
  const held = admin.getByText(/^The version waits until this component is saved\./);
  await expect(held).toContainText('Button Link: This is not a valid link.');
  await expect(link).toBeFocused();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await link.fill('/contact');
  await link.blur();
  await expect(saved).toHaveText('Saved');

  // The copy may be below the window, and is scrolled to.
  await admin.getByRole('button', { name: /^Actions of/ }).click();
  // A component has one place on a page: there is one way to take it away.
  await expect(admin.getByRole('menuitem', { name: /Remove|Delete/ })).toHaveText(['Delete component…']);
  await admin.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(components(admin).getByRole('listitem')).toHaveCount(2);
  const frame = canvas(admin).locator('.frame');
  await expect.poll(async () => (await frame.boundingBox())?.y).toBeLessThan(500);

  // A new component without typed text says what it needs, and is left without a question.
  await add(admin, /^Form/);
  await expect(saved).toHaveText('Still needs: Form, Image');
  await action(admin, 'Submit').click();
  await expect(admin.getByText(/It still needs: Form, Image\.$/)).toBeVisible();
  await expect(admin.getByRole('combobox', { name: 'Form', exact: true })).toBeFocused();
  await admin.keyboard.press('Escape');
  await action(admin, 'Cancel').click();
  await expect(saved).toHaveText('Saved');
  await expect(components(admin).getByRole('listitem')).toHaveCount(2);
});
