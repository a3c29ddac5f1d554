import { messages } from '@galley/shared/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { makeCompany, sessionFor, type TestSession } from '../../support/companies';
import { pngOf } from '../../support/images/sample-images';
import { addImage, fileOf } from '../../support/images/upload';
import { answered, observed } from '../../support/observed';
import { pageFields } from '../../support/pages';

/** The calls and entities of document 2 that staff use, by the paths, names and answers that it gives them. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };
let asVendor: { session: TestSession };

beforeAll(async () => {
  const vendor = await makeCompany('tracsoft', { isVendor: true });
  asVendor = { session: await sessionFor(site.cloud, vendor, 'Admin') };
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
});

describe('users', () => {
  const person = {
    ...{ firstName: 'Ann', lastName: 'Baker', email: 'ann@acme.example', phoneNumber: '207 555 0123' },
    role: 'Level4',
  };

  it('are listed, read, created, updated and deleted by their calls [1:13] [2:76] [2:77] [2:138] [2:209]', async () => {
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
    const created = await observed('POST users', person, asAdmin);
    expect([created.status, created.body]).toEqual([201, 'Created']);
    const again = await observed('POST users', person, asAdmin);
    expect([again.status, again.refusal.message]).toEqual([409, messages.emailInUse]);
    interface Listed {
      id: number;
      email: string;
    }
    const list = () => answered<Listed[]>('GET users/GetUsersByCompany', { company: 'acme' }, asAdmin);
    const people = [site.acme.adminEmail, site.admin.email, site.editor.email];
    expect((await list()).map(({ email }) => email).sort()).toEqual([...people, person.email].sort());
    const listed = (await list()).find(({ email }) => email === person.email);
    const stored = { ...beginning, ...person, id: listed?.id, phoneNumber: 2075550123, revision: 1 };
    const { country: _country, ...row } = stored;
    // Never with a password.
    expect(listed).toEqual(row);
    const named = { id: listed?.id, company: 'acme' };
    const read = () => answered<{ lastChanged: string }>('GET users/GetUsers', named, asAdmin);
    const { lastChanged: before } = await read();
    expect(await read()).toEqual(stored);
    const changes = {
      ...{ firstName: 'Anna', lastName: 'Bakewell', role: 'Author', isLockedOut: true, invalidAttempts: 3 },
      ...{ relatedClients: 'Two of them', access: 4, clientNumber: 17 },
    };
    const sent = { ...stored, ...changes, phoneNumber: '207 555 0124' };
    const update = (input: object) => observed('PUT users/AdminEditUser', input, asAdmin);
    expect((await update(sent)).status).toBe(204);
    const changed = { ...sent, phoneNumber: 2075550124, revision: 2 };
    expect(await read()).toEqual(changed);
    expect(await list()).toContainEqual({ ...changed, country: undefined });
    expect((await read()).lastChanged > before).toBe(true);
    const late = await update(sent);
    expect([late.status, late.refusal.message]).toEqual([409, expect.stringMatching(/./)]);
    expect((await update({ ...changed, isLockedOut: false, invalidAttempts: 0 })).status).toBe(204);
    expect(await read()).toMatchObject({ isLockedOut: false, invalidAttempts: 0, phoneNumber: 2075550124 });
    // Another company's people are the vendor's to change.
    const elsewhere = { ...named, company: 'tracsoft' };
    for (const line of ['GET users/GetUsers', 'DELETE users/DeleteUsers']) {
      expect((await observed(line, elsewhere, asAdmin)).status, line).toBe(403);
    }
    expect(await answered('DELETE users/DeleteUsers', named, asAdmin)).toBe('Deleted');
    expect((await list()).map(({ email }) => email).sort()).toEqual([...people].sort());
    const gone = await observed('DELETE users/DeleteUsers', named, asAdmin);
    expect([gone.status, gone.refusal.message]).toEqual([404, 'This user was not found.']);
    const own = await observed('DELETE users/DeleteUsers', { id: site.admin.userId }, asAdmin);
    expect(own.status).toBe(409);
    expect(await answered('GET Authentication/GetCompanyName', {}, asAdmin)).toMatchObject({
      companyName: 'Acme',
    });
  });

  it.each([
    [{ firstName: '' }, 'firstName', '[2:137]'],
    [{ lastName: '' }, 'lastName', '[2:137]'],
    [{ email: 'ann' }, 'email', '[2:137]'],
    [{ phoneNumber: '' }, 'phoneNumber', '[2:137]'],
    [{ phoneNumber: '12 34' }, 'phoneNumber', '[2:138] [2:270]'],
    [{ phoneNumber: '207 555 012' }, 'phoneNumber', '[2:138]'],
    [{ phoneNumber: '207 555 01234' }, 'phoneNumber', '[2:138]'],
    [{ password: 'short-7' }, 'password', '[2:139] [2:267]'],
    [{ password: 'x'.repeat(21) }, 'password', '[2:139] [2:267]'],
    [{ role: '' }, 'role', '[2:140]'],
    [{ role: 'Level5' }, 'role', '[2:162]'],
  ])('a user with %j is refused, naming %s %s', async (changes, field, _ids) => {
    const input = { ...person, email: 'other@acme.example', ...changes };
    const refused = await observed('POST users', input, asAdmin);
    expect(refused.status).toBe(400);
    expect(refused.refusal.fields).toHaveProperty(field);
  });

  it('passwords have 8 to 20 characters, invalid attempts are a whole number from 0 to 5 [2:139] [2:140] [2:267]', async () => {
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
      const { fields = {} } = (await save(wrong)).refusal;
      expect(Object.keys(fields), String(wrong)).toEqual(['invalidAttempts']);
    }
    // Five lock.
    for (const invalidAttempts of [0, 5]) {
      expect((await save(invalidAttempts)).status).toBe(204);
      expect(await read()).toMatchObject({ invalidAttempts, isLockedOut: invalidAttempts === 5 });
    }
  });

  it('a user of a company that is not there yet needs the company, and is the vendor’s to make [1:8] [1:206] [2:142]', async () => {
    // Who is signed in: the role and the company are known, and whether it is the vendor.
    for (const [session, role, company, isVendor] of [
      [site.admin, 'Admin', 'acme', false],
      [site.editor, 'Level4', 'acme', false],
      [asVendor.session, 'Admin', 'tracsoft', true],
    ] as const) {
      expect(await answered('GET authentication/getUserBySessionToken', {}, { session })).toEqual({
        ...{ email: session.email, role, company, isVendor },
      });
      const status = async (line: string) => (await observed(line, {}, { session })).status;
      expect(await status('GET users/GetUsersByCompany')).toBe(role === 'Admin' ? 200 : 403);
      expect(await status('POST AdminSettings/GetTracSoftSettings')).toBe(isVendor ? 200 : 403);
    }
    const foreign = { ...person, email: 'new@brand.example', company: 'brand', role: 'Admin' };
    expect((await observed('POST users', foreign, asAdmin)).status).toBe(403);
    expect((await observed('POST users', person, { session: site.editor })).status).toBe(403);
    const list = { company: 'acme' };
    expect((await observed('GET users/GetUsersByCompany', list, asVendor)).status).toBe(200);
    for (const [changes, field, words] of [
      [{ company: 'a' }, 'company', 'company key'],
      [{ company: 'shared' }, 'company', "not 'shared'"],
      [{ role: 'Level4' }, 'role', 'The first user of a company is its Admin.'],
      [{}, 'access', 'Access is required.'],
    ] as const) {
      const refused = await observed('POST users', { ...foreign, ...changes }, asVendor);
      expect(refused.refusal.fields, field).toEqual({ [field]: expect.stringContaining(words) });
    }
    expect((await observed('POST users', { ...foreign, access: 1 }, asVendor)).status).toBe(201);
    const made = { company: 'brand' };
    expect(await answered('GET users/GetUsersByCompany', made, asVendor)).toMatchObject([
      { email: foreign.email, company: 'brand', role: 'Admin', access: 1 },
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

describe('images', () => {
  it('are listed, uploaded, edited and deleted by their calls [1:132] [1:264] [2:78] [2:213] [2:214] [2:215] [2:216]', async () => {
    const quay = { name: 'quay.png', description: 'A quay', altText: 'The old quay' };
    const other = await addImage(site.editor, quay);
    const Id = await addImage(site.editor, { name: 'boat.png', description: 'A boat' });
    const list = () => answered<{ id: number }[]>('POST ImageUpload/RetrieveAll', {}, asAdmin);
    expect((await list()).map(({ id }) => id)).toEqual([Id, other]);
    expect((await list())[0]).toEqual({
      ...{ id: Id, imageDescription: 'A boat', imageUrl: `acme/${Id}/boat`, altText: '', tags: [] },
      ...{ width: 4, height: 4, bytes: expect.any(Number), contentType: 'image/png', revision: 1 },
      ...{ thumbnailUrl: `acme/${Id}/boat`, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    });
    const words = { imageDescription: 'A quay', altText: 'The old quay' };
    expect((await list())[1]).toMatchObject({ id: other, imageUrl: `acme/${other}/quay`, ...words });
    // In parts: each says where the next begins.
    const part = (input: object) => observed('POST ImageUpload/RetrieveAll', { limit: 1, ...input }, asAdmin);
    const { body: newest, headers } = await part({});
    const { body: oldest } = await part({ cursor: headers['x-next-cursor'] });
    expect([newest, oldest].flat()).toEqual(await list());
    expect(await answered('POST ImageUpload/RetrieveAll', { search: 'QUA' }, asAdmin)).toMatchObject([words]);
    // The gallery is everyone's who works there.
    const asEditor = { session: site.editor };
    expect(await answered('POST ImageUpload/RetrieveAll', {}, asEditor)).toEqual(await list());
    expect((await observed('POST ImageUpload/RetrieveAll')).status).toBe(401);
    const uploaded = await observed(
      'POST ImageUpload/ImageUpload',
      { ImageDescription: ' A pier ', ImageName: 'Old Pier.png', Image: fileOf(pngOf(4, 4)) },
      asEditor,
    );
    expect([uploaded.status, uploaded.body]).toEqual([200, Id + 1]);
    expect((await list())[0]).toMatchObject({
      ...{ id: Id + 1, imageDescription: 'A pier', imageUrl: `acme/${Id + 1}/old-pier` },
    });
    const pier = { Id: Id + 1, ImageDescription: 'A pier' };
    expect(await answered('POST ImageUpload/DeleteImage', pier, asEditor)).toBe('Deleted');
    expect(await answered('POST ImageUpload/EditImage', { Id, ImageDescription: 'Two boats' }, asAdmin)).toBe(
      Id,
    );
    expect((await list())[0]).toMatchObject({ imageDescription: 'Two boats' });
    const gone = { Id, ImageDescription: 'Two boats' };
    expect(await answered('POST ImageUpload/DeleteImage', gone, asAdmin)).toBe('Deleted');
    const again = await observed('POST ImageUpload/DeleteImage', gone, asAdmin);
    expect([again.status, again.refusal.message]).toEqual([404, 'This image was not found.']);
    expect((await list()).map(({ id }) => id)).toEqual([other]);
  });

  it('need a file, a description and a name without ; / ? : @ & = + $ , [2:144] [2:145] [2:146]', async () => {
    const image = fileOf(pngOf(4, 4));
    for (const [input, words] of [
      [{ ImageDescription: 'A boat', ImageName: 'boat.png' }, 'You must upload an image.'],
      [
        { ImageDescription: '', ImageName: 'boat.png', Image: image },
        'You must provide an image description.',
      ],
    ] as const) {
      const refused = await observed('POST ImageUpload/ImageUpload', input, asAdmin);
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.refusal)).toContain(words);
    }
    for (const character of ';/?:@&=+$,') {
      const input = { ImageDescription: 'A boat', ImageName: `a${character}b.png`, Image: image };
      const refused = await observed('POST ImageUpload/ImageUpload', input, asAdmin);
      expect(refused.status, character).toBe(400);
      expect(JSON.stringify(refused.refusal)).toContain('; / ? : @ & = + $ ,');
    }
  });
});
