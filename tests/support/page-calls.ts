import type { CompanyScope } from '@galley/functions/core/company-scope';
import { pageEntity } from '@galley/functions/core/entities/page';
import type { Table } from '@galley/functions/core/table';
import { keepSchedule } from '@galley/functions/jobs/keep-schedule';
import { carryOutLaunch } from '@galley/functions/versions/launches/carry-out-launch';
import type { CallName } from '@galley/shared/contract/contract';
import { localTimeAt } from '@galley/shared/local-time';
import { presetOf } from '@galley/shared/theme/presets';
import { callApi } from './api-caller';
import type { TestSession } from './companies';
import { detailsOf, proposeDetails } from './page-forms';
import {
  addAnnouncement,
  bodyOf,
  makeLivePage,
  makePage,
  newDraft,
  type PageFields,
  pageFields,
  submit,
  withBackup,
} from './pages';

/** A prepared call for one page, whose cost should not depend on the number of other pages. */
export interface PageCall {
  name: string;
  run: () => Promise<unknown>;
}

const timeZone = 'America/New_York';
/** A local time this many minutes from now. */
const inMinutes = (minutes: number) => localTimeAt(Date.now() + minutes * 60_000, timeZone);

/** Every call for one page, or for what all pages show, each with pages of its own. */
export async function preparePageCalls(
  admin: TestSession,
  { table, scope }: { table: Table; scope: CompanyScope },
): Promise<PageCall[]> {
  const call = async (name: CallName, input: object) =>
    bodyOf(await callApi(name, input, { session: admin }));
  const offMenu = { showOnMenu: false };
  const section = await makeLivePage(admin, 'section');
  const under = { ...offMenu, menu: section };
  const live = (changes: Partial<PageFields> = under) => makeLivePage(admin, 'live', changes);
  const draft = async (changes: Partial<PageFields> = under) => {
    const pageId = await live(changes);
    await newDraft(admin, pageId);
    return pageId;
  };
  const pending = async (changes: Partial<PageFields> = under) => {
    const pageId = await draft(changes);
    await submit(admin, pageId);
    return pageId;
  };
  const first = async (changes: Partial<PageFields>) => {
    const pageId = await makePage(admin, changes);
    await addAnnouncement(admin, pageId, 1, 'first');
    await submit(admin, pageId);
    return pageId;
  };
  const proposed = async (changes: Partial<PageFields>) => {
    const pageId = await draft();
    bodyOf(await proposeDetails(admin, pageId, changes));
    return pageId;
  };
  const onMenu = { menu: section };
  const read = await draft();
  const calls: PageCall[] = [];
  const add = (name: string, run: PageCall['run']) => calls.push({ name, run });
  const save = async (what: string, pageId: number, changes: Partial<PageFields>) => {
    const page = await call('getPage', { pageId });
    add(`updatePage, ${what}`, () => call('updatePage', { ...(page as object), ...changes }));
  };
  const ofOne = { pageId: read };
  const reads: CallName[] = [
    'getPage',
    'hasSubPages',
    'hasMenuChildPages',
    'getPageLinks',
    'getPageComponentData',
    'listVersions',
    'listVersionLog',
    'listThreads',
    'markPageOpened',
  ];
  for (const name of reads) add(name, () => call(name, ofOne));
  add('getPagePreview', () => call('getPagePreview', { ...ofOne, versionId: 2 }));
  add('checkVersion', () => call('checkVersion', { ...ofOne, versionId: 2 }));
  add('compareVersions', () => call('compareVersions', { ...ofOne, fromVersionId: 1, toVersionId: 2 }));
  add('compareDetails', () => call('compareDetails', { ...ofOne, fromVersionId: 1, toVersionId: 2 }));
  add('createPage, off the menu', () => call('createPage', pageFields(under)));
  add('createPage, on the menu', () => call('createPage', pageFields(onMenu)));
  const copied = await live();
  add('duplicatePage', () => call('duplicatePage', { pageId: copied, name: 'Copy', friendlyUrl: 'copy' }));
  await save('search texts', await live(), { scoTitle: 'Another' });
  await save('search texts of a page on the menu', await live(onMenu), { scoTitle: 'Another' });
  await save('search texts of a page that is not live', await makePage(admin, under), {
    scoTitle: 'Another',
  });
  await save('summary', await live(), { summary: 'In short' });
  await save('name', await live(), { name: 'Another' });
  await save('name on the menu', await live(onMenu), { name: 'Another' });
  await save('path', await live(), { friendlyUrl: 'another-path' });
  await save('onto the menu', await live(), { showOnMenu: true });
  await save('off the menu', await live(onMenu), offMenu);
  const edited = await draft();
  add('createAnnouncement', () =>
    call('createAnnouncement', { pageId: edited, versionId: 2, componentName: 'A', announcementText: 'a' }),
  );
  const drafted = await live();
  add('createDraft', () => call('createDraft', { pageId: drafted }));
  const submitted = await draft();
  add('submitDraft', () => call('submitDraft', { pageId: submitted, comments: '' }));
  const [toDelete, toRecall, toReject] = [await draft(), await pending(), await pending()];
  add('deleteDraft', () => call('deleteDraft', { pageId: toDelete }));
  add('recallDraft', () => call('recallDraft', { pageId: toRecall, versionId: 2 }));
  add('rejectDraft', () => call('rejectDraft', { pageId: toReject, comments: 'no' }));
  const detailed = await draft();
  const details = await detailsOf(admin, detailed);
  const input = { ...details.page, pageId: detailed, versionId: 2, revision: details.revision };
  add('updateDraftDetails, name', () => call('updateDraftDetails', { ...input, name: 'Proposed' }));
  const withWords = await proposed({ scoTitle: 'Another' });
  add('submitDraft, search texts', () =>
    call('submitDraft', { pageId: withWords, comments: '', isPublishedNext: true }),
  );
  const publishing = (what: string, pageId: number) =>
    add(`publishDraft, ${what}`, () => call('publishDraft', { pageId, comments: '' }));
  publishing('again', await pending());
  publishing('again on the menu', await pending(onMenu));
  publishing('first, off the menu', await first(under));
  publishing('first, on the menu', await first(onMenu));
  publishing('with search texts', withWords);
  const [renamed, moved] = [await proposed({ name: 'Another' }), await proposed({ friendlyUrl: 'moved' })];
  await submit(admin, renamed);
  await submit(admin, moved);
  publishing('with a name', renamed);
  publishing('with a path', moved);
  const backup = await withBackup(admin, under);
  add('restoreVersion', () => call('restoreVersion', { pageId: backup, versionId: 1, comments: '' }));
  const planned = await pending();
  add('scheduleVersion', () =>
    call('scheduleVersion', {
      ...{ pageId: planned, versionId: 2, timeZone, comments: '' },
      ...{ publishAt: inMinutes(600), takeDownAt: inMinutes(900) },
    }),
  );
  add('cancelSchedule', () => call('cancelSchedule', { pageId: planned, versionId: 2 }));
  const due = await pending();
  await call('scheduleVersion', {
    ...{ pageId: due, versionId: 2, timeZone, comments: '' },
    ...{ publishAt: inMinutes(600), takeDownAt: inMinutes(900) },
  });
  const dueKey = pageEntity.key(scope, due);
  const schedule = { ...(await table.get(dueKey))?.schedule, publishAt: new Date().toISOString() };
  await table.commit([{ update: dueKey, set: { schedule } }]);
  add('what is scheduled goes live', () =>
    keepSchedule({ table, scope, pageIds: [due], runNow: async () => undefined }, ''),
  );
  const [taken, takenFromMenu] = [await live(), await live(onMenu)];
  add('unpublish, off the menu', () => call('unpublish', { pageId: taken, comments: '' }));
  add('unpublish, on the menu', () => call('unpublish', { pageId: takenFromMenu, comments: '' }));
  const [deleted, unseen] = [await live(), await makePage(admin, under)];
  add('deletePage', () => call('deletePage', { pageId: deleted }));
  add('restorePage', () => call('restorePage', { pageId: deleted }));
  add('deletePage, not live', () => call('deletePage', { pageId: unseen }));
  add('restorePage, not live', () => call('restorePage', { pageId: unseen }));
  const ordered = await makePage(admin);
  const [one, two] = [await makePage(admin, { menu: ordered }), await makePage(admin, { menu: ordered })];
  add('updatePageOrder', () => call('updatePageOrder', { orderedPageIds: [two, one] }));
  const launched = [await pending(), await pending()];
  let launchId = 0;
  add('createLaunch', async () => {
    launchId = (await call('createLaunch', { name: 'Spring', pageIds: launched })) as number;
  });
  add('getLaunch', () => call('getLaunch', { launchId }));
  add('checkLaunch', () => call('checkLaunch', { launchId }));
  add('publishLaunch', () => call('publishLaunch', { launchId }));
  add('the launch goes live and is stored', () => carryOutLaunch(table, scope, launchId, ''));
  const companySettings = {
    companyName: 'Acme',
    copyrightName: 'Acme',
    address: '1 Quay',
    telephone: '212 555 0100',
  };
  add('updateCompanySettings', () =>
    call('updateCompanySettings', { companySettings, adminVersionUpdateEmails: ['watch@acme.example'] }),
  );
  const texts = { column1: '<p>Hours</p>', column2: '', column3: '', column4: '', footer: '' };
  const tab = { title: 'Hours', format: '4_1-1-1-1', ...texts };
  add('createNavbarTab', () => call('createNavbarTab', tab));
  add('updateNavbarTab', () => call('updateNavbarTab', { ...tab, id: 1, revision: 1, title: 'Places' }));
  add('updateNavbarTabOrder', () => call('updateNavbarTabOrder', { navbarTabIds: [1] }));
  add('deleteNavbarTab', () => call('deleteNavbarTab', { componentId: 1 }));
  const columns = { contentColumn1: '<p>Quay</p>', contentColumn2: '', contentColumn3: '' };
  add('updateFooter', () => call('updateFooter', { ...columns, contentColumn4: '' }));
  add('saveTheme', () => call('saveTheme', { theme: presetOf('clear') }));
  return calls;
}
