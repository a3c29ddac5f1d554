import type { Page, PageListRow } from '@galley/shared/schemas/page';
import { api } from '../../../lib/api';

/** Saves some details of a page, starting from its current revision. */
async function change({ pageId }: Pick<PageListRow, 'pageId'>, changes: Partial<Page>): Promise<void> {
  const page = await api('getPage', { pageId });
  await api('updatePage', { ...page, ...changes });
}

export async function takeOffMenu(row: PageListRow): Promise<string> {
  await change(row, { showOnMenu: false });
  return 'Off the menu';
}

export async function putOnMenu(row: Pick<PageListRow, 'pageId'>): Promise<string> {
  await change(row, { showOnMenu: true });
  return 'On the menu';
}

export async function submitForReview({ pageId }: PageListRow): Promise<string> {
  return `V${await api('submitDraft', { pageId })} waits for review`;
}

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
  return async (row) => {
    await change(row, { menu, childMenu, subMenu });
    return target ? `Under ${target.name}` : 'At the top';
  };
}
