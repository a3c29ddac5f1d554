import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { sessionFor } from '../../support/companies';
import { makeFormSite } from '../../support/form-site';
import { addField } from '../../support/forms';
import { mailsTo } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';
import { postForm, submitForm } from '../../support/submissions';
import { visit } from '../../support/visits';

let phoneField = 0;

const cloud = await openCloud();
const berlin = await makeFormSite(cloud, 'berlin');
phoneField = await addField(berlin.admin, berlin.formId, {
  name: 'Telefon',
  fieldType: 'phone',
  inputType: '',
});
await cloud.settled();

const words = { companyName: 'Bootsbau', copyrightName: 'Bootsbau', address: 'Kai 1, 10117 Berlin' };
let revision = 0;
async function save(changes: Record<string, unknown>) {
  const companySettings = { ...words, telephone: '', ...changes, ...(revision && { revision }) };
  const adminVersionUpdateEmails = ['chef@berlin.example'];
  const input = { companySettings, adminVersionUpdateEmails };
  const answer = await callApi('createCompanySettings', input, { session: berlin.admin });
  if (answer.status === 200) revision += 1;
  await cloud.settled();
  return answer;
}
const phoneOf = async () =>
  (await visit('berlin', berlin.path)).html.match(/<input [^>]*type="tel"[^>]*>/)?.[0];
const person = { firstName: 'Ada', lastName: 'Kranz', role: 'Level4' };

describe('a company without a country', () => {
  it('is in the US: mask, pattern and rule are unchanged, and a telephone is required [2:132] [2:137] [2:153] [2:270] [2:136] [2:149] [2:69]', async () => {
    const { body } = await callApi('getCompanySettings', {}, { session: berlin.admin });
    expect(body.companySettings).toMatchObject({ country: 'US' });
    expect(await phoneOf()).toContain('pattern="(\\D*[2-9]\\d\\d){2}\\D*\\d{4}\\D*"');
    for (const telephone of ['', '030 901820']) {
      const { status, error } = await save({ telephone });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['companySettings.telephone']]);
    }
    expect((await save({ telephone: '212 555 0100' })).status).toBe(200);
    const input = { ...person, email: 'us@berlin.example', phoneNumber: '' };
    const { error } = await callApi('createUser', input, { session: berlin.admin });
    expect(error.fields).toEqual({ phoneNumber: 'Phone is required.' });
  });
});

describe('a company outside the US and Canada', () => {
  it('stores its telephone as E.164 and shows it in the national format [2:69] [2:132] [2:179]', async () => {
    expect((await save({ country: 'XX' })).error.fields).toEqual({
      'companySettings.country': 'Country must be a code of two letters, like US.',
    });
    const wrong = await save({ country: 'DE', telephone: '12' });
    expect(wrong.error.fields).toEqual({
      'companySettings.telephone':
        'Telephone must be a phone number without an extension, like 01512 3456789.',
    });
    expect((await save({ country: 'DE', telephone: '030 / 90 18 20' })).status).toBe(200);
    const { body } = await callApi('getCompanySettings', {}, { session: berlin.admin });
    expect(body.companySettings).toMatchObject({
      country: 'DE',
      telephone: '+4930901820',
      telephoneShown: '030 901820',
    });
    const { html } = await visit('berlin', '/contact');
    expect(html).toMatch(/href="tel:\+4930901820"[^>]*>(<svg.*?<\/svg>)?030 901820</);
    // A save without the country keeps it; a telephone is not required there.
    expect((await save({})).status).toBe(200);
    const later = await callApi('getCompanySettings', {}, { session: berlin.admin });
    expect(later.body.companySettings).toMatchObject({ country: 'DE', telephone: '' });
    const look = await callApi('getCompanyName', {}, { session: berlin.admin });
    expect(look.body).toMatchObject({ country: 'DE' });
  });

  it('accepts any possible number of that country from visitors, and stores it as E.164 [2:153] [2:235] [2:270]', async () => {
    const phone = await phoneOf();
    expect(phone).toMatch(/autocomplete="tel"/i);
    expect(phone).not.toMatch(/pattern|placeholder/i);
    const send = (value: string) =>
      submitForm('berlin', {
        formId: berlin.formId,
        values: { [berlin.nameField]: 'Ruth', [phoneField]: value },
      });
    const refused = await send('12');
    expect(refused.error.fields).toEqual({
      [`field_${phoneField}`]: 'Telefon must be a phone number without an extension, like 01512 3456789.',
    });
    expect((await send('030 901820')).status).toBe(200);
    await cloud.settled();
    const { body } = await callApi(
      'listFormSubmissions',
      { formId: berlin.formId },
      { session: berlin.admin },
    );
    expect(JSON.stringify(body)).toContain('"+4930901820"');
    const mails = await mailsTo(cloud, 'desk@berlin.example');
    expect(mails.at(-1)?.text).toContain('Telefon:\n030 901820');
    // Without scripts the page comes back with the input, and without a pattern.
    const again = await postForm('berlin', {
      formId: berlin.formId,
      values: { [berlin.nameField]: 'Ruth', [phoneField]: '12' },
      also: { page: berlin.path },
    });
    expect(again.status).toBe(422);
    expect(String(again.text)).toMatch(/<input (?![^>]*pattern)[^>]*type="tel"[^>]*value="12"/);
  });

  it('has users with any possible number of that country, or without one [2:76] [2:137] [2:138] [2:209]', async () => {
    const session = berlin.admin;
    const email = 'ada@berlin.example';
    const wrong = await callApi('createUser', { ...person, email, phoneNumber: '12' }, { session });
    expect(wrong.error.fields).toEqual({
      phoneNumber: 'Phone must be a phone number without an extension, like 01512 3456789.',
    });
    expect(
      (await callApi('createUser', { ...person, email, phoneNumber: '030 901820' }, { session })).status,
    ).toBe(201);
    const users = bodyOf<{ id: number; email: string; phoneNumber: unknown; revision: number }[]>(
      await callApi('listUsers', {}, { session }),
    );
    const ada = users.find((user) => user.email === email);
    expect(ada).toMatchObject({ phoneNumber: '+4930901820' });
    const stored = await callApi('getUser', { id: ada?.id }, { session });
    expect(stored.body).toMatchObject({ phoneNumber: '+4930901820', country: 'DE' });
    const without = { ...person, email, id: ada?.id, revision: ada?.revision };
    expect((await callApi('updateUser', without, { session })).status).toBe(204);
    expect((await callApi('getUser', { id: ada?.id }, { session })).body).toMatchObject({
      phoneNumber: null,
    });
    // The vendor names the company, and gets its country.
    const empty = await callApi('getEmptyUser', {}, { session });
    expect(empty.body).toMatchObject({ country: 'DE' });
  });

  it('lets users save their own phone by the same rule [2:138]', async () => {
    const session = await sessionFor(cloud, berlin.company, 'Level4');
    const own = { firstName: 'Bo', lastName: 'Kai', revision: 1 };
    const wrong = await callApi('updateProfile', { ...own, phoneNumber: '1' }, { session });
    expect(wrong.error.fields).toHaveProperty('phoneNumber');
    expect((await callApi('updateProfile', { ...own, phoneNumber: '+43 1 40400' }, { session })).status).toBe(
      200,
    );
    const { body } = await callApi('getProfile', {}, { session });
    expect(body).toMatchObject({ phoneNumber: '+43140400', country: 'DE' });
  });
});
