import { expect, type Page } from '@playwright/test';
import { canvas, makePage, state } from './editor-page';
import { storedOn } from './page-parts';
import { adminUrl } from './product';
import { call } from './sign-in';

/** An Admin publishes a version and deletes a component while an editor types: nothing that was typed is lost. */
export async function textTypedTooLateGoesOn(editor: Page, admin: Page): Promise<void> {
  // Published while someone else types: the text that comes too late goes on in the next draft.
  const lateId = await makePage(editor.context(), 'late');
  await editor.goto(`/UpdatePageComponent/${lateId}`);
  await canvas(editor).getByText('Opening words').click();
  await editor.keyboard.press('End');
  for (const step of ['SubmitDraft', 'PublishDraft'])
    await call(admin.context().request, `Version/${step}`, { pageId: lateId, versionId: 1, comments: '' });
  await editor.keyboard.type(' too late');
  await expect(state(editor)).toHaveText('Not saved: V1 was published in the meantime.');
  await editor.keyboard.type(' for V1');
  await editor.getByRole('button', { name: 'Continue in a draft' }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Create Draft' }).click();
  await expect(canvas(editor).getByText('Opening words too late for V1')).toBeVisible();
  await expect(state(editor)).toHaveText('Saved');

  // Deleted while someone else types in it: what was typed becomes a new component.
  const [{ componentId = 0 } = {}] = await storedOn(editor.context().request, lateId);
  await canvas(editor).getByText('Opening words too late for V1').click();
  await editor.keyboard.press('End');
  const deleted = `${adminUrl}/api/Admin/DeleteHtmlEditorColumns?componentId=${componentId}`;
  await admin.context().request.delete(deleted, { headers: { 'x-galley-csrf': '1' } });
  await editor.keyboard.type(' of a draft');
  await expect(state(editor)).toHaveText('Not saved: it was deleted in the meantime.');
  await editor.getByRole('button', { name: 'Add it again' }).first().click();
  await expect(state(editor)).toHaveText('Saved');
  await expect(canvas(editor).getByText('Opening words too late for V1 of a draft')).toBeVisible();
}
