import type { Page, PageListRow } from '@galley/shared/schemas/page';
import { api } from '../../lib/api';

type ChangedPage = Pick<PageListRow, 'pageId'>;

/** Saves some details of a page, starting from its current revision. @returns what was done, in words */
async function change({ pageId }: ChangedPage, changes: Partial<Page>, done: string): Promise<string> {
  const page = await api('getPage', { pageId });
  await api('updatePage', { ...page, ...changes });
  return done;
}

export const takeOffMenu = (page: ChangedPage) => change(page, { showOnMenu: false }, 'Off the menu');

/** Under a landing page, which is not on the menu itself, a page stays off it. */
export async function putOnMenu({ pageId }: ChangedPage): Promise<string> {
  const done = await change({ pageId }, { showOnMenu: true }, 'On the menu');
  const { showOnMenu } = await api('getPage', { pageId });
  return showOnMenu ? done : 'Off the menu, as the landing page above it is';
}

export const submitForReview =
  (comments: string) =>
  async ({ pageId }: PageListRow): Promise<string> =>
    `V${await api('submitDraft', { pageId, comments })} waits for review`;

export async function unpublish({ pageId }: PageListRow): Promise<string> {
  return `V${await api('unpublish', { pageId })} is no longer live`;
}

export async function deletePage({ pageId }: PageListRow): Promise<string> {
  await api('deletePage', { pageId });
  return 'Deleted';
}

/** Moves a page under another one, or to the top level. @returns a function that moves one page */
export async function createPageMover(targetId: number): Promise<(row: PageListRow) => Promise<string>> {
  const target = targetId === 0 ? undefined : await api('getPage', { pageId: targetId });
  const above = target ? [target.menu, target.childMenu, target.id].filter((id) => id !== null) : [];
  const [menu = null, childMenu = null, subMenu = null] = above;
  const done = target ? `Under ${target.name}` : 'At the top';
  return (row) => change(row, { menu, childMenu, subMenu }, done);
}
