import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { makeCompany, sessionFor, type TestSession } from '../../support/companies';
import { pngOf } from '../../support/images/sample-images';
import { addImage, fileOf } from '../../support/images/upload';
import { answered, observed } from '../../support/observed';

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

  it('are listed, read, created, updated and deleted by their calls [1:13] [2:76] [2:77] [2:209]', async () => {
    const empty = await answered<object>('GET users/GetEmptyUser', {}, asAdmin);
    for (const field of [
      ...['id', 'firstName', 'lastName', 'email', 'phoneNumber', 'role', 'company', 'access', 'clientNumber'],
      ...['relatedClients', 'isLockedOut', 'invalidAttempts', 'lastChanged'],
    ]) {
      expect(empty, field).toHaveProperty(field);
    }
    const created = await observed('POST users', person, asAdmin);
    expect([created.status, created.body]).toEqual([201, 'Created']);
    const list = () =>
      answered<{ id: number; email: string; phoneNumber: number }[]>(
        'GET users/GetUsersByCompany',
        { company: 'acme' },
        asAdmin,
      );
    const listed = (await list()).find(({ email }) => email === person.email);
    expect(listed).toMatchObject({ phoneNumber: 2075550123, role: 'Level4', company: 'acme' });
    expect(listed).not.toHaveProperty('password');
    const user = await answered<object>('GET users/GetUsers', { id: listed?.id, company: 'acme' }, asAdmin);
    const updated = await observed('PUT users/AdminEditUser', { ...user, firstName: 'Anna' }, asAdmin);
    expect(updated.status).toBe(204);
    expect(await answered('GET users/GetUsers', { id: listed?.id, company: 'acme' }, asAdmin)).toMatchObject({
      ...{ id: listed?.id, firstName: 'Anna', lastName: 'Baker', email: person.email, role: 'Level4' },
      ...{ phoneNumber: 2075550123, company: 'acme', isLockedOut: false, invalidAttempts: 0 },
      ...{
        access: null,
        clientNumber: null,
        relatedClients: '',
        lastChanged: expect.stringMatching(/^\d{4}-/),
      },
    });
    const gone = { id: listed?.id, company: 'acme' };
    expect(await answered('DELETE users/DeleteUsers', gone, asAdmin)).toBe('Deleted');
    expect((await list()).map(({ email }) => email)).not.toContain(person.email);
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
    [{ password: 'short-7' }, 'password', '[2:139]'],
    [{ password: 'x'.repeat(21) }, 'password', '[2:139]'],
    [{ role: '' }, 'role', '[2:140]'],
    [{ role: 'Level5' }, 'role', '[2:162]'],
  ])('a user with %j is refused, naming %s %s', async (changes, field, _ids) => {
    const refused = await observed(
      'POST users',
      { ...person, email: 'other@acme.example', ...changes },
      asAdmin,
    );
    expect(refused.status).toBe(400);
    expect(refused.refusal.fields).toHaveProperty(field);
  });

  it('invalid attempts are a whole number from 0 to 5 [2:140] [2:267]', async () => {
    const { id } = (
      await answered<{ id: number; email: string }[]>(
        'GET users/GetUsersByCompany',
        { company: 'acme' },
        asAdmin,
      )
    ).find(({ email }) => email === site.editor.email) ?? { id: 0 };
    const user = await answered<object>('GET users/GetUsers', { id, company: 'acme' }, asAdmin);
    for (const invalidAttempts of [-1, 6, 1.5]) {
      const refused = await observed('PUT users/AdminEditUser', { ...user, invalidAttempts }, asAdmin);
      expect(refused.refusal.fields, String(invalidAttempts)).toHaveProperty('invalidAttempts');
    }
  });

  it('a user of a company that is not there yet needs the company, and is the vendor’s to make [1:8] [1:206] [2:142]', async () => {
    const foreign = { ...person, email: 'new@brand.example', company: 'brand', role: 'Admin' };
    expect((await observed('POST users', foreign, asAdmin)).status).toBe(403);
    const list = { company: 'acme' };
    expect((await observed('GET users/GetUsersByCompany', list, asVendor)).status).toBe(200);
    expect((await observed('POST users', { ...foreign, access: 1 }, asVendor)).status).toBe(201);
    const made = { company: 'brand' };
    expect(await answered('GET users/GetUsersByCompany', made, asVendor)).toMatchObject([
      { email: foreign.email, company: 'brand', role: 'Admin' },
    ]);
    expect((await observed('GET users/GetUsersByCompany', made, asAdmin)).status).toBe(403);
  });
});

describe('images', () => {
  it('are listed, uploaded, edited and deleted by their calls [1:132] [1:264] [2:78] [2:213] [2:214] [2:215] [2:216]', async () => {
    const other = await addImage(site.editor, { name: 'quay.png', description: 'A quay' });
    const Id = await addImage(site.editor, { name: 'boat.png', description: 'A boat' });
    const list = () =>
      answered<{ id: number; imageUrl: string }[]>('POST ImageUpload/RetrieveAll', {}, asAdmin);
    expect((await list()).map(({ id }) => id)).toEqual([Id, other]);
    expect((await list())[0]).toMatchObject({
      id: Id,
      imageDescription: 'A boat',
      imageUrl: `acme/${Id}/boat`,
    });
    expect(await answered('POST ImageUpload/EditImage', { Id, ImageDescription: 'Two boats' }, asAdmin)).toBe(
      Id,
    );
    expect((await list())[0]).toMatchObject({ imageDescription: 'Two boats' });
    const gone = { Id, ImageDescription: 'Two boats' };
    expect(await answered('POST ImageUpload/DeleteImage', gone, asAdmin)).toBe('Deleted');
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
