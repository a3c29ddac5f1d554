import { presetOf } from '@galley/shared/theme/presets';
import { presetNames, type Theme } from '@galley/shared/theme/theme-words';
import { beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestCompany, type TestSession } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { bodyOf, makeLivePage } from '../../support/pages';
import { visit } from '../../support/visits';

let company: TestCompany;
let admin: TestSession;
let companies = 0;

const cloud = await openCloud({ runJobs: false });

beforeEach(async () => {
  companies += 1;
  company = await makeCompany(`look${companies}`);
  admin = await sessionFor(cloud, company, 'Admin');
});

const save = (theme: Theme | null | object, revision?: number) =>
  callApi('saveTheme', { theme, revision }, { session: admin });
const storedPages = () => cloud.stored.path.all(company.scope);

describe('the theme of a site', () => {
  it('is empty until one is saved, and then readable by all staff of the company [1:230]', async () => {
    expect(bodyOf(await callApi('getTheme', {}, { session: admin }))).toEqual({ theme: null, revision: 0 });
    const theme = { ...presetOf('paper'), brand: '#0F5C73' };
    expect(await save(theme)).toMatchObject({ status: 200, body: 1 });
    const saved = { ...theme, brand: '#0f5c73' };
    expect(bodyOf(await callApi('getTheme', {}, { session: admin }))).toEqual({ theme: saved, revision: 1 });
    const editor = await sessionFor(cloud, company, 'Level4');
    expect(bodyOf(await callApi('getCompanyName', {}, { session: editor })).theme).toEqual(saved);
  });

  it.each(presetNames)('%s is on every page with the save, and no page is rendered for it', async (name) => {
    await makeLivePage(admin, 'hello', { friendlyUrl: 'hello' });
    const before = await storedPages();
    const plain = await visit(company.key, '/hello');
    await save(presetOf(name));
    const { html, headers } = await visit(company.key, '/hello');
    expect(html).not.toBe(plain.html);
    expect(html).toContain(presetOf(name).brand);
    const policy = String(headers['content-security-policy']);
    expect(policy.includes("font-src 'self'")).toBe(html.includes('@font-face'));
    expect(await storedPages()).toEqual(before);
  });

  it('can be reset to the state before any was chosen', async () => {
    await makeLivePage(admin, 'hello', { friendlyUrl: 'hello' });
    const { html } = await visit(company.key, '/hello');
    await save(presetOf('studio'));
    await save(null, 1);
    expect((await visit(company.key, '/hello')).html).toBe(html);
  });

  it('links from the header to a page under its current name, and to nothing once that is gone', async () => {
    const pageId = await makeLivePage(admin, 'book', { friendlyUrl: 'book' });
    await save({
      ...presetOf('clear'),
      headerAction: 'page',
      actionPageId: pageId,
      actionLabel: 'Book now',
    });
    expect((await visit(company.key, '/book')).html).toContain('<a class="button" href="/book">Book now</a>');
    await callApi('deletePage', { pageId }, { session: admin });
    await makeLivePage(admin, 'other', { friendlyUrl: 'other' });
    expect((await visit(company.key, '/other')).html).not.toContain('Book now');
  });

  it('requires the revision that a save started from: a stale save returns what is stored', async () => {
    await save(presetOf('clear'));
    expect((await save(presetOf('paper'))).error.fields).toHaveProperty('revision');
    expect((await save(presetOf('paper'), 1)).body).toBe(2);
    const stale = await save(presetOf('garden'), 1);
    expect(stale.status).toBe(409);
    expect(stale.error).toMatchObject({ revision: 2, current: { theme: { preset: 'paper' } } });
  });

  it('requires the permission to edit the site information, and is noted in the activity log [1:207] [1:208]', async () => {
    const editor = await sessionFor(cloud, company, 'Level4');
    expect((await callApi('saveTheme', { theme: null }, { session: editor })).status).toBe(403);
    await save(presetOf('clear'));
    const log = bodyOf(await callApi('getActivityLog', {}, { session: admin }));
    expect(JSON.stringify(log)).toContain('Changed the look of the site');
  });

  it.each([
    ['brand', { brand: 'red;}body{display:none' }, 'Brand color must look like #1f6feb.'],
    ['background', { background: '' }, 'Background must look like #1f6feb.'],
    ['header', { header: 'upside-down' }, 'Header must be one of left,'],
    ['type', { type: 'url(//evil.example/x)' }, 'Typefaces must be one of system,'],
    ['actionPageId', { headerAction: 'page', actionPageId: null }, 'Choose the page that the button'],
    ['actionLabel', { actionLabel: 'x'.repeat(41) }, 'The text of the button in the header'],
  ])('rejects %s that could break a page, with a sentence', async (field, change, message) => {
    const { status, error } = await save({ ...presetOf('clear'), ...change });
    expect(status).toBe(400);
    expect(error.fields?.[`theme.${field}`]).toContain(message);
  });
});
