import { BatchGetItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { addField, makeForm } from '../../support/forms';
import { putImage } from '../../support/library';
import { openCloud } from '../../support/open-cloud';
import { bodyOf, makeLivePage, makePage, newDraft, publish, submit } from '../../support/pages';
import { countRoundTrips } from '../../support/round-trips';
import { visit } from '../../support/visits';

let pages = 0;

const cloud = await openCloud();
const acme = await makeCompany('acme');
const admin = await sessionFor(cloud, acme, 'Admin');
const imageLink = await putImage(cloud, acme, 1);

async function placeForm(pageId: number, versionId: number, formId: number): Promise<void> {
  const component = { componentName: 'Write us', title: 'Write to us', description: 'We answer.', imageLink };
  bodyOf(await callApi('createImageForm', { ...component, formId, pageId, versionId }, { session: admin }));
}

/** Creates a live page that shows a form; returns its id and path. */
async function makeFormPage(formId: number) {
  pages += 1;
  const friendlyUrl = `write-${pages}`;
  const pageId = await makePage(admin, { friendlyUrl });
  await placeForm(pageId, 1, formId);
  await publish(admin, pageId);
  return { pageId, path: `/${friendlyUrl}` };
}
const html = async (path: string) => (await visit('acme', path)).html;

/** Runs `act`; the first read of a form for rendering then waits until the other action is done. */
async function afterFormWasRead(meanwhile: () => Promise<unknown>, act: () => Promise<unknown>) {
  const original = DynamoDBClient.prototype.send as (...parameters: unknown[]) => Promise<unknown>;
  let isHeld = false;
  const held = async function (this: unknown, command: object, ...rest: unknown[]) {
    const answer = await original.call(this, command, ...rest);
    const readsForm = command instanceof BatchGetItemCommand && JSON.stringify(command).includes('#FORM#');
    if (readsForm && !isHeld) {
      isHeld = true;
      await meanwhile();
    }
    return answer;
  };
  DynamoDBClient.prototype.send = held as unknown as typeof DynamoDBClient.prototype.send;
  try {
    await act();
  } finally {
    DynamoDBClient.prototype.send = original as unknown as typeof DynamoDBClient.prototype.send;
  }
  expect(isHeld).toBe(true);
}

/** Waits for the job of a save: the page has the expected content then and not before. */
const shown = (path: string, fits: (page: string) => boolean) =>
  vi.waitFor(
    async () => {
      const page = await html(path);
      if (!fits(page)) throw new Error(`${path} does not show it yet.`);
      return page;
    },
    { timeout: 20_000, interval: 10 },
  );
const pageOf = (pageId: number) => cloud.stored.page.get(acme.scope, pageId);

describe('a published page with a form', () => {
  it('shows its fields, and posts its revision [2:8]', async () => {
    const formId = await makeForm(admin);
    const fieldId = await addField(admin, formId, { name: 'Your boat', isRequired: true });
    const { pageId, path } = await makeFormPage(formId);
    const page = await html(path);
    expect(page).toContain('Your boat');
    expect(page).toContain(`name="field_${fieldId}"`);
    expect(page).toContain('<input type="hidden" name="revision" value="2"');
    expect((await pageOf(pageId))?.formIds).toEqual([formId]);
  });

  it('is listed with the form, as long as it is on the site', async () => {
    const formId = await makeForm(admin);
    const { pageId } = await makeFormPage(formId);
    const row = async () =>
      bodyOf(await callApi('listPages', {}, { session: admin })).find((page) => page.pageId === pageId);
    expect((await row())?.formIds).toEqual([formId]);
    bodyOf(await callApi('unpublish', { pageId, versionId: 1 }, { session: admin }));
    expect(await row()).not.toHaveProperty('formIds');
  });

  it('shows changes of the form without a publish [2:8] [2:73] [2:197] [2:199] [2:200] [2:201]', async () => {
    const formId = await makeForm(admin);
    const fieldId = await addField(admin, formId, { name: 'First' });
    const second = await addField(admin, formId, { name: 'Second' });
    const { path } = await makeFormPage(formId);
    const save = async (name: Parameters<typeof callApi>[0], input: Record<string, unknown>) =>
      bodyOf(await callApi(name, input, { session: admin }));
    await save('createFormField', { formId, name: 'Third', fieldType: 'email' });
    await shown(path, (page) => page.includes('Third'));
    await save('updateForm', { id: formId, name: 'F', columns: 3, revision: 4 });
    await shown(path, (page) => page.includes('across-3'));
    await save('updateFormFieldOrder', { formFieldIds: [second, fieldId, formId * 10_000 + 3] });
    await shown(path, (page) => page.indexOf('Second') < page.indexOf('First'));
    await save('deleteFormField', { formFieldId: fieldId });
    await shown(path, (page) => !page.includes('First'));
  });

  it('no longer depends on the form once a version without it goes live [1:261]', async () => {
    const formId = await makeForm(admin);
    await addField(admin, formId);
    const { pageId } = await makeFormPage(formId);
    await newDraft(admin, pageId);
    const draft = bodyOf(await callApi('getPageComponentData', { pageId }, { session: admin }));
    const { componentId = 0 } = draft.pageComponents[0] ?? {};
    bodyOf(await callApi('deleteImageForm', { componentId }, { session: admin }));
    await publish(admin, pageId);
    expect((await pageOf(pageId))?.formIds).toEqual([]);
  });

  it('that is published while its form is saved shows the saved form [1:271]', async () => {
    const formId = await makeForm(admin);
    await addField(admin, formId, { name: 'Before' });
    const pageId = await makePage(admin, { friendlyUrl: 'published-meanwhile' });
    await placeForm(pageId, 1, formId);
    await submit(admin, pageId);
    await afterFormWasRead(
      async () => {
        await addField(admin, formId, { name: 'After' });
        await cloud.settled();
      },
      () => callApi('publishDraft', { pageId, comments: '' }, { session: admin, method: 'POST' }),
    );
    expect(await html('/published-meanwhile')).toContain('After');
  });

  it('is not overwritten by a job that read the form before the last save', async () => {
    const formId = await makeForm(admin);
    await addField(admin, formId, { name: 'First' });
    const { path } = await makeFormPage(formId);
    await afterFormWasRead(
      async () => {
        await addField(admin, formId, { name: 'Third' });
        await shown(path, (page) => page.includes('Third'));
      },
      async () => {
        await addField(admin, formId, { name: 'Second' });
        await cloud.settled();
      },
    );
    expect(await html(path)).toContain('Third');
  });
});

describe('publishing', () => {
  it('reads nothing more where a page shows no form; the form and its picture where it does', async () => {
    const batchesOf = async (pageId: number) => {
      await newDraft(admin, pageId, 1);
      await submit(admin, pageId);
      const { operations } = await countRoundTrips(async () =>
        bodyOf(await callApi('publishDraft', { pageId, comments: '' }, { session: admin, method: 'POST' })),
      );
      // Jobs that follow read nothing in batches.
      return operations.filter((operation) => operation === 'BatchGetItem').length;
    };
    // The session, the page, and its surroundings.
    expect(await batchesOf(await makeLivePage(admin))).toBe(3);
    const { pageId } = await makeFormPage(await makeForm(admin));
    // In parallel, so it is one round trip.
    expect(await batchesOf(pageId)).toBe(5);
  });
});
