import { beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { type FormSite, makeFormSite } from '../../support/form-site';
import { openCloud } from '../../support/open-cloud';
import { bodyOf, makePage, publish } from '../../support/pages';
import { postForm, submitForm } from '../../support/submissions';

let networks = 0;
let ip = '';

const cloud = await openCloud({ runJobs: false });
const site = await makeFormSite(cloud, 'acme');
const other = await makeFormSite(cloud, 'bolt');

beforeEach(() => {
  networks += 1;
  ip = `198.51.${networks}.7`;
});

const getForm = async () =>
  bodyOf(await callApi('getForm', { formId: site.formId }, { session: site.admin }));
const save = async (changes: Record<string, unknown>) =>
  callApi('updateForm', { ...(await getForm()), ...changes }, { session: site.admin });
const valuesOf = (name: string) => ({ [site.nameField]: name, [site.emailField]: 'ruth@boats.example' });
const sent = (name: string) => ({ formId: site.formId, values: valuesOf(name), ip });
const list = async () =>
  bodyOf(await callApi('listFormSubmissions', { formId: site.formId }, { session: site.admin }))
    .formSubmissionViewModels;

describe('a thank-you page', () => {
  it('is opened with scripts and without, wherever it moves [2:235]', async () => {
    const pageId = await makePage(site.admin, { name: 'Danke schön', friendlyUrl: 'danke' });
    await publish(site.admin, pageId);
    expect((await save({ thankYouPageId: pageId })).status).toBe(200);
    const scripted = await submitForm('acme', sent('Scripted'));
    expect([scripted.text, scripted.headers['x-thank-you']]).toEqual(['"Sent"', '/danke']);
    const posted = await postForm('acme', sent('Posted'));
    expect([posted.status, posted.headers.location]).toEqual([303, '/danke']);
    // A repeated submission gets the same response as the first one.
    expect((await postForm('acme', sent('Posted'))).headers.location).toBe('/danke');
    const page = bodyOf(await callApi('getPage', { pageId }, { session: site.admin }));
    bodyOf(await callApi('updatePage', { ...page, friendlyUrl: 'thanks' }, { session: site.admin }));
    expect((await postForm('acme', sent('Moved'))).headers.location).toBe('/thanks');
  });

  it('is skipped while visitors cannot open it: they read the text on their page [2:235]', async () => {
    const pageId = await makePage(site.admin, { name: 'Not yet', friendlyUrl: 'not-yet' });
    expect((await save({ thankYouPageId: pageId })).status).toBe(200);
    const scripted = await submitForm('acme', sent('Early'));
    expect([scripted.status, scripted.headers['x-thank-you']]).toEqual([200, undefined]);
    const referer = 'https://acme.sites.galley-sites.example/contact';
    const posted = await postForm('acme', { ...sent('Early too'), also: { at: 'f1' }, headers: { referer } });
    expect(posted.headers.location).toBe('/contact#f1-sent');
    expect((await save({ thankYouPageId: null })).status).toBe(200);
    expect((await getForm()).thankYouPageId).toBeNull();
  });

  it('must be a page of this company, and a save without it keeps it [2:197]', async () => {
    const pages = bodyOf(await callApi('listPages', {}, { session: other.admin }));
    const theirs = Math.max(...pages.map(({ pageId }) => pageId)) + 40;
    const refused = await save({ thankYouPageId: theirs });
    expect([refused.status, refused.error.fields]).toEqual([
      400,
      { thankYouPageId: 'Thank-you Page is not there any more. Choose another page.' },
    ]);
    const pageId = await makePage(site.admin, { name: 'Kept', friendlyUrl: 'kept' });
    bodyOf(await save({ thankYouPageId: pageId }));
    const { id, name, revision } = await getForm();
    bodyOf(await callApi('updateForm', { id, name, revision }, { session: site.admin }));
    expect((await getForm()).thankYouPageId).toBe(pageId);
  });
});

describe('a submission in the list', () => {
  const mark = (submissionId: number, isUnread: boolean, { admin } = site) =>
    callApi('markFormSubmission', { submissionId, isUnread }, { session: admin });

  it('is unread until it is marked, and shows the email address for a reply [2:75] [2:203] [2:204]', async () => {
    expect((await submitForm('acme', sent('Fresh'))).status).toBe(200);
    const [fresh] = await list();
    const { id, isUnread, replyTo } = fresh?.formSubmission ?? { id: 0 };
    expect([isUnread, replyTo]).toEqual([true, 'ruth@boats.example']);
    expect((await mark(id, false)).text).toBe('"Saved"');
    expect((await list())[0]?.formSubmission.isUnread).toBe(false);
    expect((await mark(id, true)).status).toBe(200);
    const one = bodyOf(await callApi('getFormSubmission', { formSubmissionId: id }, { session: site.admin }));
    expect(one.formSubmissionViewModel.formSubmission.isUnread).toBe(true);
  });

  it("cannot be marked when it is another company's or deleted [1:8]", async () => {
    const id = (await list())[0]?.formSubmission.id ?? 0;
    expect((await mark(id + 5_000, false)).status).toBe(404);
    const theirs = { formId: other.formId, values: { [other.nameField]: 'Theirs' }, ip };
    expect((await submitForm('bolt', theirs)).status).toBe(200);
    const before = await cloud.stored.submission.all(other.company.scope, other.formId);
    await mark(id, false);
    const after = await cloud.stored.submission.all(other.company.scope, other.formId);
    expect(after).toEqual(before);
    expect(after[0]?.isUnread).toBe(true);
  });

  it('is counted as unread in the same write as its other count [2:205]', async () => {
    const unread = async ({ admin, formId }: FormSite) =>
      bodyOf(await callApi('countUnreadSubmissions', {}, { session: admin })).find(
        (form) => form.formId === formId,
      )?.unread ?? 0;
    const [before, theirs] = [await unread(site), await unread(other)];
    expect((await submitForm('acme', sent('Counted'))).status).toBe(200);
    const ids = (await list()).slice(0, 2).map(({ formSubmission }) => formSubmission.id);
    const [newest = 0, next = 0] = ids;
    await mark(next, false);
    const one = await unread(site);
    expect(one).toBeLessThanOrEqual(before + 1);
    // Opening it twice at once, or again, decrements the count once.
    await Promise.all([mark(newest, false), mark(newest, false)]);
    await mark(newest, false);
    expect(await unread(site)).toBe(one - 1);
    await Promise.all([mark(newest, true), mark(newest, true)]);
    expect(await unread(site)).toBe(one);
    // A deleted submission is not unread, and spam never was.
    const remove = (submissionId: number) =>
      callApi('deleteFormSubmission', { submissionId }, { session: site.admin });
    expect((await remove(newest)).status).toBe(200);
    expect((await remove(next)).status).toBe(200);
    expect(await unread(site)).toBe(one - 1);
    expect((await submitForm('acme', { ...sent('Held'), also: { website: 'x' } })).status).toBe(200);
    expect([await unread(site), await unread(other)]).toEqual([one - 1, theirs]);
    const held = bodyOf(
      await callApi('listFormSubmissions', { formId: site.formId, spam: true }, { session: site.admin }),
    ).formSubmissionViewModels[0]?.formSubmission.id;
    await callApi('releaseFormSubmission', { submissionId: held ?? 0 }, { session: site.admin });
    expect(await unread(site)).toBe(one);
  });

  it('from before the mark existed counts as read', async () => {
    const [record] = await cloud.stored.submission.all(site.company.scope, site.formId);
    const { isUnread: _mark, ...ofBefore } = record ?? { n: 0 };
    await cloud.table.commit([{ put: ofBefore as never }]);
    const shown = (await list()).at(-1)?.formSubmission;
    expect(shown?.isUnread).toBe(false);
  });
});
