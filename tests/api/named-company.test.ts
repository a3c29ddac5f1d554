import { forgetCalls } from '@galley/functions/core/budgets/call-budget';
import { type CallName, callNames, declarationOf } from '@galley/shared/contract/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../support/acme';
import { callApi } from '../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../support/companies';
import { runs, sayCases, seedOfRun } from '../support/random-runs';

/**
 * A call's company is what its schema parses, and nothing else: another spelling of a company's key gets the response
 * for that key, or 400, and never acts on the company of the session.
 */
const { cloud, admin: acmeAdmin } = await startAcme();
let vendorAdmin: TestSession;

beforeAll(async () => {
  vendorAdmin = await sessionFor(cloud, await makeCompany('tracsoft', { isVendor: true }), 'Admin');
  await makeCompany('globex');
  await cloud.settled();
});

const [padded, misspelt] = [runs(200), runs(400)];
const namesCompany = (name: CallName) => declarationOf(name).company === 'vendorMayName';
const calls = callNames.filter(namesCompany);
const person = { firstName: 'A', lastName: 'B', phoneNumber: '207 555 0100', role: 'Admin' };
let people = 0;

async function ask(name: CallName, company: unknown, session: TestSession, more = {}) {
  people += 1;
  // A soak sends more calls than one company's users may.
  forgetCalls();
  const email = `person${people}@globex.example`;
  const input = { ...person, email, id: 99, toEmail: [email], ranges: [], revision: 1, ...more, company };
  const { result, calls: made } = await cloud.calls.during(() => callApi(name, input, { session }));
  await cloud.settled();
  const keys = made.flatMap(({ leadingKeys }) => leadingKeys ?? []);
  const companies = new Set(keys.map((key) => /^C#([^#]+)#/.exec(key)?.[1]).filter(Boolean));
  const isWriting = made.some(({ operation }) => /Put|Update|Delete|TransactWrite/.test(operation));
  return { status: result.status, companies, isWriting };
}

const blanks = fc.string({
  unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\u2003', '\ufeff'),
  maxLength: 3,
});
/** Values that look like a key to someone, or to a program, and are none. */
const lookalikes: unknown[] = [
  'GLOBEX',
  'Globex',
  'globex\u0000',
  'glo bex',
  'ｇｌｏｂｅｘ',
  'globеx',
  'globex#',
  'globex/../tracsoft',
  ['globex'],
  ['tracsoft', 'globex'],
  { company: 'globex' },
  { toString: 'globex' },
  12,
  true,
];

/** In a query everything is text: `true` is a key there, of a company that does not exist. */
const lookalikesFor = (name: CallName) =>
  lookalikes.filter((value) => declarationOf(name).methods[0] === 'POST' || typeof value === 'string');

describe('the company in the input', () => {
  it('is an input of every call for which a vendor Admin may name one [1:8]', () => {
    const without = calls.filter((name) => {
      const parsed = declarationOf(name).input.safeParse({ company: '#' });
      return parsed.success || !parsed.error.issues.some(({ path }) => path[0] === 'company');
    });
    expect(without).toEqual([]);
  });

  it.each(calls)('%s uses the named company, ignoring spaces around it [1:8] [1:209]', async (name) => {
    await fc.assert(
      fc.asyncProperty(blanks, blanks, async (before, after) => {
        const { status, companies } = await ask(name, `${before}globex${after}`, vendorAdmin);
        expect([200, 201, 204, 400, 404, 409]).toContain(status);
        // The session's own company is read to authenticate.
        if (status < 300) expect([...companies].sort()).toEqual(['globex', 'tracsoft']);
      }),
      { numRuns: padded, seed: seedOfRun },
    );
    sayCases(padded, `spellings of a company, to ${name}`);
  });

  it.each(calls)('%s rejects an invalid key, and writes nothing [1:8]', async (name) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...lookalikesFor(name)), async (company) => {
        const { status, companies, isWriting } = await ask(name, company, vendorAdmin);
        expect({ status, isWriting }).toEqual({ status: 400, isWriting: false });
        expect(companies.has('globex')).toBe(false);
      }),
      { numRuns: misspelt, seed: seedOfRun },
    );
    sayCases(misspelt, `values that are no company, to ${name}`);
  });

  it.each(calls)(
    '%s is rejected for another company before malformed input is reported [1:8] [1:209]',
    async (name) => {
      for (const malformed of [{}, { id: 'x', ranges: 'x', toEmail: 1, suspended: [], email: 'x' }]) {
        const { status, companies } = await ask(name, ' globex ', acmeAdmin, malformed);
        expect(status).toBe(403);
        expect(companies.has('globex')).toBe(false);
      }
    },
  );

  it('makes an invited user a user of that company alone [1:8] [2:209]', async () => {
    const { body } = await callApi('listUsers', { company: 'tracsoft' }, { session: vendorAdmin });
    const before = body.length;
    expect((await ask('createUser', ' globex', vendorAdmin)).status).toBe(201);
    const after = await callApi('listUsers', {}, { session: vendorAdmin });
    expect(after.body).toHaveLength(before);
    const globex = await callApi('listUsers', { company: 'globex\t' }, { session: vendorAdmin });
    expect(globex.body.some(({ email }) => email === `person${people}@globex.example`)).toBe(true);
  });
});
