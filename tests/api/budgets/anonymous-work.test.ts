import { createHash } from 'node:crypto';
import { forgetCalls } from '@galley/functions/core/budgets/call-budget';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeFormSite } from '../../support/form-site';
import { openCloud } from '../../support/open-cloud';
import { WorkMeter } from '../../support/work-meter';

let networks = 0;

/** Measures how much work an anonymous client can cause before the first rejection. */
const cloud = await openCloud({ runJobs: false });
const acme = await makeFormSite(cloud, 'acme');

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
/** Each is measured as a first request: rate limits are tested elsewhere. */
const send = (body: string, type = json) => {
  networks += 1;
  forgetCalls();
  return callApi(
    'submitForm',
    {},
    {
      site: 'acme',
      body,
      headers: { 'content-type': type, 'x-galley-csrf': undefined },
      ip: `${1 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}.7`,
    },
  );
};
const many = <T>(count: number, one: (n: number) => T) => Array.from({ length: count }, (_, n) => one(n));
const object = (entries: [string, unknown][]) => JSON.stringify(Object.fromEntries(entries));
const pairs = (count: number) =>
  JSON.stringify({ form: { id: 1 }, nameValuePairs: many(count, (n) => ({ fieldId: n, fieldValue: '' })) });
const files = 'multipart/form-data; boundary=x';
const parts = (count: number, nameOf: (n: number) => string, content: string) =>
  `${many(count, (n) => `--x\r\ncontent-disposition: form-data; name="${nameOf(n)}"\r\n\r\n${content}\r\n`).join('')}--x--\r\n`;
const kilobyte = 1024;
const most = 300 * kilobyte;

/** Each is just below the allowed size, or far above it. */
const floods: Record<string, () => [body: string, type?: string]> = {
  '250,000 fields in 4 MB': () => [object(many(250_000, (n) => [`field_${n}`, 'x']))],
  '250,000 fields of a form without a script': () => [many(250_000, (n) => `field_${n}=x`).join('&'), form],
  'as many names as fit': () => [object(many(20_000, (n) => [`field_${n}`, '']))],
  'as many names of a form without a script as fit': () => [
    many(20_000, (n) => `field_${n}=`).join('&'),
    form,
  ],
  'as many values as fit': () => [pairs(7_000)],
  'lists within lists': () => [`${'['.repeat(140_000)}${']'.repeat(140_000)}`],
  'objects within objects': () => [`{"form":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`],
  'a text of escapes': () => [JSON.stringify({ website: '"\\'.repeat(70_000) })],
  'a text that never ends': () => [`{"website":"${'\\"'.repeat(140_000)}`],
  'a text of other scripts': () => [JSON.stringify({ website: 'ж'.repeat(150_000) })],
  'percent signs': () => [`website=${'%20'.repeat(66_000)}`, form],
  'percent signs in many fields': () => [many(200, (n) => `field_${n}=${'%20'.repeat(335)}`).join('&'), form],
  'percent signs beyond what is taken': () => [`website=${'%20'.repeat(99_000)}`, form],
  'only separators': () => ['&'.repeat(most - 1), form],
  'a file': () => [
    `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'x'.repeat(most - 100)}\r\n--x--`,
    files,
  ],
  'parts of 4 MB': () => [parts(6_000, (n) => `field_${n}`, 'x'.repeat(600)), files],
  'as many parts as fit': () => [parts(240, (n) => `field_${n}`, 'x'), files],
  'a part of nothing but headers': () => [`--x\r\n${'a: b\r\n'.repeat(700_000)}\r\n\r\n--x--`, files],
  'a part that seems to end at each line': () => [
    parts(1, () => 'field_1', '\r\n--'.repeat(1_000_000)),
    files,
  ],
};

describe('anonymous work before the first rejection', () => {
  const meter = new WorkMeter();
  let ofNothing = 0;
  beforeAll(async () => {
    await meter.start();
    ofNothing = await meter.of(() => send('{}'));
  });
  afterAll(() => meter.stop());

  it('is counted: a request whose body is read costs more than one that is rejected unread', async () => {
    const read = await meter.of(() => send(pairs(80)));
    const unread = await meter.of(() => send('x'.repeat(most + 1)));
    expect(unread).toBeLessThan(ofNothing);
    expect(read).toBeGreaterThan(ofNothing + 3 * 80);
  });

  it.each(Object.entries(floods))(
    'of %s costs at most ten times that of an empty request',
    async (_name, flood) => {
      const [body, type] = flood();
      const first = await send(body, type);
      expect([400, 413, 422]).toContain(first.status);
      const work = await meter.of(() => send(body, type));
      expect(work / ofNothing).toBeLessThanOrEqual(10);
    },
  );
});

describe('requests that are rejected before they are parsed', () => {
  it('get the allowed size, and their body is not read', async () => {
    const { result, calls } = await cloud.calls.during(() => send('x'.repeat(most + 1)));
    expect(result.status).toBe(413);
    expect(result.error.message).toBe(
      'This is more than can be sent at once (300 KB). Shorten it, then send it again.',
    );
    expect(calls).toEqual([]);
  });

  it('are measured by their values, too', async () => {
    const wide = many(90, (n) => ({ fieldId: n + 1, fieldValue: '漢'.repeat(1_000) }));
    const answer = await send(
      object([
        ['form', { id: acme.formId }],
        ['nameValuePairs', wide],
      ]),
    );
    expect(answer).toMatchObject({
      status: 413,
      error: { fields: { nameValuePairs: 'This is more than can be sent at once.' } },
    });
    const boxes = many(201, (n) => [`field_${n}`, 'x'] as [string, unknown]);
    expect(await send(object([['formId', acme.formId], ...boxes]))).toMatchObject({
      status: 400,
      error: { fields: { nameValuePairs: 'A form has at most 200 fields.' } },
    });
  });

  it('are measured in bytes, not characters', async () => {
    expect((await send(`{"website":"${'ж'.repeat(most / 2)}"}`)).status).toBe(413);
  });

  it('are told which field no page of ours sends', async () => {
    const answer = await send(
      object([
        ['form', { id: acme.formId }],
        ['isAdmin', true],
      ]),
    );
    expect(answer.status).toBe(400);
    expect(answer.error.message).toBe("'isAdmin' cannot be sent with this. Leave it out.");
  });

  it.each([
    ['a script', json, () => pairs(1_000)],
    ['a form without a script', form, () => many(1_000, (n) => `field_${n}=`).join('&')],
  ])('are told how many fields %s may send', async (_what, type, body) => {
    const answer = await send(body(), type);
    expect(answer.text).toContain('At most 220 fields can be sent at once.');
  });

  it('do not include a form with as many fields and bytes as a form may have, with quotes and commas', async () => {
    const texts = ['"', '\\', '{[,:', '&=%', 'ж'].map((sign) => sign.repeat(200).slice(0, 200));
    const nameValuePairs = many(200, (n) => ({
      fieldId: acme.formId * 10_000 + 1_000 + n,
      fieldName: 'Field',
      fieldValue: texts[n % texts.length],
    }));
    const answer = await send(JSON.stringify({ form: { id: acme.formId }, nameValuePairs }));
    // The form was read, to check its fields.
    expect(answer.error.message).toMatch(/^The form has no field \d+\.$/);
  });

  it('have a lower limit where they send no form: a sign-in is a few fields', async () => {
    const password = createHash('sha256').update('x').digest('hex').repeat(400);
    const answer = await callApi('authenticate', { email: 'a@b.example', password });
    expect(answer.status).toBe(413);
  });
});

it('limit a network that sends without end before reading anything, and no other network', async () => {
  const sendFrom = (ip: string) =>
    callApi('submitForm', {}, { site: 'acme', ip, body: '{}', headers: { 'x-galley-csrf': undefined } });
  forgetCalls();
  const statuses: number[] = [];
  const { calls } = await cloud.calls.during(async () => {
    for (let n = 0; n < 70; n += 1) statuses.push((await sendFrom('192.0.2.77')).status);
  });
  // While they are sent, one may become free within a second.
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(400));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(calls).toEqual([]);
  const refused = await sendFrom('192.0.2.77');
  expect(refused.error.message).toMatch(/^Too much was sent from here\. Try again in /);
  expect(refused.headers['retry-after']).toBe(String(refused.error.retryAfter));
  expect((await sendFrom('198.51.100.77')).status).toBe(400);
});
