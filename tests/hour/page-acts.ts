import { localTimeAt } from '@galley/shared/local-time';
import type { Act } from './act';
import { type Chance, count, type HourCompany, oneOf } from './company';

/** What staff do with pages: write, publish, plan, move, comment, delete. */

const mostPages = 8;
const timeZone = 'America/New_York';

async function makePage(company: HourCompany, chance: Chance): Promise<number> {
  const word = `hour-${company.made.pages ?? 0}-${chance(1_000)}`;
  const id = await company.admin.call('createPage', {
    name: `Page ${word}`,
    friendlyUrl: word,
    menu: null,
    childMenu: null,
    subMenu: null,
    showOnMenu: chance(3) === 0,
    scoTitle: `Title of ${word}`,
    scoMetaDescription: 'A page that the hour has made.',
    scoMetaKeywords: 'hour',
  });
  count(company, 'pages');
  count(company, 'versions');
  company.pages.push({ id, path: `/${word}` });
  const place = { pageId: id, versionId: 1 };
  await company.editor.call('createAnnouncement', {
    ...place,
    componentName: 'Words',
    announcementText: `Words ${chance(1_000_000)}`,
  });
  await company.admin.call('submitDraft', { pageId: id, comments: '' });
  await company.admin.call('publishDraft', { pageId: id, comments: 'first' });
  return id;
}

/** A page's open version with changed words; a draft is made where there is none. */
async function changedDraft(company: HourCompany, chance: Chance, pageId: number): Promise<number> {
  const { editor } = company;
  const { versions } = await editor.call('listVersions', { pageId });
  const open = versions.find(({ status }) => status === 'draft' || status === 'pending');
  const live = versions.find(({ status }) => status === 'live');
  if (open?.status === 'pending') return open.versionId;
  const copyVersionId = live?.versionId ?? null;
  const versionId = open?.versionId ?? (await editor.call('createDraft', { pageId, copyVersionId }));
  if (!open) count(company, 'versions');
  const opened = await editor.call('getPageComponentData', { pageId, versionId });
  const words = opened.pageComponents.find(({ type }) => type === 'Announcement');
  const announcementText = `Words ${chance(1_000_000)}`;
  if (!words) {
    const componentName = 'Words';
    await editor.call('createAnnouncement', { pageId, versionId, componentName, announcementText });
    return versionId;
  }
  const { revision, componentName } = await editor.call('getAnnouncement', {
    componentId: words.componentId,
  });
  const id = words.componentId;
  await editor.call('updateAnnouncement', {
    ...{ id, revision, pageId, versionId, componentName, announcementText },
  });
  return versionId;
}

const somePage = ({ pages }: HourCompany, chance: Chance) => oneOf(chance, pages);

async function pendingVersion(company: HourCompany, chance: Chance, pageId: number): Promise<number> {
  const versionId = await changedDraft(company, chance, pageId);
  const { versions } = await company.editor.call('listVersions', { pageId });
  const isPending = versions.some((one) => one.versionId === versionId && one.status === 'pending');
  if (!isPending) await company.editor.call('submitDraft', { pageId, comments: 'please look' });
  return versionId;
}

const hasPages = ({ pages }: HourCompany) => pages.length > 0;

export const pageActs: Act[] = [
  {
    name: 'make and publish a page',
    weight: 4,
    may: ({ pages }) => pages.length < mostPages,
    run: async (company, chance) => {
      await makePage(company, chance);
    },
  },
  {
    name: 'delete a page',
    weight: 3,
    may: ({ pages }) => pages.length >= mostPages,
    run: async (company) => {
      const [oldest] = company.pages;
      if (!oldest) return;
      company.pages.shift();
      await company.admin.call('deletePage', { pageId: oldest.id });
    },
  },
  {
    name: 'edit and publish a page',
    weight: 14,
    may: hasPages,
    run: async (company, chance) => {
      const { id } = somePage(company, chance);
      await pendingVersion(company, chance, id);
      await company.admin.call('publishDraft', { pageId: id, comments: '' });
    },
  },
  {
    name: 'edit a draft, add and remove a component',
    weight: 5,
    may: hasPages,
    run: async (company, chance) => {
      const { id: pageId } = somePage(company, chance);
      const versionId = await changedDraft(company, chance, pageId);
      const { pageComponents, ...opened } = await company.editor.call('getPageComponentData', { pageId });
      const version = opened.versions.find((one) => one.versionId === versionId);
      if (version?.status !== 'draft') return;
      await company.editor.call('createHtmlEditorColumns', {
        ...{ pageId, versionId, componentName: 'Text', borderStyle: 'none', format: '4_2-2' },
        ...{ column1: `<p>left ${chance(1_000)}</p>`, column3: '<p>right</p>' },
      });
      const last = pageComponents.at(-1);
      if (last && pageComponents.length > 2) {
        await company.editor.call('removePlacement', { pageComponentId: last.id });
      }
    },
  },
  {
    name: 'preview, compare and list versions',
    weight: 6,
    may: hasPages,
    run: async (company, chance) => {
      const { id: pageId } = somePage(company, chance);
      const { versions } = await company.editor.call('listVersions', { pageId });
      const [newest, older] = versions;
      if (!newest) return;
      const fromVersionId = older?.versionId ?? null;
      await company.editor.call('getPagePreview', { pageId, versionId: newest.versionId });
      await company.editor.call('compareVersions', { pageId, fromVersionId, toVersionId: newest.versionId });
      await company.editor.call('checkVersion', { pageId, versionId: newest.versionId });
      await company.admin.call('listVersionLog', { pageId });
      await company.editor.call('markPageOpened', { pageId });
    },
  },
  {
    name: 'send a version back or take it back',
    weight: 3,
    may: hasPages,
    run: async (company, chance) => {
      const { id: pageId } = somePage(company, chance);
      const versionId = await pendingVersion(company, chance, pageId);
      // An Admin may take back a version that another user has submitted.
      if (chance(2) === 0) await company.admin.call('recallDraft', { pageId, versionId });
      else await company.admin.call('rejectDraft', { pageId, comments: 'Not yet.' });
      if (chance(2) === 0) await company.editor.call('deleteDraft', { pageId });
    },
  },
  {
    name: 'schedule a version',
    weight: 5,
    may: hasPages,
    run: async (company, chance, { now }) => {
      const { id: pageId } = somePage(company, chance);
      const versionId = await pendingVersion(company, chance, pageId);
      const inHours = (hours: number) => localTimeAt(now() + hours * 3_600_000, timeZone);
      const takeDownAt = chance(3) === 0 ? inHours(60 + chance(48)) : null;
      const publishAt = inHours(2 + chance(30));
      await company.admin.call('scheduleVersion', {
        ...{ pageId, versionId, publishAt, takeDownAt, timeZone, comments: '' },
      });
      if (chance(4) === 0) await company.admin.call('cancelSchedule', { pageId, versionId });
    },
  },
  {
    name: 'move or rename a page',
    weight: 4,
    may: hasPages,
    run: async (company, chance) => {
      const one = somePage(company, chance);
      const { id, ...page } = await company.admin.call('getPage', { pageId: one.id });
      const friendlyUrl = chance(2) === 0 ? `moved-${one.id}-${chance(10_000)}` : page.friendlyUrl;
      await company.admin.call('updatePage', {
        ...page,
        id,
        name: `Page ${chance(100_000)}`,
        friendlyUrl,
      } as never);
      if (`/${friendlyUrl}` !== one.path) count(company, 'moves');
      one.path = `/${friendlyUrl}`;
    },
  },
  {
    name: 'take a page down and restore a version',
    weight: 3,
    may: hasPages,
    run: async (company, chance) => {
      const { id: pageId } = somePage(company, chance);
      const { versions } = await company.admin.call('listVersions', { pageId });
      const backup = versions.find(({ status }) => status === 'backup');
      if (versions.some(({ status }) => status === 'live') && chance(2) === 0) {
        await company.admin.call('unpublish', { pageId, comments: '' });
      }
      if (backup) {
        await company.admin.call('restoreVersion', { pageId, versionId: backup.versionId, comments: '' });
        count(company, 'versions');
      }
    },
  },
  {
    name: 'discuss a version',
    weight: 4,
    may: hasPages,
    run: async (company, chance) => {
      const { id: pageId } = somePage(company, chance);
      const { versions } = await company.editor.call('listVersions', { pageId });
      const versionId = versions[0]?.versionId ?? 1;
      const threadId = `thread-${company.key}-${company.made.threads ?? 0}-${chance(1_000_000)}`;
      count(company, 'threads');
      const thread = { pageId, versionId, threadId };
      await company.editor.call('startThread', { ...thread, text: 'Is this right?' });
      await company.admin.call('answerThread', { ...thread, commentId: `${threadId}-a`, text: 'It is.' });
      await company.admin.call('listThreads', { pageId });
      await company.admin.call('deleteComment', { pageId, threadId, commentId: `${threadId}-a` });
      await company.admin.call('deleteComment', { pageId, threadId, commentId: threadId });
    },
  },
];
