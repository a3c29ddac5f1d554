import { forgetCalls, spendCall } from '@galley/functions/core/budgets/call-budget';
import { forgetLeases } from '@galley/functions/core/budgets/spend-budget';
import { callRates } from '@galley/shared/budgets';
import type { BudgetLimits } from '@galley/shared/schemas/budget';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ApiResponse, callApi } from '../../support/api-caller';
import { type FormSite, makeFormSite } from '../../support/form-site';
import { pngOf } from '../../support/images/sample-images';
import { addImage, fileOf, upload } from '../../support/images/upload';
import { nextHour } from '../../support/next-hour';
import { openCloud } from '../../support/open-cloud';
import { submitForm } from '../../support/submissions';

let sent = 0;

/** A company that floods is rejected at its budget, at low cost; another company's calls cost the same as before. */
const cloud = await openCloud({ runJobs: false });
const acme = await makeFormSite(cloud, 'acme');
const globex = await makeFormSite(cloud, 'globex');
const images: Record<string, number> = {
  acme: await addImage(acme.admin),
  globex: await addImage(globex.admin),
};
// Nothing below crosses the end of an hour.
cloud.clock.advance(60 * 60_000 - (Date.now() % (60 * 60_000)) + 60_000);

beforeEach(async () => {
  forgetLeases();
  forgetCalls();
  const day = new Date().toISOString().slice(0, 10);
  for (const { company } of [acme, globex]) {
    await cloud.stored.budgetDay.delete(company.scope, day);
    await cloud.stored.company.change(company.scope, { remove: ['budgets'] });
  }
});

const limit = (budgets: BudgetLimits) =>
  cloud.stored.company.change(acme.company.scope, { set: { budgets } });
const megabytes = (count: number) => new Uint8Array(count * 1_000_000);

/** A repeated action of a company's user. */
type Act = (site: FormSite) => Promise<ApiResponse<unknown>>;
const acts = {
  uploads: ({ admin }: FormSite) => upload(admin),
  replacements: ({ admin, company }: FormSite) => {
    const input = { id: images[company.key], imageName: 'boat.png', image: fileOf(pngOf(5, 5)) };
    return callApi('replaceImage', input, { session: admin });
  },
  'files of 4 MB that are no pictures': ({ admin }: FormSite) => upload(admin, { bytes: megabytes(4) }),
  'uploads of 8 MB': ({ admin }: FormSite) =>
    callApi('startFileUpload', { fileName: 'a.pdf', bytes: 8 * 1024 * 1024 }, { session: admin }),
  exports: ({ admin, formId }: FormSite) =>
    callApi('exportFormSubmissions', { formId, cursor: '' }, { session: admin }),
  'imports of redirects': ({ admin }: FormSite) => {
    sent += 1;
    return callApi('importRedirects', { csv: `/old-${sent},/contact` }, { session: admin });
  },
  'checks of imports': ({ admin }: FormSite) =>
    callApi('importRedirects', { csv: '/old,/contact', isCheckOnly: true }, { session: admin }),
  submissions: ({ company, formId, nameField, revision }: FormSite) => {
    sent += 1;
    const values = { [nameField]: `Visitor ${sent}` };
    return submitForm(company.key, { formId, revision, values, ip: `10.8.${sent}.7` });
  },
} satisfies Record<string, Act>;

const floods: [keyof typeof acts, BudgetLimits, label: string][] = [
  ['uploads', { imageWork: { perHour: 5 } }, 'Pictures and files uploaded'],
  ['replacements', { imageWork: { perHour: 5 } }, 'Pictures and files uploaded'],
  ['files of 4 MB that are no pictures', { imageWork: { perHour: 5 } }, 'Pictures and files uploaded'],
  // Each counts as the two small files that it could be.
  ['uploads of 8 MB', { imageWork: { perHour: 10 } }, 'Pictures and files uploaded'],
  ['exports', { exports: { perHour: 5 } }, 'Exports'],
  ['imports of redirects', { imports: { perHour: 5 } }, 'Imports of redirects'],
  ['checks of imports', { imports: { perHour: 5 } }, 'Imports of redirects'],
  ['submissions', { submissions: { perHour: 5 } }, 'Submissions'],
];

/** The AWS calls in alphabetical order, since concurrent ones have no fixed order. */
async function operationsOf(action: () => Promise<unknown>): Promise<string[]> {
  const { calls } = await cloud.calls.during(action);
  return calls.map(({ service, operation, units }) => `${service} ${operation} ${units}`).sort();
}

describe.each(floods)('a company that floods with %s', (name, limits, label) => {
  const act: Act = acts[name];

  it('is rejected at its budget, with its name and the time, and affects no one else', async () => {
    await limit(limits);
    // Each company's first action takes a lease.
    await act(globex);
    const alone = await operationsOf(() => act(globex));
    const answers: ApiResponse<unknown>[] = [];
    for (let n = 0; n < 8; n += 1) answers.push(await act(acme));
    expect(answers.map(({ status }) => status === 429)).toEqual([
      ...Array<boolean>(5).fill(false),
      ...Array<boolean>(3).fill(true),
    ]);
    const { error, headers, text } = answers.at(-1) ?? (await act(acme));
    expect(error.message ?? text).toContain(
      `The budget '${label}' of this company is used up. There is room again at ${nextHour()}.`,
    );
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60 * 60);
    expect(await operationsOf(() => act(globex))).toEqual(alone);
  });

  it('costs no more when it is rejected than when it is served, and touches no file', async () => {
    await limit(limits);
    await act(acme);
    const units = async () => {
      const { result, calls } = await cloud.calls.during(() => act(acme));
      const files = calls.filter(({ service }) => service === 's3').length;
      return { status: result.status, files, units: calls.reduce((sum, call) => sum + call.units, 0) };
    };
    const served = await units();
    for (let n = 0; n < 6 && (await act(acme)).status !== 429; n += 1);
    // Lets the reads finish that the first rejection had started in parallel.
    await act(acme);
    const refused = await units();
    expect(refused).toMatchObject({ status: 429, files: 0 });
    // Only the user, or the form, is read; that the budget is used up is remembered.
    expect(refused.units).toBeLessThanOrEqual(Math.min(served.units, 6));
  });
});

describe('a company at its storage limit', () => {
  it.each([
    [
      'pictures',
      { images: { most: 0 } },
      "The budget 'Pictures kept' of this company is used up: 0 pictures.",
    ],
    [
      'bytes',
      { storage: { most: 0 } },
      "The budget 'Storage of pictures and files' of this company is used up: 0 MB.",
    ],
  ])(
    'cannot add to %s until something is deleted or the vendor raises the limit',
    async (_what, limits, sentence) => {
      await limit(limits);
      const { status, error } = await upload(acme.admin);
      expect(status).toBe(409);
      expect(error.message).toBe(
        `${sentence} Delete images or files that are no longer needed, or ask the vendor for more.`,
      );
      expect((await upload(globex.admin)).status).toBe(200);
      const counts = await cloud.stored.counts.get(acme.company.scope);
      await limit({});
      expect((await upload(acme.admin)).status).toBe(200);
      expect(await cloud.stored.counts.get(acme.company.scope)).not.toEqual(counts);
    },
  );

  it('can replace a picture by a smaller one, not by a larger one', async () => {
    const id = await addImage(acme.admin, { bytes: pngOf(80, 80) });
    await limit({ storage: { most: 0 } });
    const replaceBy = (side: number) =>
      callApi(
        'replaceImage',
        { id, imageName: 'boat.png', image: fileOf(pngOf(side, side)) },
        { session: acme.admin },
      );
    expect((await replaceBy(160)).status).toBe(409);
    expect((await replaceBy(4)).status).toBe(200);
  });
});

it('a company above its rate of calls is rejected with the seconds to wait; another one is not', async () => {
  const ask = (site: FormSite) => callApi('getCompanyName', {}, { session: site.admin });
  const { burst, perSecond } = callRates.ofCompany;
  for (let n = 0; n < burst; n += 1) spendCall(acme.company.scope, new Date());
  // While they are sent, some become free.
  let refused: ApiResponse<unknown> | undefined;
  for (let n = 0; n < burst && !refused; n += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(acme)));
    refused = answers.find(({ status }) => status === 429);
  }
  expect(refused?.error.message).toBe('Too many calls at once for one company. Try again in a second.');
  expect(refused?.headers['retry-after']).toBe('1');
  expect((await ask(globex)).status).toBe(200);
  cloud.clock.advance(2_000);
  const after = await Promise.all(Array.from({ length: perSecond }, () => ask(acme)));
  expect(after.map(({ status }) => status)).toEqual(Array(perSecond).fill(200));
});
