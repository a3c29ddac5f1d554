import { packSubmissionId } from '@galley/functions/core/ids';
import type { CallName } from '@galley/shared/contract/contract';
import { callApi } from './api-caller';
import type { TestSession } from './companies';
import { samplePdf } from './files/sample-files';
import { addFile, documentOf } from './files/upload';
import { addField, formFieldInput, makeForm } from './forms';
import { pngOf } from './images/sample-images';
import { addImage, fileOf } from './images/upload';
import { changePage, detailsOf, proposeDetails } from './page-forms';
import {
  addAnnouncement,
  bodyOf,
  makeLivePage,
  makePage,
  newDraft,
  pageFields,
  submit,
  withBackup,
} from './pages';

/** A successful call of the admin, with its prerequisites. */
export interface AdminCall {
  name: CallName;
  run: () => Promise<void>;
}

async function succeed(name: CallName, input: Record<string, unknown>, session: TestSession): Promise<void> {
  const answer = await callApi(name, input, { session });
  if (answer.status >= 300) {
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
}

/** A submission held as spam; returns its id. */
async function submitAsSpam(session: TestSession, formId: number, fieldId: number): Promise<number> {
  const nameValuePairs = [{ fieldId, fieldValue: 'Ruth' }];
  await succeed(
    'submitForm',
    { form: { id: formId }, nameValuePairs, website: 'https://spam.example' },
    session,
  );
  return packSubmissionId({ formId, n: 1 });
}

const text = {
  componentName: 'Text',
  borderStyle: 'none',
  format: '4_2-2',
  column1: '<p>left</p>',
  column3: '<p>right</p>',
};

/** Prepares one successful run of every implemented call of staff; the bench and a test use it. */
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
    forRecall: await pending(),
    forReject: await pending(),
    forPublish: await pending(),
    forUnpublish: await freshLive(),
    forRestore: await withBackup(admin),
    forRename: await makeLivePage(admin, 'renamed', { friendlyUrl: 'to-be-renamed' }),
    forRemoval: await freshLive(),
  };
  const [forDetails, forDecision] = [await withDraft(), await withDraft()];
  bodyOf(await proposeDetails(admin, forDecision, { name: 'Proposed' }));
  bodyOf(await changePage(admin, forDecision, { name: 'Decided' }));
  const details = await detailsOf(admin, forDetails);
  const decision = await detailsOf(admin, forDecision);
  const thread = { pageId: draftPage, versionId: draft, threadId: 'a-thread' };
  const form = await makeForm(admin);
  const [formField, otherField] = [await addField(admin, form), await addField(admin, form)];
  const submission = await submitAsSpam(admin, form, otherField);
  const renamed = bodyOf(await callApi('getPage', { pageId: pages.forRename }, { session: admin }));
  const files = { edited: await addFile(admin), deleted: await addFile(admin) };
  const images = { edited: await addImage(admin), deleted: await addImage(admin) };
  const calls: [CallName, Record<string, unknown>][] = [
    ['getSignedInUser', {}],
    ['getCompanyName', {}],
    ['getProfile', {}],
    ['updateProfile', { firstName: 'Rosa', lastName: 'Keller', phoneNumber: '212 555 0100', revision: 1 }],
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
    [
      'updatePage',
      { ...pageFields({ friendlyUrl: 'renamed' }), id: pages.forRename, revision: renamed.revision },
    ],
    ['getPageLinks', { pageId: parent }],
    ['deletePage', { pageId: pages.forRemoval }],
    ['restorePage', { pageId: pages.forRemoval }],
    ['markPageOpened', { pageId: draftPage }],
    ['createRedirect', { from: '/short', to: '/renamed' }],
    ['listRedirects', {}],
    ['deleteRedirect', { from: '/short' }],
    ['importRedirects', { csv: '/one,/renamed\n/two,https://example.com/' }],
    ['getPageComponentData', { pageId: draftPage }],
    [
      'createAnnouncement',
      { pageId: draftPage, versionId: draft, componentName: 'A', announcementText: 'a' },
    ],
    ['createBlank', { pageId: draftPage, versionId: draft, componentName: 'B', height: 20 }],
    ['createHtmlEditorColumns', { pageId: draftPage, versionId: draft, ...text }],
    ['createBannerContainer', { pageId: draftPage, versionId: draft, componentName: 'D' }],
    ['getPagePreview', { pageId: draftPage, versionId: draft }],
    ['getOpenedPage', { pageId: draftPage, versionId: draft }],
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
    ['duplicateComponent', { pageComponentId: two }],
    ['createSavedSection', { pageComponentId: two, name: 'Two' }],
    ['listSavedSections', {}],
    ['getSavedSection', { savedSectionId: 1 }],
    ['insertSavedSection', { pageId: draftPage, versionId: draft, savedSectionId: 1 }],
    ['renameSavedSection', { savedSectionId: 1, name: 'Second', revision: 1 }],
    ['deleteSavedSection', { savedSectionId: 1 }],
    ['removePlacement', { pageComponentId: two }],
    ['restoreComponent', { pageComponentId: two, at: 0 }],
    ['deleteAnnouncement', { componentId: three }],
    ['createDraft', { pageId: pages.forDraft, copyVersionId: 1 }],
    ['submitDraft', { pageId: pages.forSubmit, comments: '' }],
    ['recallDraft', { pageId: pages.forRecall, versionId: 2 }],
    ['rejectDraft', { pageId: pages.forReject, comments: 'no' }],
    ['publishDraft', { pageId: pages.forPublish, comments: '' }],
    ['deleteDraft', { pageId: pages.forDelete }],
    ['unpublish', { pageId: pages.forUnpublish, comments: '' }],
    ['restoreVersion', { pageId: pages.forRestore, versionId: 1, comments: '' }],
    ['listWaitingVersions', { sentBack: true }],
    ['checkVersion', { pageId: draftPage, versionId: draft }],
    ['compareVersions', { pageId: draftPage, fromVersionId: 1, toVersionId: draft }],
    [
      'updateDraftDetails',
      { ...details.page, pageId: forDetails, versionId: 2, revision: details.revision, name: 'Another' },
    ],
    ['compareDetails', { pageId: forDecision, fromVersionId: 1, toVersionId: 2 }],
    ['settleDetails', { pageId: forDecision, versionId: 2, kept: ['name'], revision: decision.revision }],
    ['startThread', { ...thread, componentId: one, text: 'Is this right?' }],
    ['listThreads', { pageId: draftPage }],
    ['answerThread', { ...thread, commentId: 'an-answer', text: 'It is.' }],
    ['editComment', { ...thread, commentId: 'an-answer', text: 'It was.', revision: 1 }],
    ['resolveThread', { ...thread, isResolved: true }],
    ['deleteComment', { ...thread, commentId: 'an-answer' }],
    ['addVersionLog', { pageId: draftPage, action: 'a remark' }],
    ['listVersions', { pageId: draftPage }],
    ['listVersionLog', { pageId: draftPage }],
    ['listImages', { limit: 60 }],
    ['listImages', { search: 'boat' }],
    ['uploadImage', { imageDescription: 'A boat', imageName: 'boat.png', image: fileOf(pngOf(2, 2)) }],
    ['editImage', { id: images.edited, imageDescription: 'A sloop', revision: 1 }],
    ['replaceImage', { id: images.edited, imageName: 'sloop.png', image: fileOf(pngOf(3, 3)) }],
    ['getImageUsage', { id: images.edited }],
    ['deleteImage', { id: images.deleted }],
    ['listFiles', {}],
    ['uploadFile', { title: 'Prices', fileName: 'prices.pdf', file: documentOf(samplePdf()) }],
    ['startFileUpload', { fileName: 'brochure.pdf', bytes: 5_000_000 }],
    [
      'finishFileUpload',
      { id: files.edited, upload: 'started', fileName: 'brochure.pdf', title: 'Brochure' },
    ],
    ['editFile', { id: files.edited, title: 'Price list', revision: 1 }],
    ['replaceFile', { id: files.edited, fileName: 'prices.pdf', file: documentOf(samplePdf('%new')) }],
    ['getFileUsage', { id: files.edited }],
    ['deleteFile', { id: files.deleted }],
    ['listForms', {}],
    ['getForm', { formId: form }],
    ['listFormFields', { formId: form }],
    ['getFormField', { formFieldId: formField }],
    ['createForm', { name: 'Another form' }],
    ['updateForm', { id: form, name: 'Contact us', columns: 2, revision: 1 }],
    ['createFormField', { formId: form, ...formFieldInput() }],
    [
      'updateFormField',
      { id: formField, formId: form, ...formFieldInput({ isRequired: true }), revision: 2 },
    ],
    ['deleteFormField', { formFieldId: otherField }],
    ['listFormSubmissions', { formId: form }],
    ['listFormSubmissions', { formId: form, spam: true }],
    ['exportFormSubmissions', { formId: form }],
    ['releaseFormSubmission', { submissionId: submission }],
    ['markFormSubmission', { submissionId: submission, isUnread: true }],
    ['getFormSubmission', { formSubmissionId: submission }],
    ['resendFormSubmission', { submissionId: submission }],
    ['countUnreadSubmissions', {}],
    ['findPersonSubmissions', { email: 'ruth@boats.example' }],
    ['deleteFormSubmission', { submissionId: submission }],
  ];
  return calls.map(([name, input]) => ({ name, run: () => succeed(name, input, admin) }));
}
