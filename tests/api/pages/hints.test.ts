import { areHintsComplete } from '@galley/functions/core/hints/read-hints';
import { pageLink } from '@galley/shared/page-links';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { findAllHints } from '../../support/all-hints';
import { type ApiResponse, callApi } from '../../support/api-caller';
import {
  changePage,
  createPage,
  externalForm,
  newPage,
  pageForm,
  proposeDetails,
} from '../../support/page-forms';
import { addAnnouncement, bodyOf, newDraft } from '../../support/pages';
import { chanceOf, runs, sayCases, seedOfRun } from '../../support/random-runs';
import { readsAllPages } from '../../support/whole-site';
import { launched, newLaunch } from '../launches/launch-world';

const { cloud, acme, admin } = await startAcme();
const { table } = cloud;
const { scope } = acme;
const asAdmin = { session: admin };
const changes = runs(1_500);

const below = chanceOf(seedOfRun);
const pick = <T>(choices: readonly T[]): T => choices[below(choices.length)] as T;

/** Calls with hints, and as if a search for them had just begun, so that all pages are read. */
async function expectSame(ask: () => Promise<ApiResponse<unknown>>, after: string): Promise<boolean> {
  const { result, calls } = await cloud.calls.during(ask);
  const touchedAt = new Date().toISOString();
  await cloud.stored.hintSearch.change(scope, { set: { isDone: false, touchedAt } });
  const whole = await ask();
  expect([result.status, result.body], after).toEqual([whole.status, whole.body]);
  await cloud.settled();
  await cloud.stored.hintSearch.change(scope, { set: { isDone: true } });
  return readsAllPages(acme, calls);
}

const texts = () => pick(['Boats', ' boats ', 'Oars', 'Sails']);
const ids: number[] = [];

/** A link in each of the ways in which people write them. */
async function link(): Promise<string> {
  const id = pick(ids);
  const path = `/${(await bodyOf(await callApi('getPage', { pageId: id }, asAdmin))).fullUrl ?? ''}`.replace(
    '//',
    '/',
  );
  const host = 'https://acme.sites.galley-sites.example';
  return pick([
    pageLink(id),
    pageLink(id, '#top'),
    path,
    `${path}/?a=1#b`,
    `${host}${path.toUpperCase()}`,
    '/gone',
  ]);
}

async function draftOf(pageId: number): Promise<boolean> {
  const opened = await callApi('createDraft', { pageId }, { ...asAdmin, method: 'POST' });
  const versionId = opened.status === 200 ? bodyOf(opened) : 1;
  for (let n = below(3); n >= 0; n -= 1) {
    const announcementText = `There <a href="${await link()}">it is</a>`;
    const input = { pageId, versionId, componentName: 'Text', announcementText };
    if ((await callApi('createAnnouncement', input, asAdmin)).status !== 200) return false;
  }
  if (below(2) === 0) await proposeDetails(admin, pageId, { scoTitle: texts() }).catch(() => undefined);
  const submitted = await callApi('submitDraft', { pageId, comments: '' }, { ...asAdmin, method: 'POST' });
  return submitted.status === 200;
}

let made = 0;
const name = () => {
  made += 1;
  return `page-${made}`;
};

const acts: Record<string, (pageId: number) => Promise<unknown>> = {
  create: async () => {
    const menu = below(3) === 0 ? pick(ids) : null;
    const form = { menu, scoTitle: texts(), scoMetaDescription: texts(), showOnMenu: below(3) === 0 };
    const isExternal = below(6) === 0;
    const input = isExternal ? externalForm(name(), form) : pageForm(name(), form);
    const answer = await callApi('createPage', input, asAdmin);
    if (answer.status === 200) ids.push(bodyOf(answer));
  },
  copy: async (pageId) => {
    const answer = await callApi('duplicatePage', { pageId, name: 'Copy', friendlyUrl: name() }, asAdmin);
    if (answer.status === 200) ids.push(...bodyOf(answer).flatMap((page) => page.pageId ?? []));
  },
  save: (pageId) =>
    changePage(admin, pageId, {
      ...pick([{ scoTitle: texts() }, { scoMetaDescription: texts() }, { noIndex: below(2) === 0 }]),
      ...(below(4) === 0 && { friendlyUrl: name() }),
    }),
  publish: async (pageId) => {
    if (await draftOf(pageId))
      await callApi('publishDraft', { pageId, comments: '' }, { ...asAdmin, method: 'POST' });
  },
  launch: async (pageId) => {
    const other = pick(ids);
    if (other === pageId || !(await draftOf(pageId)) || !(await draftOf(other))) return;
    await newLaunch(admin, name(), [pageId, other]).then(
      (launchId) => launched(cloud, admin, launchId),
      () => undefined,
    );
  },
  unpublish: (pageId) => callApi('unpublish', { pageId, comments: '' }, asAdmin),
  delete: (pageId) => callApi('deletePage', { pageId }, asAdmin),
  restore: (pageId) => callApi('restorePage', { pageId }, asAdmin),
};
const likely = [
  'create',
  'copy',
  'save',
  'save',
  'publish',
  'publish',
  'publish',
  'launch',
  'unpublish',
  'delete',
  'restore',
];

it('tell what reading all pages tells, whatever was changed', async () => {
  for (let n = 0; n < 8; n += 1) ids.push(await newPage(admin, name(), { scoTitle: texts() }));
  await findAllHints(table, scope);
  const course: string[] = [];
  let [some, all] = [0, 0];
  for (let count = 0; count < changes; count += 1) {
    const [act, pageId] = [pick(likely), pick(ids)];
    course.push(`${act} ${pageId}`);
    await acts[act]?.(pageId);
    await cloud.settled();
    expect(await areHintsComplete(table, scope), course.join(', ')).toBe(true);
    const asked = pick(ids);
    const { openVersionId, liveVersionId } = bodyOf(
      await callApi('getPage', { pageId: asked }, asAdmin),
    ) as never;
    const versionId = openVersionId ?? liveVersionId ?? 1;
    const after = `page ${asked}, V${versionId} after ${course.join(', ')}`;
    const checks = () => callApi('checkVersion', { pageId: asked, versionId }, asAdmin);
    const links = () => callApi('getPageLinks', { pageId: asked }, asAdmin);
    for (const ask of [checks, links]) {
      if (await expectSame(ask, after)) all += 1;
      else some += 1;
    }
  }
  sayCases(changes, 'changes after which hints are compared with all pages');
  expect(some).toBeGreaterThan(all);
});

it('are found again after a former release, which writes none, has changed or made a page', async () => {
  const forget = async (pageId: number) => {
    const hints = await cloud.stored.everythingOf('hints', scope);
    const own = hints.filter(({ sk }) => sk.endsWith(String(pageId).padStart(8, '0')));
    for (const { pk, sk } of own) await table.commit([{ delete: { pk, sk } }]);
  };
  await findAllHints(table, scope);
  const target = await newPage(admin, 'target', { scoTitle: 'The same' });
  const checks = async () => bodyOf(await callApi('checkVersion', { pageId: target, versionId: 1 }, asAdmin));
  const links = async () => bodyOf(await callApi('getPageLinks', { pageId: target }, asAdmin)).pages;

  const twin = await createPage(admin, pageForm('twin', { scoTitle: 'the same' }));
  await forget(twin);
  await cloud.stored.pageCounter.change(scope, { add: { hinted: -1 } });
  expect((await checks()).map(({ field }) => field)).toContain('scoTitle');
  await cloud.settled();
  expect(await areHintsComplete(table, scope)).toBe(true);
  expect((await checks()).map(({ field }) => field)).toContain('scoTitle');

  const versionId = await newDraft(admin, twin).catch(() => 1);
  await addAnnouncement(admin, twin, versionId, `<a href="${pageLink(target)}">there</a>`);
  await callApi('submitDraft', { pageId: twin, comments: '' }, { ...asAdmin, method: 'POST' });
  await callApi('publishDraft', { pageId: twin, comments: '' }, { ...asAdmin, method: 'POST' });
  await forget(twin);
  await cloud.stored.release.change(scope, { set: { hints: undefined } });
  expect(await links()).toEqual([{ id: twin, name: 'Twin' }]);
  await cloud.settled();
  expect(await areHintsComplete(table, scope)).toBe(true);
  expect(await links()).toEqual([{ id: twin, name: 'Twin' }]);
});

it('of a page with too many links stand for all of them, and those of earlier versions are forgotten over time', async () => {
  const target = await newPage(admin, 'far-away');
  const page = await newPage(admin, 'many-links');
  const publishWith = async (paths: readonly string[]) => {
    const versionId = await newDraft(admin, page).catch(() => 1);
    const column1 = paths.map((path) => `<p><a href="${path}">x</a></p>`).join('');
    const text = { componentName: 'Text', borderStyle: 'none', format: '4_4', column1 };
    bodyOf(await callApi('createHtmlEditorColumns', { pageId: page, versionId, ...text }, asAdmin));
    await callApi('submitDraft', { pageId: page, comments: '' }, { ...asAdmin, method: 'POST' });
    bodyOf(await callApi('publishDraft', { pageId: page, comments: '' }, { ...asAdmin, method: 'POST' }));
  };
  const links = async () => bodyOf(await callApi('getPageLinks', { pageId: target }, asAdmin)).pages;
  await publishWith([...Array.from({ length: 100 }, (_, n) => `/p${n}`), '/far-away']);
  expect(await links()).toEqual([{ id: page, name: 'Many-links' }]);
  const noted = await cloud.stored.linkHints.get(scope, page);
  expect(noted?.hints).toHaveLength(1);
  const hints = await cloud.stored.hint.all(scope, noted?.hints[0] ?? '');
  expect(hints.map(({ pageId }) => pageId)).toEqual([page]);
});
