import { openCompanyScope } from '@galley/functions/core/company-scope';
import { formEntity } from '@galley/functions/core/entities/form';
import { siteTextNoteEntity, textNoteEntity } from '@galley/functions/core/entities/site';
import { versionEntity } from '@galley/functions/core/entities/version';
import { expect } from '../journey';
import { withProductTable } from '../product-table';
import { components, open } from './page-editor';
import { agree, done, freshName, makePage, read, test } from './staff';

/** Data of earlier releases is asked about, or reported, once. */
const scope = openCompanyScope('acme');

test('a form from before retention existed asks an Admin once for how long it keeps submissions', async ({
  admin,
  editor,
}) => {
  const formId = await done(admin.context().request, 'AdminForms/CreateForm', {
    name: freshName('Old form'),
  });
  await withProductTable((table) =>
    table.commit([
      { update: formEntity.key(scope, formId), set: { keepDays: 0 }, remove: ['isKeepingChosen'] },
    ]),
  );
  const question = 'How long should this form keep submissions?';
  await editor.goto(`/FormBuilder/${formId}`);
  await expect(editor.getByText('Create New Field')).toBeVisible();
  await expect(editor.getByText(question)).toHaveCount(0);
  await admin.goto(`/FormBuilder/${formId}`);
  await expect(admin.getByText(question)).toBeVisible();
  await admin.getByRole('button', { name: 'Delete after two years' }).click();
  expect(await agree(admin, 'Save and delete')).toContain('older than 2 years?');
  await expect(admin.getByText(question)).toHaveCount(0);
  await admin.reload();
  await expect(admin.getByText('Create New Field')).toBeVisible();
  await expect(admin.getByText(question)).toHaveCount(0);
});

test('an Admin reads on the start screen which texts an update changed, and dismisses the note for good', async ({
  admin,
  editor,
}) => {
  const pageName = freshName('Told');
  const pageId = await makePage(admin.context().request, pageName);
  await withProductTable((table) =>
    table.commit([
      {
        put: {
          ...textNoteEntity.key(scope, pageId),
          pageId,
          pageName,
          dropped: [{ what: 'a video', count: 2 }],
        },
      },
      {
        put: {
          ...siteTextNoteEntity.key(scope, 'FOOTER'),
          place: 'footer',
          name: 'Footer',
          dropped: [{ what: '<marquee>', count: 1 }],
        },
      },
    ]),
  );
  const note = admin.getByRole('region', { name: 'Changed by an update' });
  await editor.goto('/');
  await expect(editor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(editor.getByText('Changed by an update', { exact: false })).toHaveCount(0);
  await admin.goto('/');
  await expect(note.getByRole('link', { name: pageName })).toBeVisible();
  const row = note.getByRole('listitem').filter({ hasText: pageName });
  await expect(row).toContainText('Left out: a video (2 times)');
  await expect(note.getByRole('listitem').filter({ hasText: '<marquee>' })).toContainText('Footer');
  await expect(note.getByRole('link', { name: 'Footer' })).toHaveAttribute(
    'href',
    /SiteInformation\?tab=footer$/,
  );
  await admin.getByRole('button', { name: 'Do not show this again' }).click();
  await expect(note).toHaveCount(0);
  const read = admin.waitForResponse(/GetTextNotes/i);
  await admin.reload();
  expect(await (await read).json()).toEqual([]);
});

test('a component of a type that is no longer known shows ERROR, and can be removed from the draft [1:164] [1:171] [1:253] [2:82] [2:158] [2:259]', async ({
  admin,
}) => {
  const { request } = admin.context();
  const pageId = await makePage(request, freshName('Unknown'));
  const componentName = 'Old slides';
  await done(request, 'Admin/CreateBlank', { pageId, versionId: 1, componentName, height: 40 });
  await withProductTable((table) =>
    table.commit([
      {
        update: versionEntity.key(scope, pageId, 1),
        set: { placements: [{ n: 1, type: 'Carousel', componentName }] },
      },
    ]),
  );
  await open(admin, pageId);
  await expect(components(admin)).toContainText('ERROR');
  await components(admin)
    .getByRole('button', { name: `Actions of ${componentName}` })
    .click();
  await admin.getByRole('menuitem', { name: /Delete component/ }).click();
  expect(await agree(admin, 'Remove')).toContain(
    'Are you sure you want to remove this component from the page?',
  );
  await expect(components(admin).getByRole('button', { name: /^Move / })).toHaveCount(0);
  const stored = await read<{ components: [] }>(request, `Admin/GetPageComponentData?pageId=${pageId}`);
  expect(stored.components).toEqual([]);
});
