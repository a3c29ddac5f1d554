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

describe('site information', () => {
  it('the footer has four columns and id 0 while it is new [2:68] [2:176] [2:177]', async () => {
    const columns = {
      contentColumn1: '<p>1</p>',
      contentColumn2: '',
      contentColumn3: '',
      contentColumn4: '<p>4</p>',
    };
    const fresh = await answered<{ id: number }>('GET Admin/GetFooter', {}, asAdmin);
    expect(fresh).toMatchObject({ id: 0, contentColumn1: '', contentColumn4: '' });
    const id = await answered<number>('POST Admin/CreateFooter', { ...columns, id: 0 }, asAdmin);
    expect(id).toBeGreaterThan(0);
    const stored = await answered<{ revision: number }>('GET Admin/GetFooter', {}, asAdmin);
    expect(stored).toMatchObject({ ...columns, id });
    expect(await answered('POST Admin/UpdateFooter', stored, asAdmin)).toBe(id);
  });

  const settings = {
    companyName: 'Acme',
    copyrightName: 'Acme LLC',
    address: '1 Quay',
    telephone: '212 555 0100',
    facebookLink: 'https://facebook.com/acme',
  };
  it('company settings have their fields, four of them required, and the emails are held apart [2:69] [2:132] [2:178] [2:179]', async () => {
    const save = (changes: object, emails: string[] = ['boss@acme.example']) =>
      observed(
        'POST Admin/CreateCompanySettings',
        { CompanySettings: { ...settings, ...changes }, AdminVersionUpdateEmails: emails },
        asAdmin,
      );
    for (const field of ['companyName', 'copyrightName', 'address', 'telephone']) {
      const refused = await save({ [field]: '' });
      expect(refused.status, field).toBe(400);
      expect(JSON.stringify(refused.refusal.fields), field).toContain(field);
    }
    for (const emails of [[], ['no address'], ['boss@acme.example', 'boss@acme.example']]) {
      expect((await save({}, emails)).status, emails.join()).toBe(400);
    }
    expect((await save({})).body).toEqual(expect.any(Number));
    const stored = await answered<{ companySettings: Record<string, unknown> }>(
      'GET Admin/GetCompanySettings',
      {},
      asAdmin,
    );
    expect(stored).toMatchObject({
      companySettings: { ...settings, id: expect.any(Number) },
      adminVersionUpdateEmails: ['boss@acme.example'],
    });
    for (const field of [
      ...['logoUrl', 'instagramLink', 'twitterLink', 'youtubeLink', 'linkedinLink', 'pinterestLink'],
      'tumblrLink',
    ]) {
      expect(stored.companySettings, field).toHaveProperty(field);
    }
    const revision = stored.companySettings.revision as number;
    const again = {
      CompanySettings: { ...settings, revision },
      AdminVersionUpdateEmails: ['boss@acme.example'],
    };
    expect(await answered('POST Admin/UpdateCompanySettings', again, asAdmin)).toEqual(expect.any(Number));
  });

  it('navbar tabs have their fields, a title of at most 20 characters, four formats and an order [2:70] [2:134] [2:180] [2:181] [2:182] [2:183] [2:268]', async () => {
    const navbar = await answered<{ id: number }>('GET Admin/GetNavbar', {}, asAdmin);
    expect(navbar.id).toBe(0);
    expect(await answered('POST Admin/CreateNavbar', { id: 0, componentName: 'Navbar' }, asAdmin)).toEqual(
      expect.any(Number),
    );
    const tab = { column1: '<p>1</p>', column2: '', column3: '', column4: '', footer: '<p>f</p>' };
    const ids: number[] = [];
    for (const format of ['4_1-1-1-1', '4_2-1-1', '4_1-1-2', '4_2-2']) {
      const input = { id: 0, title: format, format, ...tab };
      ids.push(await answered<number>('POST Admin/CreateNavbarTab', input, asAdmin));
    }
    for (const [changes, field] of [
      [{ title: 'x'.repeat(21) }, 'title'],
      [{ title: '' }, 'title'],
      [{ format: '3_1-2' }, 'format'],
    ] as const) {
      const input = { id: 0, title: 'Tab', format: '4_2-2', ...tab, ...changes };
      const refused = await observed('POST Admin/CreateNavbarTab', input, asAdmin);
      expect(refused.refusal.fields, field).toHaveProperty(field);
    }
    expect(
      await answered(
        'POST Admin/CreateNavbarTab',
        { id: 0, title: 'x'.repeat(20), format: '4_2-2', ...tab },
        asAdmin,
      ),
    ).toEqual(expect.any(Number));
    const first = await answered<object>('GET Admin/GetNavbarTab', { componentId: ids[0] }, asAdmin);
    expect(first).toMatchObject({ id: ids[0], title: '4_1-1-1-1', format: '4_1-1-1-1', ...tab });
    expect(await answered('POST Admin/UpdateNavbarTab', { ...first, title: 'Hours' }, asAdmin)).toBe(ids[0]);
    const list = () => answered<{ id: number }[]>('GET Admin/GetNavbarTabs', {}, asAdmin);
    const navbarTabIds = (await list()).map(({ id }) => id).reverse();
    expect(await answered('POST Admin/UpdateNavbarTabOrder', { navbarTabIds }, asAdmin)).toBe('Saved');
    expect((await list()).map(({ id }) => id)).toEqual(navbarTabIds);
    expect(await answered('DELETE Admin/DeleteNavbarTab', { componentId: ids[0] }, asAdmin)).toBe('Deleted');
    expect(await list()).toHaveLength(4);
  });
});

describe('settings', () => {
  it('form settings hold a list of emails without duplicates [2:71] [2:133] [2:187] [2:188]', async () => {
    const stored = await answered<{ revision: number }>(
      'POST AdminSettings/GetFormSettingsData',
      {},
      asAdmin,
    );
    expect(stored).toMatchObject({ toEmail: ['in@acme.example'] });
    const save = (toEmail: string[]) =>
      observed('POST AdminSettings/UpdateFormSettingsData', { toEmail, revision: stored.revision }, asAdmin);
    for (const wrong of [[], ['nobody'], ['a@acme.example', 'A@acme.example']]) {
      expect((await save(wrong)).status, wrong.join()).toBe(400);
    }
    expect((await save(['a@acme.example', 'b@acme.example'])).body).toBe('Saved');
  });

  it('provider settings are two emails and a version limit of at least 3, for the vendor alone [2:72] [2:131] [2:190] [2:191] [2:267]', async () => {
    const read = 'POST AdminSettings/GetTracSoftSettings';
    expect((await observed(read, {}, asAdmin)).status).toBe(403);
    const stored = await answered<{ versionUpdateEmail: string }>(read, {}, asVendor);
    expect(stored).toMatchObject({ versionLimit: 10, dynamicFormEmail: expect.stringContaining('@') });
    const save = (changes: object) =>
      observed('POST AdminSettings/UpdateTracSoftSettings', { ...stored, ...changes }, asVendor);
    for (const changes of [
      { versionLimit: 2 },
      { versionLimit: 3.5 },
      { versionLimit: '' },
      { dynamicFormEmail: '' },
      { versionUpdateEmail: 'nobody' },
    ]) {
      const refused = await save(changes);
      expect(refused.status, JSON.stringify(changes)).toBe(400);
      expect(refused.refusal.fields).toHaveProperty(Object.keys(changes)[0] ?? '');
    }
    expect((await save({ versionLimit: 3 })).body).toBe('Saved');
    expect(await answered('GET AdminSettings/GetVersionLimit', {}, asAdmin)).toBe(3);
  });
});

describe('forms', () => {
  it('a form and its fields have their calls [2:73] [2:74] [2:195] [2:196] [2:197] [2:198] [2:199] [2:200] [2:201] [2:202]', async () => {
    const formId = await answered<number>('POST AdminForms/CreateForm', { name: 'Orders' }, asAdmin);
    expect(await answered('GET AdminForms/GetAllForms', {}, asAdmin)).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: formId, name: 'Orders' })]),
    );
    const form = await answered<{ revision: number }>('GET AdminForms/GetForm', { formId }, asAdmin);
    expect(form).toMatchObject({ id: formId, name: 'Orders', columns: 1 });
    expect(await answered('POST AdminForms/UpdateForm', { ...form, columns: 2 }, asAdmin)).toBe(formId);
    const make = (changes: object) =>
      answered<number>(
        'POST AdminForms/CreateFormField',
        { formId, name: 'Boat', fieldType: 'input', ...changes },
        asAdmin,
      );
    const fields = [
      await make({
        inputType: 'text',
        placeholder: 'Her name',
        isRequired: true,
        minLength: 2,
        maxLength: 40,
      }),
      await make({ fieldType: 'selectList', options: ['Yawl', 'Ketch'] }),
      await make({ fieldType: 'checkbox' }),
      await make({ fieldType: 'phone' }),
      await make({ fieldType: 'email' }),
      await make({ fieldType: 'state' }),
    ];
    const first = await answered<object>('GET AdminForms/GetFormField', { formFieldId: fields[0] }, asAdmin);
    expect(first).toMatchObject({
      ...{
        id: fields[0],
        formId,
        name: 'Boat',
        fieldType: 'input',
        inputType: 'text',
        placeholder: 'Her name',
      },
      ...{ isRequired: true, minLength: 2, maxLength: 40, options: [], order: expect.any(Number) },
    });
    expect(await answered('POST AdminForms/UpdateFormField', { ...first, name: 'Vessel' }, asAdmin)).toBe(
      fields[0],
    );
    const FormFieldIds = [...fields].reverse();
    expect(await answered('POST AdminForms/UpdateFormFieldOrder', { FormFieldIds }, asAdmin)).toBe('Saved');
    const listed = await answered<{ id: number }[]>(
      'GET AdminForms/GetAssociatedFormFields',
      { formId },
      asAdmin,
    );
    expect(listed.map(({ id }) => id)).toEqual(FormFieldIds);
    expect(
      await answered('DELETE AdminForms/DeleteFormFieldComponent', { formFieldId: fields[2] }, asAdmin),
    ).toBe('Deleted');
  });

  it.each([
    [{ name: '', fieldType: 'input', inputType: 'text' }, 'name', '[2:128]'],
    [{ name: 'Boat', fieldType: '' }, 'fieldType', '[2:128]'],
    [{ name: 'Boat', fieldType: 'input', inputType: '' }, 'inputType', '[2:128]'],
    [
      { name: 'Boat', fieldType: 'input', inputType: 'text', maxLength: 1001 },
      'maxLength',
      '[2:129] [2:268]',
    ],
    [
      { name: 'Boat', fieldType: 'input', inputType: 'number', maxLength: 100_000_000 },
      'maxLength',
      '[2:129] [2:268]',
    ],
    [{ name: 'Boat', fieldType: 'input', inputType: 'text', minLength: -1 }, 'minLength', '[2:129]'],
    [{ name: 'Boat', fieldType: 'input', inputType: 'text', minLength: 1.5 }, 'minLength', '[2:129]'],
    [{ name: 'Boat', fieldType: 'selectList', options: [] }, 'options', '[2:130]'],
    [{ name: 'Boat', fieldType: 'selectList', options: ['Yawl', 'Yawl'] }, 'options', '[2:130]'],
  ])('a field %j names %s %s', async (input, field, _ids) => {
    const formId = await answered<number>('POST AdminForms/CreateForm', { name: 'Rules' }, asAdmin);
    const refused = await observed('POST AdminForms/CreateFormField', { formId, ...input }, asAdmin);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.refusal.fields ?? {}).join()).toContain(field);
  });

  it.each([
    [
      'checkbox',
      { inputType: '', placeholder: '', isRequired: false, options: [], minLength: 0, maxLength: 0 },
    ],
    ['phone', { inputType: '', placeholder: '', isRequired: true, options: [], minLength: 0, maxLength: 0 }],
    ['email', { inputType: '', placeholder: 'p', isRequired: true, options: [], minLength: 0, maxLength: 0 }],
    ['state', { inputType: '', placeholder: 'p', isRequired: true, options: [], minLength: 0, maxLength: 0 }],
    [
      'selectList',
      { inputType: '', placeholder: 'p', isRequired: true, options: ['o'], minLength: 0, maxLength: 0 },
    ],
    [
      'input',
      { inputType: 'text', placeholder: 'p', isRequired: true, options: [], minLength: 2, maxLength: 9 },
    ],
  ])(
    'what another type does not have is reset: %s keeps %j [2:105] [2:106] [2:107] [2:108] [2:109]',
    async (fieldType, kept) => {
      const formId = await answered<number>('POST AdminForms/CreateForm', { name: 'Reset' }, asAdmin);
      const everything = {
        inputType: 'text',
        placeholder: 'p',
        isRequired: true,
        options: ['o'],
        minLength: 2,
        maxLength: 9,
      };
      const formFieldId = await answered<number>(
        'POST AdminForms/CreateFormField',
        { formId, name: 'Boat', ...everything, fieldType },
        asAdmin,
      );
      expect(await answered('GET AdminForms/GetFormField', { formFieldId }, asAdmin)).toMatchObject(kept);
    },
  );

  it('form calls are refused for a company without forms [2:10] [2:164]', async () => {
    const plain = { session: await sessionFor(site.cloud, await makeCompany('plain'), 'Admin') };
    const refused = await observed('POST AdminForms/CreateForm', { name: 'Orders' }, plain);
    expect([403, 409]).toContain(refused.status);
  });
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
  });
});

describe('images', () => {
  it('are listed, uploaded, edited and deleted by their calls [1:132] [1:264] [2:78] [2:213] [2:214] [2:215] [2:216]', async () => {
    const Id = await addImage(site.editor, { name: 'boat.png', description: 'A boat' });
    const list = () =>
      answered<{ id: number; imageUrl: string }[]>('POST ImageUpload/RetrieveAll', {}, asAdmin);
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
    expect(await list()).toEqual([]);
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
