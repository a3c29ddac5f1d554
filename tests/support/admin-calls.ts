import type { CallName } from '@galley/shared/contract/contract';
import { callApi } from './api-caller';
import type { TestSession } from './companies';
import { addAnnouncement, makeLivePage, makePage, newDraft, pageFields, submit } from './pages';

/** A call of the admin that succeeds, with what must be there before. */
export interface AdminCall {
  name: CallName;
  run: () => Promise<void>;
}

async function succeed(name: CallName, input: Record<string, unknown>, session: TestSession): Promise<void> {
  const answer = await callApi(name, input, { session });
  if (answer.status >= 300) {
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.refusal)}`);
  }
}

const text = {
  componentName: 'Text',
  borderStyle: 'none',
  format: '4_2-2',
  column1: '<p>left</p>',
  column3: '<p>right</p>',
};

/** One successful run of every implemented call of staff, prepared; the figures of the bench and a test use it. */
export async function prepareAdminCalls(admin: TestSession): Promise<AdminCall[]> {
  const parent = await makeLivePage(admin, 'parent');
  const [first, second] = [await makePage(admin, { menu: parent }), await makePage(admin, { menu: parent })];
  const draftPage = await makeLivePage(admin);
  const draft = await newDraft(admin, draftPage, 1);
  const [one, two, three] = [
    await addAnnouncement(admin, draftPage, draft, 'one'),
    await addAnnouncement(admin, draftPage, draft, 'two'),
    await addAnnouncement(admin, draftPage, draft, 'three'),
  ];
  const freshLive = () => makeLivePage(admin);
  const withDraft = async () => {
    const pageId = await freshLive();
    await newDraft(admin, pageId, 1);
    return pageId;
  };
  const pending = async () => {
    const pageId = await withDraft();
    await submit(admin, pageId);
    return pageId;
  };
  const pages = {
    forDraft: await freshLive(),
    forSubmit: await withDraft(),
    forDelete: await withDraft(),
    forReject: await pending(),
    forPublish: await pending(),
  };
  const calls: [CallName, Record<string, unknown>][] = [
    ['getSignedInUser', {}],
    ['getCompanyName', {}],
    ['isSiteInitialized', {}],
    ['isLayoutCompleted', {}],
    ['hasFormSettings', {}],
    ['getVersionLimit', {}],
    ['listPages', {}],
    ['getPage', { pageId: draftPage }],
    ['createPage', pageFields()],
    ['listMainMenuOptions', {}],
    ['listChildMenuOptions', { pageId: parent }],
    ['listSubMenuOptions', { pageId: parent }],
    ['hasSubPages', { pageId: parent }],
    ['hasMenuChildPages', { pageId: parent }],
    ['listMenuSiblings', { parentMenuId: parent }],
    ['updatePageOrder', { orderedPageIds: [second, first] }],
    ['getPageComponentData', { pageId: draftPage }],
    [
      'createAnnouncement',
      { pageId: draftPage, versionId: draft, componentName: 'A', announcementText: 'a' },
    ],
    ['createBlank', { pageId: draftPage, versionId: draft, componentName: 'B', height: 20 }],
    ['createHtmlEditorColumns', { pageId: draftPage, versionId: draft, ...text }],
    ['getAnnouncement', { componentId: one }],
    [
      'updateAnnouncement',
      {
        id: one,
        pageId: draftPage,
        versionId: draft,
        componentName: 'A',
        announcementText: 'changed',
        revision: 1,
      },
    ],
    [
      'placeComponent',
      { pageId: draftPage, versionId: draft, type: 'Announcement', componentId: two, id: 0, status: '' },
    ],
    ['removePlacement', { pageComponentId: two }],
    ['deleteAnnouncement', { componentId: three }],
    ['createDraft', { pageId: pages.forDraft, copyVersionId: 1 }],
    ['submitDraft', { pageId: pages.forSubmit, comments: '' }],
    ['rejectDraft', { pageId: pages.forReject, comments: 'no' }],
    ['publishDraft', { pageId: pages.forPublish, comments: '' }],
    ['deleteDraft', { pageId: pages.forDelete }],
    ['addVersionLog', { pageId: draftPage, action: 'a remark' }],
    ['listVersionLog', { pageId: draftPage }],
  ];
  return calls.map(([name, input]) => ({ name, run: () => succeed(name, input, admin) }));
}
