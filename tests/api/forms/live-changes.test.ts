import { type CallName, callNames, declarationOf } from '@galley/shared/contract/contract';
import { type LiveChange, liveChanges } from '@galley/shared/permissions';
import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { type ApiResponse, callApi } from '../../support/api-caller';
import type { TestSession } from '../../support/companies';
import { addField, formFieldInput, makeForm } from '../../support/forms';
import { pngOf } from '../../support/images/sample-images';
import { addImage, fileOf } from '../../support/images/upload';
import { mailsTo } from '../../support/mails';
import { bodyOf, makePage, publish } from '../../support/pages';

/** On a live page, and on none. */
const live = { form: 0, field: 0, image: 0 };
const other = { form: 0, field: 0, image: 0 };
type Things = typeof live;

const { cloud, admin, editor } = await startAcme();
await saveSettings([]);
for (const things of [live, other]) {
  things.form = await makeForm(editor, 'Contact');
  things.field = await addField(editor, things.form);
  things.image = await addImage(editor);
}
const images = bodyOf(await callApi('listImages', {}, { session: editor }));
const imageLink = images.find(({ id }) => id === live.image)?.imageUrl ?? '';
const pageId = await makePage(admin, { friendlyUrl: 'write' });
const component = { componentName: 'Write', title: 'Write to us', description: 'We answer.', imageLink };
bodyOf(
  await callApi(
    'createImageForm',
    { ...component, formId: live.form, pageId, versionId: 1 },
    { session: editor },
  ),
);
await publish(admin, pageId);

/** Saves as the company form does; the other values never change. */
async function saveSettings(adminOnlyChanges: LiveChange[] | undefined) {
  const { companySettings } = bodyOf(await callApi('getCompanySettings', {}, { session: admin }));
  const settings = {
    ...companySettings,
    ...{ companyName: 'Acme', copyrightName: 'Acme', address: 'Pier 1', telephone: '212 555 0100' },
    adminOnlyChanges,
  };
  const adminVersionUpdateEmails = ['boss@acme.example'];
  bodyOf(
    await callApi(
      'updateCompanySettings',
      { companySettings: settings, adminVersionUpdateEmails },
      { session: admin },
    ),
  );
}

async function revisionOf({ form, image }: Things) {
  const images = bodyOf(await callApi('listImages', {}, { session: admin }));
  return {
    form: bodyOf(await callApi('getForm', { formId: form }, { session: admin })).revision,
    image: images.find(({ id }) => id === image)?.revision ?? 0,
  };
}

let count = 0;
/** Every call by which an editor makes such a change, each with a new value. */
const changes: Record<LiveChange, ((things: Things) => Promise<ApiResponse<unknown>>)[]> = {
  formFields: [
    ({ form }) => callApi('createFormField', { formId: form, ...formFieldInput() }, { session: editor }),
    async ({ form, field }) => {
      const { revision } = bodyOf(await callApi('getFormField', { formFieldId: field }, { session: editor }));
      return callApi(
        'updateFormField',
        { id: field, formId: form, ...formFieldInput(), revision },
        { session: editor },
      );
    },
    async ({ form }) => {
      const fields = bodyOf(await callApi('listFormFields', { formId: form }, { session: editor }));
      return callApi(
        'updateFormFieldOrder',
        { formFieldIds: fields.map(({ id }) => id) },
        { session: editor },
      );
    },
    async ({ form }) => {
      const added = await addField(admin, form);
      return callApi('deleteFormField', { formFieldId: added }, { session: editor });
    },
  ],
  formTexts: [
    async (things) => {
      count += 1;
      const { form: revision } = await revisionOf(things);
      const thankYouText = `Thanks ${count}`;
      return callApi(
        'updateForm',
        { id: things.form, name: 'Contact', thankYouText, revision },
        { session: editor },
      );
    },
  ],
  imageFiles: [
    ({ image }) =>
      callApi(
        'replaceImage',
        { id: image, imageName: 'new.png', image: fileOf(pngOf(6, 6)) },
        { session: editor },
      ),
  ],
  imageTexts: [
    async (things) => {
      count += 1;
      const { image: revision } = await revisionOf(things);
      return callApi(
        'editImage',
        { id: things.image, imageDescription: 'A boat', altText: `Boat ${count}`, revision },
        { session: editor },
      );
    },
  ],
};

async function tellAdmins() {
  cloud.clock.advance(11 * 60_000);
  const { handler } = await import('@galley/functions/jobs/handler');
  await handler({ sweep: true });
  await cloud.settled();
}

describe.each(liveChanges)('%s of the live site', (change) => {
  it('are changed by an editor at once, are logged, and reported to the Admins in one mail [1:208] [2:197] [2:199] [2:200] [2:201] [2:215]', async () => {
    await saveSettings([]);
    await tellAdmins();
    const before = (await mailsTo(cloud, 'boss@acme.example')).length;
    for (const make of changes[change]) expect(await make(live)).toMatchObject({ status: 200 });
    const log = bodyOf(await callApi('getActivityLog', {}, { session: admin }));
    expect(log.filter(({ email }) => email === editor.email).length).toBeGreaterThanOrEqual(
      changes[change].length,
    );
    await tellAdmins();
    const all = await mailsTo(cloud, 'boss@acme.example');
    const mails = all.slice(0, all.length - before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Acme: the live site was changed without a review');
    expect(mails[0]?.text).toContain(editor.email);
  });

  it('are rejected for an editor where the company reserves them for its Admins, and only then [1:207] [1:208]', async () => {
    await saveSettings([change]);
    for (const make of changes[change]) {
      const answer = await make(live);
      expect(answer.status).toBe(403);
      expect(JSON.stringify(answer)).toContain('keeps this to its Admins');
    }
    // Editors may always change what is on no live page, and everything else.
    expect((await changes[change][0]?.(other))?.status).toBe(200);
    const next = liveChanges[(liveChanges.indexOf(change) + 1) % liveChanges.length] ?? change;
    expect((await changes[next][0]?.(live))?.status).toBe(200);
    await saveSettings(undefined);
    const first = changes[change][0];
    expect((await first?.(live))?.status).toBe(403);
  });
});

/**
 * Calls whose result is on no live page before it is added to a version, and calls that change no content of the
 * site.
 */
const showsNothing: CallName[] = ['createForm', 'uploadImage', 'uploadFile', 'startFileUpload'];
/** Covered by `files/file-links.test.ts`. */
const triedWithFiles: CallName[] = ['editFile', 'replaceFile', 'finishFileUpload', 'deleteFile'];

it('every call by which an editor changes forms or images is covered here, or shows visitors nothing', async () => {
  const asked = new Set<CallName>(['deleteImage', ...triedWithFiles]);
  const all = liveChanges.flatMap((change) => changes[change]).map(String);
  for (const name of callNames) {
    if (all.some((source) => new RegExp(`['"]${name}['"]`).test(source))) asked.add(name);
  }
  const ofEditors = callNames.filter((name) => {
    const { audience, mutates } = declarationOf(name);
    return mutates && (audience === 'editForms' || audience === 'editImages');
  });
  expect(ofEditors.filter((name) => !asked.has(name) && !showsNothing.includes(name))).toEqual([]);
  expect(ofEditors.length).toBeGreaterThan(8);
});

describe('a picture on a live page', () => {
  it('cannot be deleted by an editor where only Admins replace pictures [1:207] [2:216]', async () => {
    await saveSettings(['imageFiles']);
    const remove = (id: number, session: TestSession) => callApi('deleteImage', { id }, { session });
    expect((await remove(live.image, editor)).status).toBe(403);
    expect((await remove(other.image, editor)).status).toBe(200);
    expect((await remove(live.image, admin)).status).toBe(200);
  });
});

describe('the recipients of a form', () => {
  it('can be changed by an Admin only [1:207] [1:208] [2:71] [2:197]', async () => {
    const { form: revision } = await revisionOf(other);
    const save = (session: TestSession, toEmail: string[], from: number) =>
      callApi('updateForm', { id: other.form, name: 'Contact', toEmail, revision: from }, { session });
    const refused = await save(editor, ['thief@evil.example'], revision);
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused)).toContain('Only an Admin can change who receives the emails');
    expect((await save(admin, ['desk@acme.example'], revision)).status).toBe(200);
    // Sending the stored values is no change.
    expect((await save(editor, ['desk@acme.example'], revision + 1)).status).toBe(200);
  });
});
