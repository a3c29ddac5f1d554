import { openCompanyScope } from '@galley/functions/core/company-scope';
import type { CommandContext } from '@galley/infra/commands/context';
import { cloneCompany } from '@galley/infra/commands/export/clone-tenant';
import { presetOf } from '@galley/shared/theme/presets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestCompany } from '../../support/companies';
import { temporaryFolder, testContext } from '../../support/company-file';
import { fillCompany } from '../../support/filled-company';
import { addImage, imagesBucket } from '../../support/images/upload';
import { bodyOf, makeLivePage, publish } from '../../support/pages';
import { readTableState } from '../../support/table-state';
import { startTestCloud, type TestCloud } from '../../support/test-cloud';
import { visit } from '../../support/visits';

let cloud: TestCloud;
let context: CommandContext;
let acme: TestCompany;
let person: { email: string };
const folder = temporaryFolder();
const copy = openCompanyScope('copy');
const clone = {
  from: 'acme',
  to: 'copy',
  name: 'The Copy',
  adminEmail: 'admin@copy.example',
  at: '2026-11-22T10:00:00.000Z',
};
const run = (changes: Partial<typeof clone> = {}) =>
  cloneCompany(context, { ...clone, ...changes }, folder.path('clone'));
const itemsOf = async (key: string) =>
  [...(await readTableState()).entries()].filter(([place]) => place.startsWith(`C#${key}#`));

beforeAll(async () => {
  cloud = await startTestCloud();
  context = testContext();
  acme = await makeCompany('acme');
  person = await fillCompany(cloud, acme);
  const admin = await sessionFor(cloud, acme, 'Admin');
  const image = await addImage(admin, { name: 'logo.png' });
  const settings = {
    companyName: 'Acme',
    copyrightName: 'Acme',
    address: '1 Quay',
    telephone: '212 555 0100',
    logoUrl: `acme/${image}/logo`,
    siteVerification: 'code-of-acme',
  };
  const input = { companySettings: settings, adminVersionUpdateEmails: [person.email] };
  bodyOf(await callApi('createCompanySettings', input, { session: admin }));
  const theme = { ...presetOf('garden'), brand: '#123456' };
  bodyOf(await callApi('saveTheme', { theme }, { session: admin }));
  const text = `<p>See <img src="/images/acme/${image}/logo" alt="Ours"></p>`;
  await makeLivePage(admin, 'pictured', {
    friendlyUrl: 'pictured',
    picture: `acme/${image}/logo`,
    summary: text,
  });
  await cloud.settled();
});
afterAll(async () => {
  context.aws.close();
  await cloud.stop();
  folder.remove();
});

describe('a clone of a company', () => {
  it('copies an existing one, for a new key and a free domain', async () => {
    await expect(run({ from: 'nobody' })).rejects.toThrow("There is no company 'nobody'.");
    await expect(run({ to: 'acme' })).rejects.toThrow('never overwritten');
    await expect(run({ adminEmail: person.email })).rejects.toThrow("of a user of company 'acme'");
    expect(await itemsOf('copy')).toEqual([]);
  });

  it('has its pages, menus, forms, pictures and settings, at its own domain', async () => {
    await run();
    for (const path of ['/sea', '/sea/away', '/pictured']) {
      const [theirs, ours] = [await visit('acme', path), await visit('copy', path)];
      expect([path, ours.status]).toEqual([path, 200]);
      const expected = theirs.html
        .replaceAll('/images/acme/', '/images/copy/')
        .replaceAll('acme.sites', 'copy.sites')
        .replaceAll('<meta name="google-site-verification" content="code-of-acme">', '');
      expect(ours.html).toBe(expected);
      expect(ours.html, 'the color of the theme').toContain('#123456');
    }
    const places = cloud.s3.keys(imagesBucket, '').filter((key) => key.includes('/copy/'));
    expect(places.filter((key) => !/^(?:images|replacements)\/copy\//.test(key))).toEqual([]);
    const keys = (company: string) => cloud.s3.keys(imagesBucket, `images/${company}/`);
    expect(keys('copy')).toEqual(keys('acme').map((key) => key.replace('acme', 'copy')));
    for (const key of keys('copy')) {
      const bytesOf = (name: string) => cloud.s3.get(imagesBucket, name)?.body;
      expect(bytesOf(key)?.equals(bytesOf(key.replace('copy', 'acme')) as Buffer)).toBe(true);
    }
    // No sweep has checked any site yet, so the installation has no such record.
    expect(await cloud.stored.installationRerender.get()).toBeUndefined();
    expect(await cloud.stored.company.get(copy)).toMatchObject({
      key: 'copy',
      name: 'The Copy',
      isVendor: false,
    });
  });

  it('has no data of its people: no users, submissions, comments, logs, backups or domains', async () => {
    const items = await itemsOf('copy');
    const kinds = new Set(items.map(([place]) => place.replace(/^C#copy#/, '').replace(/[ #].*/, '')));
    expect([...kinds].sort()).toEqual(
      ['ACTIVITY', 'COUNTS', 'FORM', 'FORMS', 'IMAGES', 'PAGE', 'PAGES', 'PATHS', 'SECTIONS', 'SITE'].sort(),
    );
    const told = items.filter(([place]) => /COMMENT|THREAD| LOG#| REV#/.test(place));
    expect(told.map(([place]) => place)).toEqual([]);
    const said = JSON.stringify(items.map(([, item]) => item));
    expect(said).not.toContain(person.email);
    const counts = [await cloud.stored.counts.get(acme.scope), await cloud.stored.counts.get(copy)];
    // Submissions stay behind, and so does the storage that they use.
    expect(counts.map((each) => each?.sentBytes !== undefined)).toEqual([true, false]);
    expect(said).not.toMatch(/"(?:images\/|replacements\/)?acme\//);
    const sections = items.filter(([place]) => / (SECTION|CONTENT)#/.test(place));
    expect(sections).toHaveLength(2);
    expect(sections.filter(([, item]) => 'savedBy' in item)).toEqual([]);
    const versions = items.filter(([place]) => / VER#/.test(place));
    expect(versions.length).toBeGreaterThan(3);
    for (const [, item] of versions)
      expect(item).toMatchObject({ email: { S: clone.adminEmail }, comments: { S: '' } });
  });

  it('works like any other company: its drafts can be published', async () => {
    const admin = await sessionFor(cloud, { ...acme, key: 'copy', scope: copy }, 'Admin');
    const rows = bodyOf(await callApi('listPages', {}, { session: admin }));
    const sea = rows.find(({ fullUrl }) => fullUrl === '/sea');
    expect(sea).toMatchObject({ hasDraft: true, versionStatus: 'live' });
    const pageId = sea?.pageId ?? 0;
    await publish(admin, pageId);
    await cloud.settled();
    expect((await visit('copy', '/across')).status).toBe(200);
    expect((await visit('acme', '/sea')).status).toBe(200);
  });
});
