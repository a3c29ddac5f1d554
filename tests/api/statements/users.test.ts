import { messages } from '@galley/shared/messages';
import { describe, expect, it } from 'vitest';
import { sessionFor, type TestSession } from '../../support/companies';
import { mailsTo } from '../../support/mails';
import { answered, observed } from '../../support/observed';
import { pageFields } from '../../support/pages';
import { startWithVendor } from '../../support/statements';

/** The users of document 2, with their paths, names and responses. */
const site = await startWithVendor();
const { asAdmin, vendor, asVendor } = site;
const stale = 'Someone else changed this in the meantime. Your text is kept: compare and save again.';
describe('users', () => {
  const person = {
    ...{ firstName: 'Ann', lastName: 'Baker', email: 'ann@acme.example', phoneNumber: '207 555 0123' },
    role: 'Level4',
  };

  it('are listed, read, created, updated and deleted by their calls [1:13] [1:229] [2:76] [2:77] [2:137] [2:138] [2:140] [2:141] [2:209] [1:9] [1:26] [1:207] [2:7] [2:28] [2:29] [2:270] [2:136] [2:163] [1:8] [1:230] [2:162]', async () => {
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const beginning = {
      ...{
        id: 0,
        firstName: '',
        lastName: '',
        email: '',
        phoneNumber: null,
        role: 'Level4',
        company: 'acme',
      },
      ...{ access: null, clientNumber: null, relatedClients: '', isLockedOut: false, invalidAttempts: 0 },
      ...{ hasSignedIn: false, mailProblem: null, lastChanged: moment, revision: 0, country: 'US' },
    };
    expect(await answered('GET users/GetEmptyUser', {}, asAdmin)).toEqual(beginning);
    const ofAcme = { company: 'acme' };
    expect(await answered('GET users/GetEmptyUser', ofAcme, asVendor)).toEqual(beginning);
    const client = { access: 0, clientNumber: 2, relatedClients: 'One of them' };
    const locked = { isLockedOut: true, invalidAttempts: 4 };
    const sentAs = { ...person, ...client, ...locked, firstName: ' Ann ', email: ' Ann@Acme.example ' };
    const created = await observed('POST users', sentAs, asAdmin);
    expect([created.status, created.body]).toEqual([201, 'Created']);
    const again = await observed('POST users', person, asAdmin);
    expect([again.status, again.error.message]).toEqual([409, messages.emailInUse]);
    interface Listed {
      id: number;
      email: string;
    }
    const list = () => answered<Listed[]>('GET users/GetUsersByCompany', ofAcme, asAdmin);
    const people = [site.acme.adminEmail, site.admin.email, site.editor.email];
    expect((await list()).map(({ email }) => email).sort()).toEqual([...people, person.email].sort());
    const listed = (await list()).find(({ email }) => email === person.email);
    const made = { id: listed?.id, phoneNumber: 2075550123, revision: 1 };
    const stored = { ...beginning, ...person, ...client, ...made };
    const { country: _country, ...row } = stored;
    // Never with a password.
    expect(listed).toEqual(row);
    // By name; those of the tests are all called Person.
    expect((await list()).map(({ email }) => email)).toEqual([
      ...[site.acme.adminEmail, person.email, site.admin.email, site.editor.email],
    ]);
    const [invitation, ...mails] = await mailsTo(site.cloud, person.email);
    expect([invitation?.subject, mails]).toEqual(['Acme: your account', []]);
    expect(await mailsTo(site.cloud, site.admin.email)).toEqual([]);
    const named = { id: listed?.id, company: 'acme' };
    const read = () => answered<{ lastChanged: string }>('GET users/GetUsers', named, asAdmin);
    const { lastChanged: before } = await read();
    expect(await read()).toEqual(stored);
    const changes = {
      ...{ firstName: 'Anna', lastName: 'Bakewell', role: 'Author', isLockedOut: true, invalidAttempts: 3 },
      ...{ relatedClients: 'Two of them', access: 4, clientNumber: 0 },
    };
    const sent = { ...stored, ...changes, phoneNumber: '207 555 0124' };
    const update = (input: object) => observed('PUT users/AdminEditUser', input, asAdmin);
    expect((await update(sent)).status).toBe(204);
    const changed = { ...sent, phoneNumber: 2075550124, revision: 2 };
    expect(await read()).toEqual(changed);
    expect(await list()).toContainEqual({ ...changed, country: undefined });
    expect((await read()).lastChanged > before).toBe(true);
    const late = await update(sent);
    expect([late.status, late.error.message]).toEqual([409, stale]);
    for (const [changes, field] of [
      [{ revision: undefined }, 'revision'],
      [{ firstName: ' ' }, 'firstName'],
      [{ lastName: '' }, 'lastName'],
      [{ email: 'ann' }, 'email'],
      [{ email: '' }, 'email'],
      [{ phoneNumber: '12' }, 'phoneNumber'],
      [{ phoneNumber: ' ' }, 'phoneNumber'],
      [{ role: 'Level5' }, 'role'],
      [{ role: undefined }, 'role'],
      [{ access: -1 }, 'access'],
      [{ clientNumber: 1.5 }, 'clientNumber'],
    ] as const) {
      const { status, error } = await update({ ...changed, ...changes });
      expect([status, Object.keys(error.fields ?? {})], field).toEqual([400, [field]]);
    }
    expect(await read()).toEqual(changed);
    const cleared = {
      isLockedOut: false,
      invalidAttempts: 0,
      relatedClients: '',
      access: null,
      clientNumber: null,
    };
    expect((await update({ ...changed, ...cleared })).status).toBe(204);
    expect(await read()).toMatchObject({ ...cleared, phoneNumber: 2075550124 });
    // The vendor may change another company's users.
    const elsewhere = { ...named, company: 'tracsoft' };
    for (const line of ['GET users/GetUsers', 'DELETE users/DeleteUsers', 'GET users/GetUsersByCompany']) {
      expect((await observed(line, elsewhere, asAdmin)).status, line).toBe(403);
    }
    const asRead = await answered<{ country: string }>('GET users/GetUsers', named, asVendor);
    const { country: _unlisted, ...now } = asRead;
    expect(await answered('GET users/GetUsersByCompany', { company: 'acme' }, asVendor)).toContainEqual(now);
    expect((await observed('GET users/GetUsers', { id: listed?.id }, asVendor)).status).toBe(404);
    expect(await answered('DELETE users/DeleteUsers', named, asAdmin)).toBe('Deleted');
    expect((await list()).map(({ email }) => email).sort()).toEqual([...people].sort());
    const gone = await observed('DELETE users/DeleteUsers', named, asAdmin);
    expect([gone.status, gone.error.message]).toEqual([404, 'This user was not found.']);
    const own = await observed('DELETE users/DeleteUsers', { id: site.admin.userId }, asAdmin);
    expect([own.status, own.error.message]).toEqual([
      ...[409, 'You cannot delete your own account. Ask another Admin.'],
    ]);
    const self = await answered<object>('GET users/GetUsers', { id: site.admin.userId }, asAdmin);
    for (const [changes, message] of [
      [{ role: 'Level4' }, 'You cannot take away your own Admin role. Ask another Admin.'],
      [{ isLockedOut: true }, 'You cannot lock yourself out. Ask another Admin.'],
    ] as const) {
      const { status, error } = await update({ ...self, phoneNumber: person.phoneNumber, ...changes });
      expect([status, error.message]).toEqual([409, message]);
    }
    // The email address is free again, and the number is a new one.
    expect((await observed('POST users', person, asAdmin)).status).toBe(201);
    const next = (await list()).find(({ email }) => email === person.email)?.id;
    expect(next).toBe((listed?.id ?? 0) + 1);
    expect(await answered('DELETE users/DeleteUsers', { id: next, company: 'acme' }, asVendor)).toBe(
      'Deleted',
    );
    expect((await list()).map(({ id }) => id)).not.toContain(next);
    expect(await answered('GET Authentication/GetCompanyName', {}, asAdmin)).toMatchObject({
      companyName: 'Acme',
    });
  });

  const phone = 'Phone must have the form 212 555 0100.';
  const length = 'Use 8 to 20 characters.';
  it.each([
    [{ firstName: '' }, 'firstName', 'First Name is required.', '[2:137] [2:136]'],
    [{ lastName: ' ' }, 'lastName', 'Last Name is required.', '[2:137] [2:136]'],
    [{ email: '' }, 'email', 'Email is required.', '[2:137] [2:136]'],
    [{ email: 'ann' }, 'email', 'Email must be an email address, like name@company.com.', '[2:137] [2:136]'],
    [{ phoneNumber: ' ' }, 'phoneNumber', 'Phone is required.', '[2:137] [2:136]'],
    [{ phoneNumber: '12 34' }, 'phoneNumber', phone, '[2:138] [2:270] [2:136]'],
    [{ phoneNumber: '207 555 012' }, 'phoneNumber', phone, '[2:138] [2:270] [2:136]'],
    [{ phoneNumber: '207 555 01234' }, 'phoneNumber', phone, '[2:138] [2:270] [2:136]'],
    [{ phoneNumber: '107 555 0123' }, 'phoneNumber', phone, '[2:138] [2:270] [2:136]'],
    [{ phoneNumber: '207 155 0123' }, 'phoneNumber', phone, '[2:138] [2:270] [2:136]'],
    [{ password: 'short-7' }, 'password', length, '[2:139] [2:267] [2:136] [1:202] [1:302] [2:135]'],
    [{ password: 'x'.repeat(21) }, 'password', length, '[2:139] [2:267] [2:136] [1:202] [1:302] [2:135]'],
    [{ role: '' }, 'role', 'Role is required: Admin, Level4, or Author.', '[2:140] [2:136]'],
    [{ role: undefined }, 'role', 'Role is required: Admin, Level4, or Author.', '[2:140] [2:136]'],
    [{ role: 'Level5' }, 'role', 'Role is required: Admin, Level4, or Author.', '[2:162]'],
    [{ access: -1 }, 'access', 'Access must be a whole number from 0 to 99999999.', '[2:76] [2:141] [2:136]'],
    [
      { clientNumber: -1 },
      'clientNumber',
      'Client Number must be a whole number from 0 to 99999999.',
      '[2:76] [2:141] [2:136]',
    ],
  ])('a user with %j is rejected, naming %s: %s %s', async (changes, field, words, _ids) => {
    const input = { ...person, email: 'other@acme.example', ...changes };
    const refused = await observed('POST users', input, asAdmin);
    expect([refused.status, refused.error.fields]).toEqual([400, { [field]: words }]);
  });

  it('passwords have 8 to 20 characters, invalid attempts are a whole number from 0 to 5 [2:139] [2:140] [2:267] [2:136] [1:202] [1:302] [2:76]', async () => {
    for (const [at, password] of ['Quay-7ab', 'Quay-7-abcdefghij-20'].entries()) {
      const input = { ...person, email: `p${at}@acme.example`, password };
      expect((await observed('POST users', input, asAdmin)).status, password).toBe(201);
    }
    const id = site.editor.userId;
    const read = () => answered<object>('GET users/GetUsers', { id, company: 'acme' }, asAdmin);
    const save = async (invalidAttempts: number) => {
      const input = {
        ...(await read()),
        phoneNumber: person.phoneNumber,
        isLockedOut: false,
        invalidAttempts,
      };
      return observed('PUT users/AdminEditUser', input, asAdmin);
    };
    for (const wrong of [-1, 6, 1.5]) {
      const { fields = {} } = (await save(wrong)).error;
      expect(Object.keys(fields), String(wrong)).toEqual(['invalidAttempts']);
    }
    // Five attempts lock the user.
    for (const invalidAttempts of [0, 5]) {
      expect((await save(invalidAttempts)).status).toBe(204);
      expect(await read()).toMatchObject({ invalidAttempts, isLockedOut: invalidAttempts === 5 });
    }
  });

  it("a user of a new company requires the company's details, and can be created by the vendor only [1:8] [1:13] [1:206] [1:207] [1:208] [1:229] [2:77] [2:141] [2:142] [2:163] [2:136] [2:209] [1:25] [1:26] [1:41] [1:42] [1:209] [2:76]", async () => {
    // The signed-in user: role and company are known, and whether it is the vendor.
    for (const [session, role, company, isVendor] of [
      [site.admin, 'Admin', 'acme', false],
      [site.editor, 'Level4', 'acme', false],
      [await sessionFor(site.cloud, site.acme, 'Author'), 'Author', 'acme', false],
      [asVendor.session, 'Admin', 'tracsoft', true],
      [await sessionFor(site.cloud, vendor, 'Level4'), 'Level4', 'tracsoft', true],
    ] as const) {
      expect(await answered('GET authentication/getUserBySessionToken', {}, { session })).toEqual({
        ...{ email: session.email, role, company, isVendor },
      });
      const status = async (line: string) => (await observed(line, {}, { session })).status;
      expect(await status('GET users/GetUsersByCompany')).toBe(role === 'Admin' ? 200 : 403);
      expect(await status('POST AdminSettings/GetTracSoftSettings')).toBe(
        isVendor && role === 'Admin' ? 200 : 403,
      );
    }
    const foreign = { ...person, email: 'new@brand.example', company: 'brand', role: 'Admin' };
    expect((await observed('POST users', foreign, asAdmin)).status).toBe(403);
    expect((await observed('POST users', person, { session: site.editor })).status).toBe(403);
    const list = { company: 'acme' };
    expect((await observed('GET users/GetUsersByCompany', list, asVendor)).status).toBe(200);
    for (const [changes, field, words] of [
      [{ company: 'a' }, 'company', '2 to 32 lowercase letters'],
      [{ company: 'shared' }, 'company', "not 'shared'"],
      [{ role: 'Level4' }, 'role', 'The first user of a company is its Admin.'],
      [{}, 'access', 'Access is required.'],
    ] as const) {
      const refused = await observed('POST users', { ...foreign, ...changes }, asVendor);
      expect(refused.error.fields, field).toEqual({ [field]: expect.stringContaining(words) });
    }
    expect((await observed('POST users', { ...foreign, access: 0 }, asVendor)).status).toBe(201);
    const made = { company: 'brand' };
    expect(await answered('GET users/GetUsersByCompany', made, asVendor)).toMatchObject([
      { email: foreign.email, company: 'brand', role: 'Admin', access: 0 },
    ]);
    expect((await observed('GET users/GetUsersByCompany', made, asAdmin)).status).toBe(403);
    // Each company has pages of its own.
    const page = pageFields({ name: 'Only at Acme', showOnMenu: false });
    await answered('POST Admin/CreatePage', page, asAdmin);
    const pagesOf = async (session: TestSession) =>
      JSON.stringify(await answered('GET Admin/GetPagesAndComponentData', {}, { session }));
    expect(await pagesOf(site.admin)).toContain('Only at Acme');
    expect(await pagesOf(asVendor.session)).not.toContain('Only at Acme');
  });
});
