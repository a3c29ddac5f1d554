import { describe, expect, it } from 'vitest';
import { sessionFor } from '../../support/companies';
import { answered, observed } from '../../support/observed';
import { startWithVendor } from '../../support/statements';

/** The settings of document 2, with their paths, names and responses. */
const site = await startWithVendor();
const { asAdmin, vendor, asVendor } = site;
const stale = 'Someone else changed this in the meantime. Your text is kept: compare and save again.';
describe('settings', () => {
  it('form settings hold a list of emails without duplicates [2:71] [2:133] [2:187] [2:188] [2:40] [1:8] [1:24] [2:20] [1:41] [1:207] [1:208]', async () => {
    const stored = await answered<{ revision: number }>(
      'POST AdminSettings/GetFormSettingsData',
      {},
      asAdmin,
    );
    expect(stored).toEqual({ toEmail: ['in@acme.example'], revision: 1 });
    const read = 'POST AdminSettings/GetFormSettingsData';
    expect((await observed(read, {}, { session: site.editor })).status).toBe(403);
    expect(await answered(read, {}, asVendor)).toEqual({ toEmail: [], revision: 0 });
    const save = (toEmail: string[]) =>
      observed('POST AdminSettings/UpdateFormSettingsData', { toEmail, revision: stored.revision }, asAdmin);
    for (const [wrong, words] of [
      [[], 'To Email is required.'],
      [['nobody'], 'To Email must be an email address, like name@company.com.'],
      [['a@acme.example', 'A@acme.example'], 'To Email must not repeat an address.'],
    ] as const) {
      const { status, error } = await save([...wrong]);
      expect([status, error.message], wrong.join()).toEqual([400, words]);
    }
    // Of mails, each of which counts, at most twenty are sent.
    const others = Array.from({ length: 18 }, (_, index) => `clerk${index}@acme.example`);
    const toEmail = ['b@acme.example', 'a@acme.example', ...others];
    const tooMany = await save([...toEmail, 'c@acme.example']);
    expect(tooMany.error.message).toMatch(/^To Email may have at most 20 addresses, /);
    expect(await answered(read, {}, asAdmin)).toEqual(stored);
    expect((await save(['b@acme.example', ' A@acme.example ', ...others])).body).toBe('Saved');
    const after = { toEmail, revision: 2 };
    expect(await answered(read, {}, asAdmin)).toEqual(after);
    const late = await save(['c@acme.example']);
    expect([late.status, late.error]).toMatchObject([409, { message: stale, revision: 2 }]);
    expect(await answered(read, {}, asAdmin)).toEqual(after);
    // Only the vendor may name another company.
    const named = { company: 'acme' };
    expect(await answered(read, named, asVendor)).toEqual(after);
    const own = { toEmail: ['in@tracsoft.example'], company: 'tracsoft' };
    for (const [line, input] of [
      [read, { company: 'tracsoft' }],
      ['POST AdminSettings/UpdateFormSettingsData', own],
    ] as const) {
      expect((await observed(line, input, asAdmin)).status, line).toBe(403);
    }
    const theirs = { ...named, toEmail: ['z@acme.example'], revision: 2 };
    expect(await answered('POST AdminSettings/UpdateFormSettingsData', theirs, asVendor)).toBe('Saved');
    expect(await answered(read, {}, asAdmin)).toEqual({ toEmail: ['z@acme.example'], revision: 3 });
    expect(await answered(read, {}, asVendor)).toEqual({ toEmail: [], revision: 0 });
  });

  it('provider settings are two emails and a version limit of at least 3, for the vendor alone [2:72] [2:131] [2:190] [2:191] [2:267] [1:25] [1:209] [2:26] [1:8] [1:42] [1:237] [1:303]', async () => {
    const read = 'POST AdminSettings/GetTracSoftSettings';
    const deputy = { session: await sessionFor(site.cloud, vendor, 'Level4') };
    for (const session of [asAdmin, deputy]) {
      expect((await observed(read, {}, session)).status).toBe(403);
      const save = await observed('POST AdminSettings/UpdateTracSoftSettings', {}, session);
      expect(save.status).toBe(403);
    }
    const stored = await answered<{ dynamicFormEmail: string; revision: number }>(read, {}, asVendor);
    const domain = stored.dynamicFormEmail.split('@')[1];
    const emails = { dynamicFormEmail: `forms@${domain}`, versionUpdateEmail: `no-reply@${domain}` };
    expect(stored).toEqual({ ...emails, versionLimit: 10, revision: expect.any(Number) });
    expect(await answered('GET AdminSettings/GetVersionLimit', {}, asAdmin)).toBe(10);
    const save = (changes: object) =>
      observed('POST AdminSettings/UpdateTracSoftSettings', { ...stored, ...changes }, asVendor);
    for (const changes of [
      { versionLimit: 2 },
      { versionLimit: 3.5 },
      { versionLimit: '' },
      { versionLimit: undefined },
      { dynamicFormEmail: '' },
      { dynamicFormEmail: undefined },
      { dynamicFormEmail: `two words@${domain}` },
      { dynamicFormEmail: 'forms@elsewhere.example' },
      { versionUpdateEmail: '' },
      { versionUpdateEmail: undefined },
      { versionUpdateEmail: `two words@${domain}` },
      { versionUpdateEmail: 'nobody' },
      { versionUpdateEmail: 'news@elsewhere.example' },
    ]) {
      const refused = await save(changes);
      expect(refused.status, JSON.stringify(changes)).toBe(400);
      expect(Object.keys(refused.error.fields ?? {})).toEqual(Object.keys(changes));
    }
    expect(await answered(read, {}, asVendor)).toEqual(stored);
    const changed = {
      ...{ versionLimit: 3, dynamicFormEmail: `forms-of-ours@${domain}` },
      versionUpdateEmail: `news-of-ours@${domain}`,
    };
    expect((await save(changed)).body).toBe('Saved');
    const after = { ...changed, revision: stored.revision + 1 };
    expect(await answered(read, {}, asVendor)).toEqual(after);
    const late = await save({ versionLimit: 5 });
    expect([late.status, late.error]).toMatchObject([409, { message: stale, current: after }]);
    const unnamed = await save({ versionLimit: 5, revision: undefined });
    expect([unnamed.status, Object.keys(unnamed.error.fields ?? {})]).toEqual([400, ['revision']]);
    expect(await answered(read, {}, asVendor)).toEqual(after);
    expect(await answered('GET AdminSettings/GetVersionLimit', {}, asAdmin)).toBe(3);
  });
});
