import type { CompanyScope } from '@galley/functions/core/company-scope';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { makeLivePage } from '../../support/pages';
import { visit } from '../../support/visits';

const { cloud, admin } = await startAcme();

const setCompany = (scope: CompanyScope) => cloud.stored.chrome.get(scope);

it('a company that has saved nothing yet opens soon; a host without a company gets an empty notice', async () => {
  const fresh = await makeCompany('initech');
  expect(await setCompany(fresh.scope)).toBeUndefined();
  const { status, html, headers } = await visit('initech', '/');
  expect(status).toBe(404);
  expect(html).toContain('<h1>Opening soon</h1>');
  expect(html).toContain('content="noindex"');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect((await visit('nobody', '/')).html).toBe('There is no site at this address.');
});

it('a company without a home page says so in its own theme, and answers 404 at its other paths', async () => {
  const umbrella = await makeCompany('umbrella');
  const session = await sessionFor(cloud, umbrella, 'Admin');
  await makeLivePage(session, 'some text', { friendlyUrl: 'first' });
  const home = await visit('umbrella', '/');
  expect(home.status).toBe(404);
  expect(home.html).toContain('<h1>Opening soon</h1>');
  expect(home.html).toContain('href="/first"');
  expect((await visit('umbrella', '/nowhere')).html).toContain('<h1>Page not found</h1>');
  // The nearest ancestor is named.
  const under = (await visit('umbrella', '/first/second/third')).html;
  expect(under).toMatch(/You may find it under <a href="\/first">[^<]+<\/a>\./);
});

it("a malformed URL is rejected in the company's theme", async () => {
  await makeLivePage(admin);
  const { status, html } = await visit('acme', '/%ff');
  expect(status).toBe(400);
  expect(html).toContain('<h1>Page not found</h1>');
  expect(html).toContain('id="menu"');
});

it('a suspended company shows only its name in its theme, with 403', async () => {
  const hooli = await makeCompany('hooli');
  const session = await sessionFor(cloud, hooli, 'Admin');
  await makeLivePage(session, 'a secret text', { friendlyUrl: 'first' });
  const vendor = await sessionFor(cloud, await makeCompany('vendor', { isVendor: true }), 'Admin');
  const suspended = await callApi(
    'suspendCompany',
    { company: 'hooli', suspended: true },
    { session: vendor },
  );
  expect(suspended.status).toBe(200);
  for (const path of ['/', '/first', '/%ff']) {
    const { status, html } = await visit('hooli', path);
    expect(status).toBe(403);
    expect(html).toContain('<main id="main" class="notice"><h1>Hooli</h1></main>');
    expect(html).not.toContain('href="/first"');
    expect(html).not.toContain('a secret text');
  }
});
