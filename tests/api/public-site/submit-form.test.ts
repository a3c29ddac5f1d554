import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import {
  acme,
  cloud,
  fromAnotherNetwork,
  held,
  ip,
  named,
  runJobs,
  startFormOfAcme,
  stored,
  submit,
  values,
} from '../../support/form-of-acme';
import { makeFormSite } from '../../support/form-site';
import { addField } from '../../support/forms';
import { postFiles, postForm, submitForm } from '../../support/submissions';

await startFormOfAcme();

describe('a submission [2:75] [2:235]', () => {
  it('is stored with the names of its fields, then mailed to all, with the visitor as Reply-To [2:75] [2:235] [2:8] [2:72] [2:71]', async () => {
    const sesInputs: { ReplyToAddresses?: string[] }[] = [];
    cloud.setFault(({ service, input }) => {
      if (service === 'ses') sesInputs.push(input as { ReplyToAddresses?: string[] });
      return undefined;
    });
    const answer = await submit('Ruth');
    expect([answer.status, answer.body]).toEqual([200, 'Sent']);
    const [record] = await named('Ruth');
    expect(record).toMatchObject({
      mailState: 'waiting',
      replyTo: 'ruth@boats.example',
      pairs: [
        { fieldId: acme.nameField, fieldName: 'Your name', fieldValue: 'Ruth' },
        { fieldId: acme.emailField, fieldName: 'Your email', fieldValue: 'ruth@boats.example' },
      ],
    });
    await runJobs();
    cloud.setFault(undefined);
    const [mail] = cloud.ses.messages().filter(({ text }) => text.includes('Ruth'));
    expect(mail).toMatchObject({
      from: 'forms@mail.galley.example',
      to: ['desk@acme.example', 'shop@acme.example'],
      subject: 'Acme: new submission of "Write to us"',
    });
    expect(mail?.text).toContain('Your name:\nRuth');
    expect(sesInputs).toContainEqual(expect.objectContaining({ ReplyToAddresses: ['ruth@boats.example'] }));
    expect((await named('Ruth'))[0]?.mailState).toBe('sent');
  });

  it('is stored once when the page’s script repeats it after a lost response', async () => {
    const sent = { formId: acme.formId, revision: acme.revision, values: values('Script'), ip, files: [] };
    const also = { at: 'f1', website: '', key: 'k-1', elapsed: 60_000 };
    for (const answer of [
      await postFiles('acme', { ...sent, also }),
      await postFiles('acme', { ...sent, also }),
    ])
      expect([answer.status, answer.body]).toEqual([200, 'Sent']);
    expect(await named('Script')).toHaveLength(1);
  });

  it('is one, however often it is repeated; the same values later are another', async () => {
    const key = { key: 'one-and-the-same' };
    await Promise.all([submit('Tom', key), submit('Tom', key), submit('Tom', key)]);
    await submitForm('acme', { formId: acme.formId, values: values('Tom'), also: key, ip: '192.0.2.99' });
    expect(await named('Tom')).toHaveLength(1);
    await submit('Tom', { key: 'another' });
    expect(await named('Tom')).toHaveLength(2);
    await submit('Walter');
    await submit('Walter');
    expect(await named('Walter')).toHaveLength(1);
    cloud.clock.advance(11 * 60_000);
    await submit('Walter');
    expect(await named('Walter')).toHaveLength(2);
  });

  it('is validated by the form that the visitor saw [2:74] [2:156]', async () => {
    const shop = await makeFormSite(cloud, 'shop');
    const { formId, nameField, emailField, revision } = shop;
    const boatField = await addField(shop.admin, formId, { name: 'Your boat', isRequired: true });
    const old = { [nameField]: 'Old page', [emailField]: '' };
    expect((await submitForm('shop', { formId, revision, values: old })).status).toBe(200);
    const fresh = await submitForm('shop', { formId, revision: revision + 1, values: old });
    expect(fresh.error).toMatchObject({
      message: 'Your boat is required.',
      fields: { [`field_${boatField}`]: 'Your boat is required.' },
    });
    await callApi('deleteFormField', { formFieldId: emailField }, { session: shop.admin });
    // A submission without a revision is treated like one of a form with all fields.
    expect(
      (await submitForm('shop', { formId, values: { [nameField]: 'x', [emailField]: '' } })).status,
    ).toBe(200);
    expect((await submitForm('shop', { formId, values: { [formId * 10_000 + 77]: 'x' } })).status).toBe(400);
    expect((await submitForm('shop', { formId, revision: 900, values: old })).status).toBe(409);
    expect((await stored(undefined, shop)).map(({ pairs }) => pairs.map((pair) => pair.fieldName))).toEqual([
      ['Your name', 'Your email'],
      ['Your name', 'Your email'],
    ]);
  });

  it('may omit optional fields [2:156]', async () => {
    const sent = { formId: acme.formId, values: { [acme.nameField]: 'Short' }, ip };
    expect((await submitForm('acme', sent)).status).toBe(200);
    expect((await named('Short'))[0]?.pairs[1]?.fieldValue).toBe('');
  });
});

describe('rejected submissions [2:235]', () => {
  it.each([
    ['no form', {}, 'form'],
    ['a form without an id', { form: {} }, 'form.id'],
    ['a field twice', { nameValuePairs: [{ fieldId: 10_001 }, { fieldId: 10_001 }] }, 'nameValuePairs'],
    ['a field of another form', { nameValuePairs: [{ fieldId: 20_001 }] }, 'nameValuePairs'],
    [
      'a value that is too long',
      { nameValuePairs: [{ fieldId: 10_001, fieldValue: 'x'.repeat(1_001) }] },
      'nameValuePairs.0.fieldValue',
    ],
    [
      'too many values',
      { nameValuePairs: Array.from({ length: 201 }, (_, n) => ({ fieldId: 10_001 + n })) },
      'nameValuePairs',
    ],
  ])('%s, by its field and without a write [2:235] [2:150] [2:268]', async (_what, changes, field) => {
    const input = 'nameValuePairs' in changes ? { form: { id: acme.formId }, ...changes } : changes;
    const { result, calls } = await cloud.calls.during(() =>
      callApi('submitForm', input, { site: 'acme', ip }),
    );
    expect(result.status).toBe(400);
    expect(Object.keys(result.error.fields ?? {})).toEqual([field]);
    expect(calls.filter(({ operation }) => /Put|Update|Write/.test(operation))).toEqual([]);
  });

  it('a form that the company does not have, or that another company has [1:8]', async () => {
    const sent = { formId: 99, values: {} };
    expect((await submitForm('acme', sent)).status).toBe(404);
    expect((await submitForm('globex', { ...sent, formId: acme.formId })).status).toBe(404);
  });

  it.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])('%o', async (headers) => {
    const sent = { formId: acme.formId, values: values('Mallory'), headers };
    expect((await submitForm('acme', sent)).status).toBe(403);
    expect((await postForm('acme', sent)).status).toBe(403);
    expect(await named('Mallory')).toEqual([]);
  });

  it('everything while the company is suspended', async () => {
    await cloud.stored.company.change(acme.company.scope, { set: { isSuspended: true } });
    const answer = await submit('Suspended');
    await cloud.stored.company.change(acme.company.scope, { set: { isSuspended: false } });
    expect(answer.status).toBe(403);
    expect(await named('Suspended')).toEqual([]);
  });

  it('more than thirty in ten minutes from one network; another one is not affected', async () => {
    const statuses: number[] = [];
    for (let count = 1; count <= 32; count += 1) statuses.push((await submit(`Flood ${count}`)).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429]);
    fromAnotherNetwork();
    expect((await submit('Neighbour')).status).toBe(200);
    expect((await stored()).filter(({ pairs }) => pairs[0]?.fieldValue.startsWith('Flood'))).toHaveLength(30);
  });
});

describe('suspected spam [2:235]', () => {
  it.each([
    ['fills in what people do not see', { website: 'https://spam.example' }],
    ['is faster than people', { elapsed: 100 }],
  ])('%s: it gets the same response, is stored separately and mailed to no one', async (what, also) => {
    await runJobs();
    const before = cloud.ses.messages().length;
    const answer = await submit(what, also);
    await runJobs();
    expect(answer.body).toBe('Sent');
    expect(await named(what)).toEqual([]);
    expect((await named(what, held()))[0]).toMatchObject({ mailState: 'held' });
    expect(cloud.ses.messages()).toHaveLength(before);
  });
});
