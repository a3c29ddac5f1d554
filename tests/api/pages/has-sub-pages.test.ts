import { readPageTree } from '@galley/functions/core/pages/page-list-repository';
import { noteSubPages } from '@galley/functions/jobs/note-sub-pages';
import type { CallName } from '@galley/shared/contract/contract';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { withBetween } from '../../support/between';
import { changePage, newPage, proposeDetails } from '../../support/page-forms';
import { bodyOf, submit } from '../../support/pages';
import { readsAllPages } from '../../support/whole-site';
import { changedPage, launched, newLaunch } from '../launches/launch-world';

const { cloud, acme, admin } = await startAcme();
const call = async (name: CallName, input: object) => bodyOf(await callApi(name, input, { session: admin }));

let made = 0;
const name = () => {
  made += 1;
  return `page-${made}`;
};

/** Every way in which a page gets a page under it. */
const ways: Record<string, (menu: number) => Promise<unknown>> = {
  create: (menu) => newPage(admin, name(), { menu }),
  save: async (menu) => changePage(admin, await newPage(admin, name()), { menu }),
  publish: async (menu) => {
    const page = await changedPage(admin, name(), { menu });
    await call('publishDraft', { pageId: page, comments: '' });
  },
  launch: async (menu) =>
    launched(cloud, admin, await newLaunch(admin, name(), [await changedPage(admin, name(), { menu })])),
  'a launch with both': async (menu) => {
    await call('createDraft', { pageId: menu }).catch(() => undefined);
    bodyOf(await proposeDetails(admin, menu, { scoTitle: 'Another' }));
    await submit(admin, menu);
    const moved = await changedPage(admin, name(), { menu });
    await launched(cloud, admin, await newLaunch(admin, name(), [moved, menu]));
  },
  duplicate: async (menu) => {
    const under = await newPage(admin, name(), { menu });
    await call('duplicatePage', { pageId: under, name: 'Copy', friendlyUrl: name() });
    await call('deletePage', { pageId: under });
  },
};

it.each(Object.keys(ways))(
  'a page knows of its descendant, whichever way that was added: %s [1:178] [1:249]',
  async (way) => {
    const parent = await newPage(admin, name(), { showOnMenu: true });
    const { calls } = await cloud.calls.during(async () => {
      expect(await call('hasSubPages', { pageId: parent })).toBe(false);
    });
    expect(readsAllPages(acme, calls)).toBe(false);
    await ways[way]?.(parent);
    await cloud.settled();
    expect(await call('hasSubPages', { pageId: parent })).toBe(true);
  },
);

it('pages of a former release store whether there are pages under them, and one that is added at the same time counts [1:178] [1:249]', async () => {
  const { scope } = acme;
  const [parent, leaf, meanwhile] = [
    await newPage(admin, name(), { showOnMenu: true }),
    await newPage(admin, name(), { showOnMenu: true }),
    await newPage(admin, name(), { showOnMenu: true }),
  ];
  const deleted = await newPage(admin, name(), { menu: parent });
  await call('deletePage', { pageId: deleted });
  const all = await cloud.stored.page.all(scope);
  for (const { pk, sk } of all) {
    await cloud.table.commit([{ update: { pk, sk }, set: { treeRevision: undefined } }]);
  }
  const under = () => newPage(admin, name(), { menu: meanwhile });
  await withBetween(() => noteSubPages(cloud.table, scope), under);
  const told = async (pageId: number) => (await cloud.stored.page.get(scope, pageId))?.treeRevision;
  expect(await Promise.all([parent, leaf, meanwhile].map(told))).toEqual([1, 0, 1]);
  expect(await noteSubPages(cloud.table, scope)).toBe(true);
  const { calls } = await cloud.calls.during(() => call('hasSubPages', { pageId: leaf }));
  expect(readsAllPages(acme, calls)).toBe(false);
});

it('menu entries from before that the order of their parent lacks are added to it, in the place that they have [1:136] [1:251]', async () => {
  const { stored, table } = cloud;
  const read = () => readPageTree(table, acme.scope);
  const entries = async () => (await read()).menuChildPagesOf(0).map(({ id }) => id);
  const before = await stored.order.get(acme.scope, 0);
  const lacking = (await entries()).slice(-2);
  const ids = (before?.ids ?? []).filter((id) => !lacking.includes(id));
  await stored.order.change(acme.scope, 0, { set: { ids } });
  const shown = await entries();
  await noteSubPages(table, acme.scope);
  expect(await entries()).toEqual(shown);
  expect((await stored.order.get(acme.scope, 0))?.ids).toEqual([...ids, ...lacking]);
});
