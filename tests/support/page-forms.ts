import { callApi } from './api-caller';
import type { TestSession } from './companies';
import { bodyOf, type PageFields, pageFields } from './pages';

/** The input of an internal page's form: off the menu, with its capitalised path as name. */
export function pageForm(friendlyUrl: string, changes: Partial<PageFields> = {}): PageFields {
  const name = friendlyUrl.charAt(0).toUpperCase() + friendlyUrl.slice(1);
  return pageFields({ name, friendlyUrl, showOnMenu: false, ...changes });
}

/** The input of an external page's form. */
export function externalForm(name: string, changes: Partial<PageFields> = {}): PageFields {
  const friendlyUrl = `https://${name}.example/start`;
  return pageForm(friendlyUrl, { name, isExternal: true, openType: 'NewTab', ...changes });
}

/** Creates a page from its form and returns its id. */
export async function createPage(session: TestSession, form: PageFields): Promise<number> {
  return bodyOf(await callApi('createPage', form, { session }));
}

/** Saves a page's present details with these changes, with the stored revision. */
export async function changePage(session: TestSession, pageId: number, changes: Partial<PageFields>) {
  const page = bodyOf(await callApi('getPage', { pageId }, { session }));
  return callApi('updatePage', { ...page, ...changes }, { session });
}

/** The details of a page in one of its versions, by default the one that the editor opens. */
export async function detailsOf(session: TestSession, pageId: number, versionId?: number) {
  const input = { pageId, bodies: false, ...(versionId !== undefined && { versionId }) };
  const { details, selectedVersionId } = bodyOf(await callApi('getPageComponentData', input, { session }));
  if (!details || selectedVersionId === null) throw new Error(`Page ${pageId} has no version.`);
  return { ...details, versionId: selectedVersionId };
}

/** Proposes details in a page's draft: the present ones with these changes. */
export async function proposeDetails(
  session: TestSession,
  pageId: number,
  changes: Partial<PageFields> & { after?: number | null },
) {
  const { page, after, revision, versionId } = await detailsOf(session, pageId);
  return callApi(
    'updateDraftDetails',
    { ...page, after, pageId, versionId, revision, ...changes },
    { session },
  );
}

/** Creates an internal page with this path and returns its id. */
export async function newPage(
  session: TestSession,
  friendlyUrl: string,
  changes: Partial<PageFields> = {},
): Promise<number> {
  return createPage(session, pageForm(friendlyUrl, changes));
}
