import type { Dropped } from '@galley/shared/rich-text/dropped';
import type { CompanyScope } from '../core/company-scope';
import { type PageRecord, pageEntity } from '../core/entities/page';
import {
  footerEntity,
  siteTextNoteEntity,
  tabEntity,
  textCheckEntity,
  textNoteEntity,
} from '../core/entities/site';
import { componentEntity, liveEntity } from '../core/entities/version';
import { type JobWork, type NewJob, newJob } from '../core/jobs';
import { unpackLiveComponents } from '../core/release/live-page';
import { droppedFrom, together } from '../core/rich-text/readable-texts';
import { readFooterTexts, readTabTexts } from '../core/rich-text/site-texts';
import type { Table, Write } from '../core/table';

type Work = JobWork<'check-texts'>;

const pagesAtOnce = 25;
/** The maximum for one page; more would not help to understand what was lost. */
const mostKinds = 20;

/**
 * The check of texts from earlier releases, for a company that has not had it; it follows the first re-render
 * of its site.
 */
export async function textCheckJob(table: Table, scope: CompanyScope): Promise<NewJob[]> {
  const isChecked = await table.get(textCheckEntity.key(scope));
  return isChecked ? [] : [newJob(scope, { kind: 'check-texts', after: '' }, new Date())];
}

/**
 * Notes what the conversion of earlier texts to the current format removes: from the live version and the
 * draft or pending version of each page, in batches; and, with the first batch, from footer and navbar.
 * @returns the remaining work, if any
 */
export async function checkTexts(table: Table, scope: CompanyScope, work: Work): Promise<Work | undefined> {
  const { items, cursor } = await table.query(pageEntity.range(scope), {
    limit: pagesAtOnce,
    attributes: ['id', 'name', 'isDeleted', 'openVersionId'],
    ...(work.after !== '' && { cursor: work.after }),
  });
  const pages = items.filter(({ isDeleted }) => !isDeleted);
  const live = await table.batchGet(pages.map(({ id }) => liveEntity.key(scope, id)));
  const notes: Write[] = work.after === '' ? await notesOfSite(table, scope) : [];
  for (const [index, page] of pages.entries()) {
    const record = live[index];
    const liveOfBefore = record?.isTextOfBefore ? unpackLiveComponents(record) : [];
    const dropped = await droppedFrom(scope, [...liveOfBefore, ...(await openOfBefore(table, scope, page))]);
    if (dropped.length > 0) notes.push(noteOf(scope, page, dropped));
  }
  const isDone = cursor === undefined;
  const done: Write[] = isDone
    ? [{ put: { ...textCheckEntity.key(scope), checkedAt: new Date().toISOString() } }]
    : [];
  if (notes.length + done.length > 0) await table.commit([...notes, ...done]);
  return isDone ? undefined : { ...work, after: cursor };
}

async function openOfBefore(table: Table, scope: CompanyScope, { id, openVersionId }: PageRecord) {
  if (openVersionId === null) return [];
  const stored = await table.queryAll(componentEntity.range(scope, id, openVersionId));
  return stored.filter(({ isTextOfBefore }) => isTextOfBefore);
}

function noteOf(scope: CompanyScope, page: PageRecord, dropped: Dropped[]): Write {
  const note = { pageId: page.id, pageName: page.name, dropped: dropped.slice(0, mostKinds) };
  return { put: { ...textNoteEntity.key(scope, page.id), ...note } };
}

async function notesOfSite(table: Table, scope: CompanyScope): Promise<Write[]> {
  const [footer, tabs] = await Promise.all([
    table.get(footerEntity.key(scope)),
    table.queryAll(tabEntity.range(scope)),
  ]);
  const parts = await Promise.all([
    ...(footer ? [readFooterTexts(scope, footer)] : []).map(async (read) => ({
      part: 'FOOTER',
      place: 'footer',
      name: 'Footer',
      dropped: (await read).dropped,
    })),
    ...tabs.map(async (tab) => {
      const { dropped } = await readTabTexts(scope, tab);
      return { part: `TAB${tab.id}`, place: 'navbar', name: `Navbar tab '${tab.title}'`, dropped };
    }),
  ]);
  return parts
    .filter(({ dropped }) => dropped.length > 0)
    .map(({ part, place, name, dropped }) => {
      const note = { place, name, dropped: together(dropped).slice(0, mostKinds) };
      return { put: { ...siteTextNoteEntity.key(scope, part), ...note } };
    });
}
