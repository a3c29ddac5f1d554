import { goWithin } from '../go-within';
import type { APIRequestContext, Page } from '../journey';
import { add } from '../screens/page-editor';
import { done, freshName, makePage } from '../screens/staff';
import { box, button, dialogOf, type FormRow, inDialog } from './form-row';

const stored = (form: string, call: string, fill: FormRow['fill']): FormRow => ({
  form,
  file: 'features/editor/inspector/use-component-form.ts',
  call: `admin/update${call}`,
  open: (page) =>
    page
      .getByRole('list', { name: 'Components' })
      .getByRole('button', { name: new RegExp(`^${form} `) })
      .click(),
  fill,
  save: button('Save'),
  // Its form is closed.
  shows: (page) => page.getByRole('list', { name: 'Components' }),
});

async function typeRichText(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await field.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(text);
  return field;
}

const typeAnnouncement = box(/^Announcement Text/);

/** A page with a component of each type in its draft, and their forms. */
export async function componentForms(request: APIRequestContext) {
  const pageId = await makePage(request, freshName('Kept'));
  const place = { pageId, versionId: 1 };
  const [image] = await done<{ imageUrl: string }[]>(request, 'ImageUpload/RetrieveAll', {});
  const formId = await done(request, 'AdminForms/CreateForm', { name: freshName('Kept') });
  const make = (call: string, componentName: string, fields: object) =>
    done(request, `Admin/Create${call}`, { ...place, componentName, ...fields });
  await make('Announcement', 'News', { announcementText: 'Open on Sunday' });
  await make('Blank', 'Gap', { height: 1 });
  const container = { sliderDuration: 5000, height: 'Medium' };
  const bannerContainerId = await make('BannerContainer', 'Hero', container);
  await done(request, 'Admin/CreateBanner', {
    ...place,
    bannerContainerId,
    componentName: 'Slide 1',
    backgroundImage: image?.imageUrl,
    actionText: 'Come in',
    sliderDuration: 0,
    height: '',
  });
  const imageForm = { title: 'Ask us', description: 'We answer.', formId, imageLink: image?.imageUrl };
  await make('ImageForm', 'Ask', imageForm);
  await make('HtmlEditorColumns', 'Words', { column1: '<p>Hi</p>', borderStyle: 'none', format: '4_4' });

  const shortName = () => Date.now().toString(36);
  const rows: FormRow[] = [
    stored('News', 'announcement', typeAnnouncement),
    { ...stored('Gap', 'blank', box(/^Component Name/)), text: shortName },
    {
      ...stored('Hero', 'banner', box(/^Action Text/)),
      file: 'features/editor/inspector/banner/slide-form.tsx',
      open: async (page) => {
        await stored('Hero', '', typeAnnouncement).open(page);
        await page.getByRole('button', { name: 'Edit Slide 1' }).click();
      },
      fill: async (page, text) => {
        const field = dialogOf(page).getByRole('textbox', { name: 'Action Text', exact: true });
        await field.fill(text);
        return field;
      },
      save: inDialog('Save'),
      isClosed: true,
    },
    { ...stored('Hero', 'bannercontainer', box(/^Component Name/)), open: async () => {}, text: shortName },
    stored('Ask', 'imageform', box(/^Title/)),
    stored('Words', 'htmleditorcolumns', typeRichText),
    {
      ...stored('Announcement', 'announcement', async (page, text) => {
        await page.getByLabel('Component Name').fill('Later');
        return typeAnnouncement(page, text);
      }),
      form: 'a new Announcement',
      call: 'admin/createannouncement',
      // It is stored at once: to make that fail, the call fails from the beginning.
      open: async (page) => {
        await page.route(/\/api\/admin\/createannouncement$/i, (route) => route.fulfill({ status: 503 }));
        await add(page, /^Announcement/);
      },
    },
    {
      form: 'a comment',
      file: 'parts/comments/comment-field.tsx',
      call: 'versioncomment/startthread',
      open: (page) => page.getByRole('button', { name: 'Show the comments' }).click(),
      fill: box(/^Comment on /),
      save: button('Comment'),
      says: 'Commented',
      shows: (page, text) => page.getByRole('list', { name: 'Comments' }).getByText(text),
    },
  ];
  return { open: (page: Page) => goWithin(page, `/UpdatePageComponent/${pageId}`), rows };
}
