import { readPageTree } from '@galley/functions/core/pages/page-list-repository';
import { parentIdOf } from '@galley/functions/core/pages/page-tree';
import { sitemapPath } from '@galley/functions/core/release/sitemap';
import { writeSitemap } from '@galley/functions/jobs/write-sitemap';
import { pageLink } from '@galley/shared/page-links';
import { presetOf } from '@galley/shared/theme/presets';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { withBetween } from '../../support/between';
import { changePage, externalForm, newPage, proposeDetails } from '../../support/page-forms';
import { addAnnouncement, bodyOf, newDraft, pageFields, publish } from '../../support/pages';
import { chanceOf, runs, sayCases, seedOfRun } from '../../support/random-runs';
import { expectWholeSite, readsAllPages } from '../../support/whole-site';

const { cloud, acme, admin } = await startAcme();
const asAdmin = { session: admin };
const pageCount = 12;
/** Without rejected ones. */
const releases = runs(2_000);

/** Pages of three levels, on the menu and off it, some of them external; only the home page is live. */
async function makePages(below: (bound: number) => number): Promise<number[]> {
  await publish(admin, 1);
  const pages: { id: number; place: { menu: number | null; childMenu: number | null } }[] = [];
  for (let n = 0; n < pageCount; n += 1) {
    const parent = n < 4 ? undefined : pages[below(pages.length)];
    const above = parent?.place.childMenu ? undefined : parent;
    const place = {
      menu: above ? (above.place.menu ?? above.id) : null,
      childMenu: above?.place.menu ? above.id : null,
    };
    const form = {
      ...place,
      name: `Page ${n}`,
      friendlyUrl: `page-${n}`,
      showOnMenu: n < 2 || below(4) === 0,
    };
    const isExternal = n > 4 && below(8) === 0;
    const made = isExternal ? externalForm(`away-${n}`, place) : form;
    const answer = await callApi('createPage', pageFields(made), asAdmin);
    if (answer.status === 200) pages.push({ id: bodyOf(answer), place });
  }
  return pages.map(({ id }) => id);
}

it('have the same result as rendering the whole site, whatever they change', async () => {
  const below = chanceOf(seedOfRun);
  const pick = <T>(choices: readonly T[]): T => choices[below(choices.length)] as T;
  const ids = await makePages(below);
  const columns = { contentColumn2: '', contentColumn3: '', contentColumn4: '' };
  const contentColumn1 = `<p><a href="${pageLink(pick(ids))}">there</a></p>`;
  bodyOf(await callApi('createFooter', { contentColumn1, ...columns }, asAdmin));
  const theme = { ...presetOf('clear'), headerAction: 'page', actionPageId: pick(ids), actionLabel: '' };
  bodyOf(await callApi('saveTheme', { theme }, asAdmin));
  const details = () =>
    pick<Record<string, unknown>>([
      { scoTitle: `Title ${below(9)}` },
      { scoMetaDescription: `Words ${below(9)}` },
      { summary: `Short ${below(9)}` },
      { tags: pick(['', 'boats', 'boats, oak']) },
      { noIndex: below(2) === 0 },
      { hasArticles: below(2) === 0 },
      { name: `Name ${below(99)}` },
      { name: `Name ${below(99)}` },
      { allowNavigation: below(2) === 0 },
      { showOnMenu: below(2) === 0 },
      { friendlyUrl: `path-${below(99)}` },
    ]);
  const draftOf = async (pageId: number) => {
    const versionId = await newDraft(admin, pageId).catch(() => 0);
    if (versionId === 0) return;
    const text = `Text <a href="${pageLink(pick(ids))}">there</a>`;
    await addAnnouncement(admin, pageId, versionId, text);
    if (below(3) === 0) await proposeDetails(admin, pageId, details());
    if (below(6) > 0) return;
    const list = { componentName: 'List', source: 'below', pageId, versionId };
    bodyOf(await callApi('createPageList', list, asAdmin));
  };
  const acts: Record<string, (pageId: number) => Promise<{ status: number }>> = {
    save: (pageId) => changePage(admin, pageId, details()),
    saveAgain: (pageId) => changePage(admin, pageId, details()),
    publish: async (pageId) => {
      await draftOf(pageId);
      await callApi('submitDraft', { pageId, comments: '' }, { ...asAdmin, method: 'POST' });
      return callApi('publishDraft', { pageId, comments: '' }, { ...asAdmin, method: 'POST' });
    },
    launch: async (pageId) => {
      const pageIds = [...new Set([pageId, pick(ids), pick(ids)])];
      for (const id of pageIds) {
        await draftOf(id);
        await callApi('submitDraft', { pageId: id, comments: '' }, { ...asAdmin, method: 'POST' });
      }
      const made = await callApi('createLaunch', { name: 'Together', pageIds }, asAdmin);
      if (made.status !== 200) return made;
      const published = await callApi('publishLaunch', { launchId: bodyOf(made) }, asAdmin);
      await cloud.settled();
      return published;
    },
    order: async (pageId) => {
      const tree = await readPageTree(cloud.table, acme.scope);
      const page = tree.page(pageId);
      const entries = page ? tree.menuChildPagesOf(parentIdOf(page)).map(({ id }) => id) : [];
      const at = below(Math.max(1, entries.length));
      const orderedPageIds = [...entries.slice(at), ...entries.slice(0, at)];
      return callApi('updatePageOrder', { orderedPageIds }, asAdmin);
    },
    unpublish: (pageId) => callApi('unpublish', { pageId, comments: '' }, asAdmin),
    delete: (pageId) => callApi('deletePage', { pageId }, asAdmin),
    restore: (pageId) => callApi('restorePage', { pageId }, asAdmin),
  };
  const likely = [
    'launch',
    'launch',
    'order',
    'save',
    'saveAgain',
    'publish',
    'publish',
    'publish',
    'unpublish',
    'delete',
    'restore',
    'restore',
  ];
  const done: Record<string, number> = {};
  const course: string[] = [];
  for (let count = 0; count < releases; ) {
    const [act, pageId] = [pick(likely), pick([1, ...ids])];
    await cloud.settled();
    const { result, calls } = await cloud.calls.during(() => acts[act]?.(pageId) ?? Promise.reject());
    course.push(`${act} ${pageId}: ${result.status}`);
    if (result.status !== 200) continue;
    count += 1;
    const how = readsAllPages(acme, calls) ? 'of the whole site' : 'in place';
    done[how] = (done[how] ?? 0) + 1;
    await expectWholeSite(cloud, acme, `after ${course.join(', ')}`);
  }
  sayCases(releases, 'releases of one page');
  for (const how of ['in place', 'of the whole site']) {
    expect(done[how] ?? 0, how).toBeGreaterThan(releases / 5);
  }
});

it('notice that the sitemap was written since they read the site', async () => {
  const { stored, table } = cloud;
  const { scope } = acme;
  await publish(admin, await newPage(admin, 'before'));
  const pageId = await newPage(admin, 'in-between');
  await cloud.settled();
  const release = await stored.release.get(scope);
  const sitemap = await stored.path.get(scope, sitemapPath);
  await publish(admin, pageId);
  await cloud.settled();
  // As if the job of the first publish had not run yet.
  await stored.release.change(scope, { set: { sitemap: release?.sitemap } });
  await stored.path.put(scope, sitemapPath, { ...sitemap });
  const unpublish = () => callApi('unpublish', { pageId, comments: '' }, asAdmin);
  const { status } = await withBetween(unpublish, () => writeSitemap(table, scope));
  expect(status).toBe(200);
  await expectWholeSite(cloud, acme);
});
