import { largestNumber } from '@galley/functions/core/ids';
import { limits } from '@galley/shared/limits';
import { expect, it } from 'vitest';
import { startAcme } from '../support/acme';
import { type ApiResponse, callApi } from '../support/api-caller';
import { formFieldInput, makeForm } from '../support/forms';
import { bodyOf, makeLivePage, makePage, submit } from '../support/pages';
import { startThread } from '../support/threads';

const { cloud, acme, admin } = await startAcme();
const { scope } = acme;

/** Writes what would take thousands of calls, and makes the one call that is too much. */
type OneTooMany = () => Promise<ApiResponse<unknown>>;

const full: Record<string, [OneTooMany, message: string]> = {
  'versions of a page [1:268]': [
    async () => {
      const pageId = await makeLivePage(admin);
      await cloud.stored.page.change(scope, pageId, { set: { lastVersionId: limits.versionsPerPage } });
      return callApi('createDraft', { pageId, copyVersionId: 1 }, { session: admin });
    },
    'This page has as many versions as a page can have. Create a new page.',
  ],
  'components that a page ever had [1:260]': [
    async () => {
      const pageId = await makePage(admin);
      await cloud.stored.version.change(scope, pageId, 1, { set: { nextN: largestNumber + 1 } });
      const text = { pageId, versionId: 1, componentName: 'Text', announcementText: 'Closed' };
      return callApi('createAnnouncement', text, { session: admin });
    },
    'This page has had as many components as a page can have. Create a new page.',
  ],
  'fields that a form ever had [2:199]': [
    async () => {
      const formId = await makeForm(admin);
      await cloud.stored.form.change(scope, formId, { set: { nextN: limits.formFieldNumbers + 1 } });
      return callApi('createFormField', { formId, ...formFieldInput() }, { session: admin });
    },
    'This form has had as many fields as a form may have. Make a new form.',
  ],
  'comments of a thread': [
    async () => {
      const pageId = await makePage(admin);
      const thread = await startThread(admin, pageId, 'Which words?');
      const set = { comments: limits.commentsPerThread };
      await cloud.stored.thread.change(scope, pageId, thread.threadId, { set });
      const answer = { ...thread, versionId: 1, commentId: 'one-more', text: 'These' };
      return callApi('answerThread', answer, { session: admin });
    },
    'This thread has 100 comments, as many as a thread can have. Start a new one.',
  ],
  'comments of a page': [
    async () => {
      const pageId = await makePage(admin);
      const { threadId } = await startThread(admin, pageId, 'Which words?');
      const [comment] = await cloud.stored.comment.all(scope, pageId);
      const more = Array.from({ length: limits.reviewCommentsPerPage - 1 }, (_, n) => `again-${n}`);
      await cloud.table.commitInParts(
        more.map((commentId) => ({
          put: cloud.stored.comment.item(scope, pageId, threadId, commentId, { ...comment, commentId }),
        })),
      );
      const input = { pageId, versionId: 1, threadId: 'one-more', text: 'Others?' };
      return callApi('startThread', input, { session: admin });
    },
    'This page has 500 comments, as many as a page can have. Delete some that are resolved.',
  ],
  'tabs of the site [2:181]': [
    async () => {
      const tab = { title: 'Hours', format: '4_2-2', column1: '<p>Monday</p>', column3: '<p>Sunday</p>' };
      const create = () => callApi('createNavbarTab', tab, { session: admin });
      for (let n = 1; n <= limits.navbarTabs; n += 1) bodyOf(await create());
      return create();
    },
    'The navbar has 12 tabs, which is all it holds. Delete one first.',
  ],
  'pages of a launch': [
    async () => {
      const [pageId, other] = [await makePage(admin), await makePage(admin)];
      for (const each of [pageId, other]) await submit(admin, each);
      const input = { name: 'Spring', pageIds: [pageId] };
      const launchId = bodyOf(await callApi('createLaunch', input, { session: admin }));
      const entry = await cloud.stored.launchPage.get(scope, launchId, pageId);
      const more = Array.from({ length: limits.launchPages - 1 }, (_, n) => 5_000 + n);
      await cloud.table.commitInParts(
        more.map((id) => ({
          put: cloud.stored.launchPage.item(scope, launchId, id, { ...entry, pageId: id }),
        })),
      );
      return callApi('addLaunchPages', { launchId, pageIds: [other] }, { session: admin });
    },
    'A launch has at most 500 pages. Make another launch for the others.',
  ],
  'redirects of the site': [
    async () => {
      const createdAt = new Date().toISOString();
      const made = { isAutomatic: false, email: admin.email, createdAt };
      const redirect = { to: 'https://a.example/', pageId: 0, suffix: '', ...made };
      const from = Array.from({ length: limits.redirects }, (_, n) => `/old-${n}`);
      await cloud.table.commitInParts(
        from.map((path) => ({ put: cloud.stored.redirect.item(scope, path, redirect) })),
      );
      return callApi('createRedirect', { from: '/one-more', to: '/' }, { session: admin });
    },
    'A site has at most 10000 redirects. First remove those that are no longer needed.',
  ],
};

it('fields of a form: one more is refused, and named [2:199]', async () => {
  const formId = await makeForm(admin);
  bodyOf(await callApi('createFormField', { formId, ...formFieldInput() }, { session: admin }));
  const [field] = (await cloud.stored.form.get(scope, formId))?.fields ?? [];
  const fields = Array.from({ length: limits.formFields }, (_, index) => ({ ...field, n: index + 1 }));
  await cloud.stored.form.change(scope, formId, { set: { fields, nextN: limits.formFields + 1 } });
  const answer = await callApi('createFormField', { formId, ...formFieldInput() }, { session: admin });
  expect(answer).toMatchObject({
    status: 413,
    error: { fields: { formId: 'A form has at most 200 fields.' } },
  });
});

it.each(Object.entries(full))('%s: one more is refused', async (_what, [oneTooMany, message]) => {
  const { status, error } = await oneTooMany();
  expect([status, error.message]).toEqual([409, message]);
});
