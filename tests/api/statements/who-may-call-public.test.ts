import { expect, it } from 'vitest';
import { sessionFor } from '../../support/companies';
import { makeFormSite } from '../../support/form-site';
import { answered, observed } from '../../support/observed';
import { openCloud } from '../../support/open-cloud';
import { components, ids, makeSiteOfAll } from '../../support/site-of-all';

/** The public calls of document 2: for visitors of one site at a time, and at the admin's origin for staff. */
const cloud = await openCloud({ runJobs: false });
const acme = await makeSiteOfAll(cloud);
const author = await sessionFor(cloud, acme.company, 'Author');
await makeFormSite(cloud, 'globex');

const noComponent = [404, 'This component was not found.'] as const;
const noPage = [404, 'This page was not found.'] as const;
const one = (type: string) => () => ({ componentId: components[type] });

const calls: [string, () => object, readonly [number, string] | 200][] = [
  ['GET components/GetMenuItems [2:81] [2:225] [1:8] [1:7]', () => ({}), 200],
  ['GET Components/GetSideMenuItems [2:81] [2:225] [1:8] [1:7]', () => ({}), 200],
  ['GET Components/GetSocialInfo [2:225] [1:8] [1:7]', () => ({}), 200],
  [
    'GET Components/GetPageFromUrl [2:80] [2:226] [1:8] [1:7]',
    () => ({ pageUrl: '/services/repair' }),
    noPage,
  ],
  ['GET components/GetSubNavbar [2:227] [1:8] [1:7]', () => ({ pageId: ids.plank }), noPage],
  ['GET components/GetNavbarTabs [2:228] [1:8] [1:7]', () => ({}), 200],
  ['GET components/Navbar [2:229] [1:8] [1:7]', () => ({ componentId: 1 }), 200],
  [
    'GET components/GetBannerContainer [1:106] [2:83] [2:230] [1:8] [1:7]',
    one('BannerContainer'),
    noComponent,
  ],
  ['GET Components/GetFooterData [2:231] [1:8] [1:7]', () => ({ componentId: 1 }), 200],
  ['GET components/Announcement [2:84] [2:232] [1:8] [1:7]', one('Announcement'), noComponent],
  ['GET components/GetBlank [2:84] [2:232] [1:8] [1:7]', one('Blank'), noComponent],
  [
    'GET Components/GetFormData [2:233] [1:8] [1:7]',
    () => ({ formId: 2 }),
    [404, 'This form was not found.'],
  ],
  ['GET Components/GetImageForm [2:84] [2:234] [1:8] [1:7]', one('ImageForm'), noComponent],
  [
    'GET components/GetHtmlEditorColumns [1:110] [2:85] [2:234] [1:8] [1:7]',
    one('HtmlEditorColumns'),
    noComponent,
  ],
  [
    'POST pages/GetPageByMenuAndPageName [2:236] [1:8] [1:7]',
    () => ({ parentMenu: 'services', childMenu: '', subMenu: '', friendlyUrl: 'repair' }),
    noPage,
  ],
];

it.each(calls)('%s is for visitors of its site and for its staff', async (call, sent, answer) => {
  const [method, path] = call.split(' ');
  const ask = async (options: object) => observed(`${method} ${path}`, sent(), options);
  const headers = { 'x-galley-csrf': undefined };
  // A second form at acme, shown on no page: staff find it, visitors do not.
  const isForm = path === 'Components/GetFormData';
  if (isForm) await answered('POST AdminForms/CreateForm', { name: 'Second' }, { session: acme.admin });
  const own = await ask({ site: 'acme', headers });
  const forStaff = await ask({ session: author });
  expect([own.status, forStaff.status]).toEqual([isForm ? 404 : 200, 200]);
  if (!isForm) expect(forStaff.body).toEqual(own.body);
  expect((await ask({})).status, 'on the admin’s origin by someone who is not signed in').toBe(401);
  const elsewhere = await ask({ site: 'globex', headers });
  if (answer === 200) expect([elsewhere.status, elsewhere.body]).not.toEqual([200, own.body]);
  else expect([elsewhere.status, elsewhere.error.message]).toEqual(answer);
});
