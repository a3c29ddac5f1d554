import type { CallRequest } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { type ApiResponse, callApi } from './api-caller';
import type { TestSession } from './companies';

/** Creates pages and versions through the API, as the screens do. */

export type PageFields = CallRequest<Contract['createPage']>;
let pages = 0;

/** The input of a page form: an internal page on the menu, with a unique name and path. */
export function pageFields(changes: Partial<PageFields> = {}): PageFields {
  pages += 1;
  return {
    name: `Page ${pages}`,
    friendlyUrl: `page-${pages}`,
    menu: null,
    childMenu: null,
    subMenu: null,
    showOnMenu: true,
    allowNavigation: true,
    scoTitle: 'A title',
    scoMetaDescription: 'A description',
    scoMetaKeywords: 'keyword',
    isExternal: false,
    openType: null,
    ...changes,
  };
}

/** The body of a response. @throws with the error where the call was rejected */
export function bodyOf<Output>(answer: ApiResponse<Output>): Output {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${JSON.stringify(answer.error)}`);
  return answer.body;
}

/** Creates a page with its empty first draft; returns its id. */
export async function makePage(session: TestSession, changes: Partial<PageFields> = {}): Promise<number> {
  return bodyOf(await callApi('createPage', pageFields(changes), { session }));
}

/** Creates a page whose first version, an announcement with this text, is published. */
export async function makeLivePage(
  admin: TestSession,
  text = 'some text',
  changes: Partial<PageFields> = {},
): Promise<number> {
  const pageId = await makePage(admin, changes);
  await addAnnouncement(admin, pageId, 1, text);
  await publish(admin, pageId);
  return pageId;
}

/** Creates a draft as a copy of a version, or an empty one; returns its number. */
export async function newDraft(
  session: TestSession,
  pageId: number,
  copyVersionId?: number,
): Promise<number> {
  const input = { pageId, ...(copyVersionId !== undefined && { copyVersionId }) };
  return bodyOf(await callApi('createDraft', input, { session, method: 'POST' }));
}

/** Creates a page whose draft is not its first version, so that no number is one by chance. */
export async function makeSecondDraft(session: TestSession) {
  const pageId = await makePage(session);
  bodyOf(await callApi('deleteDraft', { pageId }, { session }));
  return { pageId, versionId: await newDraft(session, pageId) };
}

/** Adds an announcement at the end of a draft; returns its id. */
export async function addAnnouncement(
  session: TestSession,
  pageId: number,
  versionId: number,
  announcementText: string,
): Promise<number> {
  const input = { pageId, versionId, componentName: 'Text', announcementText };
  return bodyOf(await callApi('createAnnouncement', input, { session }));
}

export async function submit(session: TestSession, pageId: number, comments = ''): Promise<number> {
  return bodyOf(await callApi('submitDraft', { pageId, comments }, { session, method: 'POST' }));
}

/** Takes a page's draft through review to the live site. */
export async function publish(admin: TestSession, pageId: number, comments = ''): Promise<number> {
  await submit(admin, pageId);
  return bodyOf(await callApi('publishDraft', { pageId, comments }, { session: admin, method: 'POST' }));
}

/**
 * Creates a page whose V2 is live and whose V1 is a backup; each has an announcement, 'first text' or that and
 * another.
 */
export async function withBackup(admin: TestSession, changes: Partial<PageFields> = {}): Promise<number> {
  const pageId = await makeLivePage(admin, 'first text', changes);
  await newDraft(admin, pageId, 1);
  await addAnnouncement(admin, pageId, 2, 'second text');
  await publish(admin, pageId);
  return pageId;
}
