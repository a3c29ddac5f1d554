import { siteCss } from '@galley/public-web/generated/site-assets';
import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { bodyOf, makeLivePage } from '../../support/pages';
import { visit } from '../../support/visits';

let revision: number | undefined;

const cloud = await openCloud({ runJobs: false });
const admin = await sessionFor(cloud, await makeCompany('acme'), 'Admin');
await makeLivePage(admin, 'hello', { friendlyUrl: 'hello' });

async function choose(siteRuntime: string | undefined) {
  const companySettings = {
    companyName: 'Acme',
    copyrightName: 'Acme',
    address: '1 Quay',
    telephone: '207 555 0148',
    siteRuntime,
    revision,
  };
  const name = revision === undefined ? 'createCompanySettings' : 'updateCompanySettings';
  const input = { companySettings, adminVersionUpdateEmails: ['a@acme.example'] };
  const answer = await callApi(name, input, { session: admin });
  if (answer.status === 200) revision = (revision ?? 0) + 1;
  return answer;
}

it('loads and allows no script unless the company has chosen it', async () => {
  for (const runtime of [undefined, 'static', '']) {
    bodyOf(await choose(runtime));
    const { html, headers } = await visit('acme', '/hello');
    expect(html).not.toContain('type="module"');
    expect(headers['content-security-policy']).not.toContain("script-src 'self'");
  }
});

it('loads the script of hydrated sites from the next visit on, with the styles of every page', async () => {
  bodyOf(await choose('hydrated'));
  const { html, headers } = await visit('acme', '/hello');
  const release = /<script type="module" src="\/assets\/[\w-]+\.js" data-release="(\d+)">/.exec(html)?.[1];
  const page = bodyOf(await callApi('getPageByMenuAndName', { friendlyUrl: 'hello' }, { site: 'acme' }));
  expect(Number(release)).toBe(page.release);
  expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$| 'sha256-)/);
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  // It includes the styles of forms and banners: such a page may be shown in this document.
  const [, style = ''] = /<style>(.*)<\/style>/.exec(html) ?? [];
  expect(style.length).toBeGreaterThan(0.95 * siteCss.length);
  // A document without links to other pages loads no script.
  expect((await visit('acme', '/nowhere')).html).not.toContain('type="module"');
});

it('has two possible values [2:179]', async () => {
  const answer = await choose('turbo');
  expect(answer.status).toBe(400);
  expect(answer.error.message).toBe('Site Runtime must be static or hydrated.');
});
