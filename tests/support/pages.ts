import { callApi } from './api-caller';
import type { TestSession } from './companies';

let pages = 0;

/** The fields of a valid internal page; what matters to a test is given. */
export function pageFields(changes: Record<string, unknown> = {}) {
  pages += 1;
  return {
    name: `Page ${pages}`,
    friendlyUrl: `page-${pages}`,
    menu: null,
    childMenu: null,
    subMenu: null,
    showOnMenu: true,
    allowNavigation: true,
    scoTitle: 'A title for search engines',
    scoMetaDescription: 'A description for search engines',
    scoMetaKeywords: 'one,two',
    isExternal: false,
    ...changes,
  };
}

async function expectOk<Output>(answer: Promise<{ status: number; body: Output; refusal: unknown }>) {
  const { status, body, refusal } = await answer;
  if (status >= 300) throw new Error(`Refused with ${status}: ${JSON.stringify(refusal)}`);
  return body;
}

/** A page with its first draft. */
export async function makePage(session: TestSession, changes: Record<string, unknown> = {}): Promise<number> {
  return expectOk(callApi('createPage', pageFields(changes), { session }));
}

export async function addAnnouncement(
  session: TestSession,
  pageId: number,
  versionId: number,
  announcementText: string,
): Promise<number> {
  const fields = { pageId, versionId, componentName: 'News', announcementText };
  return expectOk(callApi('createAnnouncement', fields, { session }));
}

/** Submits the draft of a page. */
export async function submit(session: TestSession, pageId: number, comments = ''): Promise<number> {
  return expectOk(callApi('submitDraft', { pageId, comments }, { session, method: 'POST' }));
}

/** Submits and publishes the draft of a page. */
export async function publish(session: TestSession, pageId: number): Promise<number> {
  const versionId = await submit(session, pageId);
  return expectOk(callApi('publishDraft', { pageId, versionId, comments: '' }, { session, method: 'POST' }));
}

/** A live page with one announcement. */
export async function makeLivePage(
  session: TestSession,
  text = 'Hello visitors',
  changes: Record<string, unknown> = {},
): Promise<number> {
  const pageId = await makePage(session, changes);
  await addAnnouncement(session, pageId, 1, text);
  await publish(session, pageId);
  return pageId;
}

export async function newDraft(
  session: TestSession,
  pageId: number,
  copyVersionId?: number,
): Promise<number> {
  return expectOk(callApi('createDraft', { pageId, copyVersionId }, { session, method: 'POST' }));
}
