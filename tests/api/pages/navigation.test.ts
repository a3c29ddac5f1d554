import { pageLink } from '@galley/shared/page-links';
import { presetOf } from '@galley/shared/theme/presets';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { changePage } from '../../support/page-forms';
import { bodyOf, makeLivePage } from '../../support/pages';
import { expectWholeSite, readsAllPages } from '../../support/whole-site';

const { cloud, acme, admin } = await startAcme();
const asAdmin = { session: admin };
const page = await makeLivePage(admin, 'shown');
const other = await makeLivePage(admin, 'other');
const columns = { contentColumn2: '', contentColumn3: '', contentColumn4: '' };
let renamed = 0;
const rename = (pageId: number) => {
  renamed += 1;
  return changePage(admin, pageId, { name: `Name ${renamed}` });
};

/** Whether a change reads all pages; its result must equal that of rendering the whole site. */
async function readsAll(change: () => Promise<{ status: number }>): Promise<boolean> {
  await cloud.settled();
  const { result, calls } = await cloud.calls.during(change);
  expect(result.status).toBe(200);
  await expectWholeSite(cloud, acme);
  return readsAllPages(acme, calls);
}

it('renders the chrome without reading the pages, and its links with the pages that they lead to', async () => {
  expect(await readsAll(() => rename(page))).toBe(false);
  const footer = { contentColumn1: `<p><a href="${pageLink(other)}">there</a></p>`, ...columns };
  expect(await readsAll(() => callApi('createFooter', footer, asAdmin))).toBe(false);
  const theme = { ...presetOf('clear'), headerAction: 'page' as const, actionPageId: other, actionLabel: '' };
  expect(await readsAll(() => callApi('saveTheme', { theme }, asAdmin))).toBe(false);
  expect(await readsAll(() => rename(other))).toBe(false);
  expect(await readsAll(() => callApi('unpublish', { pageId: other, comments: '' }, asAdmin))).toBe(false);
});

it.each<[string, () => Promise<unknown>]>([
  [
    'that a former release of the product wrote last',
    () => cloud.stored.release.change(acme.scope, { set: { navigation: undefined } }),
  ],
  ['whose navigation is of another release', () => writeOlder()],
])('reads all pages once in a site %s', async (_, makeSo) => {
  await makeSo();
  expect(await readsAll(() => rename(page))).toBe(true);
  expect(await readsAll(() => rename(page))).toBe(false);
});

async function writeOlder(): Promise<void> {
  const older = await cloud.stored.navigation.get(acme.scope);
  bodyOf(await rename(page));
  if (!older) throw new Error('There is no navigation.');
  await cloud.table.commit([{ put: { ...older } }]);
}

it('contains what several users change at once', async () => {
  const pages = [await makeLivePage(admin, 'one'), await makeLivePage(admin, 'two'), page];
  const answers = await Promise.all(pages.map((pageId) => rename(pageId)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expectWholeSite(cloud, acme);
});
