import { localTimeAt } from '@galley/shared/local-time';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, callApi } from '../support/api-caller';
import { withBetween } from '../support/between';
import { addUser } from '../support/companies';
import { addFile, uploadDocument } from '../support/files/upload';
import { makeFormSite } from '../support/form-site';
import { addImage, upload } from '../support/images/upload';
import { putFile, putImage } from '../support/library';
import { openCloud } from '../support/open-cloud';
import { bodyOf, makeLivePage, makePage, pageFields, submit } from '../support/pages';
import { addPerson, codeFor, enterPassword, respondWith } from '../support/sign-in';
import { submitForm } from '../support/submissions';

const cloud = await openCloud({ runJobs: false });
const site = await makeFormSite(cloud, 'acme');
const admin = site.admin;

/** A call, and the change that another person makes between its reads and its write. */
interface Race {
  act: () => Promise<ApiResponse<unknown>>;
  other: () => Promise<unknown>;
}
const scope = () => site.company.scope;
const changeOfDraft = (pageId: number) => () =>
  cloud.stored.version.change(scope(), pageId, 1, { add: { revision: 1 } });

let sent = 0;
async function sentOne(): Promise<{ submissionId: number; n: number }> {
  const { company, formId, nameField, emailField } = site;
  sent += 1;
  const values = { [nameField]: `Ruth ${sent}`, [emailField]: 'ruth@boats.example' };
  bodyOf(await submitForm(company.key, { formId, values, ip: `198.51.${sent}.7` }));
  const [record] = (await cloud.stored.submission.all(scope(), formId)).slice(-1);
  const list = bodyOf(await callApi('listFormSubmissions', { formId, limit: 1 }, { session: admin }));
  const submissionId = list.formSubmissionViewModels[0]?.formSubmission.id ?? 0;
  return { submissionId, n: record?.n ?? 0 };
}

describe('what somebody else changed a moment before', () => {
  const races: Record<string, [() => Promise<Race>, message: string]> = {
    'a deletion of a picture after its replacement [2:216]': [
      async () => {
        const id = await addImage(admin);
        return {
          act: () => callApi('deleteImage', { id }, { session: admin }),
          other: () => cloud.stored.image.change(scope(), id, { set: { imageUrl: 'acme/1/next.png' } }),
        };
      },
      'Someone replaced this image just now. Nothing was deleted: look at it and try again.',
    ],
    'a deletion of a file after its replacement': [
      async () => {
        const id = await addFile(admin);
        return {
          act: () => callApi('deleteFile', { id }, { session: admin }),
          other: () => cloud.stored.file.change(scope(), id, { set: { bytes: 7 } }),
        };
      },
      'This file was replaced just now. Nothing was deleted: look at it and try again.',
    ],
    'a picture whose number is taken [2:214]': [
      async () => {
        const next = (await addImage(admin)) + 1;
        return { act: () => upload(admin), other: () => putImage(cloud, site.company, next) };
      },
      'Another image took this number. Nothing was saved: try again.',
    ],
    'a file whose number is taken': [
      async () => {
        const next = (await addFile(admin)) + 1;
        return { act: () => uploadDocument(admin), other: () => putFile(cloud, site.company, next) };
      },
      'Another file took this number. Nothing was saved: try again.',
    ],
    'a submitted draft that changed [1:269]': [
      async () => {
        const pageId = await makePage(admin);
        return {
          act: () => callApi('submitDraft', { pageId, comments: '' }, { session: admin }),
          other: changeOfDraft(pageId),
        };
      },
      'Someone else changed this version in the meantime. Reload the page.',
    ],
    'a draft beside that of somebody else [1:159] [1:268]': [
      async () => {
        const input = { pageId: await makeLivePage(admin), copyVersionId: 1 };
        const act = () => callApi('createDraft', input, { session: admin });
        return { act, other: act };
      },
      'Someone else started a draft in the meantime. Reload the page to see it.',
    ],
    'a schedule of a page that was scheduled': [
      async () => {
        const pageId = await makePage(admin);
        await submit(admin, pageId);
        const publishAt = localTimeAt(Date.now() + 3_600_000, 'America/New_York');
        const input = { pageId, versionId: 1, timeZone: 'America/New_York', publishAt };
        return {
          act: () => callApi('scheduleVersion', input, { session: admin }),
          other: () => cloud.stored.page.change(scope(), pageId, { add: { scheduleRevision: 1 } }),
        };
      },
      'Someone else changed this page in the meantime. Reload it and look again.',
    ],
    'a publish at an address that is taken [1:271]': [
      async () => {
        const pageId = await makePage(admin, { friendlyUrl: 'taken' });
        await submit(admin, pageId);
        const other = () => cloud.stored.path.change(scope(), '/taken', { set: { pageId: 999 } });
        return {
          act: () => callApi('publishDraft', { pageId, comments: '' }, { session: admin }),
          other,
        };
      },
      'Another page has taken this address in the meantime. Choose another one.',
    ],
    'an erased submission that changed': [
      async () => {
        const { submissionId, n } = await sentOne();
        const input = { email: 'ruth@boats.example', submissionIds: [submissionId] };
        return {
          act: () => callApi('erasePersonSubmissions', input, { session: admin }),
          other: () => cloud.stored.submission.change(scope(), site.formId, n, { remove: ['isCounted'] }),
        };
      },
      'A submission was changed in the meantime. Nothing was erased: find them again.',
    ],
    'a mail that somebody else sends': [
      async () => {
        const { submissionId, n } = await sentOne();
        const other = { set: { mailRun: 'other' } };
        return {
          act: () => callApi('resendFormSubmission', { submissionId }, { session: admin }),
          other: () => cloud.stored.submission.change(scope(), site.formId, n, other),
        };
      },
      'Someone else is sending this right now.',
    ],
  };

  it.each(Object.entries(races))('refuses %s, and says what to do', async (_what, [prepare, message]) => {
    const { act, other } = await prepare();
    const { status, error } = await withBetween(act, other);
    expect([status, error.message]).toEqual([409, message]);
  });
});

describe('what others change again and again', () => {
  const crowds: Record<string, [() => Promise<Race>, message: string]> = {
    'a draft [1:260]': [
      async () => {
        const pageId = await makePage(admin);
        const text = { pageId, versionId: 1, componentName: 'Text', announcementText: 'Closed' };
        return {
          act: () => callApi('createAnnouncement', text, { session: admin }),
          other: changeOfDraft(pageId),
        };
      },
      'Several people are changing this draft right now. Nothing was saved: try again.',
    ],
    'a form [2:200]': [
      async () => ({
        act: () => callApi('deleteFormField', { formFieldId: site.emailField }, { session: admin }),
        other: () => cloud.stored.form.change(scope(), site.formId, { add: { revision: 1 } }),
      }),
      'Several people are changing this form right now. Nothing was saved: try again.',
    ],
    'a submission [2:205]': [
      async () => {
        const { submissionId, n } = await sentOne();
        let marks = 0;
        const mark = () => {
          marks += 1;
          const change = marks % 2 ? { remove: ['isCounted'] } : { set: { isCounted: true } };
          return cloud.stored.submission.change(scope(), site.formId, n, change);
        };
        return {
          act: () => callApi('deleteFormSubmission', { submissionId }, { session: admin }),
          other: mark,
        };
      },
      'This submission was changed in the meantime. Try again.',
    ],
    'the page above a new one [1:245]': [
      async () => {
        const menu = await makeLivePage(admin);
        let moves = 0;
        const move = () => {
          moves += 1;
          return cloud.stored.page.change(scope(), menu, { set: { friendlyUrl: `moved-${moves}` } });
        };
        return { act: () => callApi('createPage', pageFields({ menu }), { session: admin }), other: move };
      },
      'The pages above this one are being changed right now. Nothing was saved: try again.',
    ],
    'the users of the company [2:209]': [
      async () => {
        const person = { firstName: 'Rosa', lastName: 'Keller', email: 'rosa@acme.example', role: 'Level4' };
        return {
          act: () => callApi('createUser', { ...person, phoneNumber: '212 555 0100' }, { session: admin }),
          other: () => addUser(cloud, site.company, 'Level4'),
        };
      },
      'Many users are being created at once. Try again.',
    ],
    'a user who is signing in [1:225]': [
      async () => {
        const { id, email } = await addPerson(cloud, site.company, 'Level4');
        const attempt = await enterPassword(email);
        const code = await codeFor(cloud, email, attempt);
        return {
          act: () => respondWith(attempt, code),
          other: () => cloud.stored.user.change(scope(), id, { add: { wrongCodesRevision: 1 } }),
        };
      },
      'Too many sign-ins of this account at once. Try again.',
    ],
    'the site': [
      async () => {
        const pageId = await makeLivePage(admin);
        return {
          act: () => callApi('unpublish', { pageId, comments: '' }, { session: admin }),
          other: () => cloud.stored.release.change(scope(), { add: { release: 1 } }),
        };
      },
      'The site is being changed by several people right now. Nothing was saved: try again.',
    ],
  };

  it.each(Object.entries(crowds))('refuses a change of %s in the end', async (_what, [prepare, message]) => {
    const { act, other } = await prepare();
    const { status, error } = await withBetween(act, other, 'each');
    expect([status, error.message]).toEqual([409, message]);
  });
});
