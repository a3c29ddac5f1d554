import { afterEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { addAnnouncement, makeLivePage, makePage, newDraft, publish } from '../../support/pages';
import { visit } from '../../support/visits';

const cloud = await openCloud({ runJobs: false });
const admin = await sessionFor(cloud, await makeCompany('acme'), 'Admin');

afterEach(() => cloud.setTornReads(undefined));

describe('a visit', () => {
  it("shows the page with the company's name, title and menu [2:61] [2:62] [1:7] [2:8] [2:63]", async () => {
    const parent = await makeLivePage(admin, 'the parent', { name: 'Services', friendlyUrl: 'services' });
    await makeLivePage(admin, 'the child', {
      name: 'Repair',
      friendlyUrl: 'repair',
      menu: parent,
      scoTitle: 'Repairs & more',
    });
    const { status, html, headers } = await visit('acme', '/services/repair');
    expect(status).toBe(200);
    expect(html).toContain('the child');
    expect(html).toContain('<title>Repairs &amp; more</title>');
    expect(html).toContain('href="/services"');
    expect(html).toContain('Acme');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['cache-control']).toContain('stale-if-error=86400');
  });

  it('of an unknown path is a 404 in the site’s own chrome [2:226] [2:61] [2:260]', async () => {
    await makeLivePage(admin, 'x', { name: 'Known', friendlyUrl: 'known' });
    const { status, html } = await visit('acme', '/nowhere');
    expect(status).toBe(404);
    expect(html).toContain('Known');
  });

  it('in another case or with a trailing slash redirects to the exact path [2:61]', async () => {
    await makeLivePage(admin, 'x', { friendlyUrl: 'exact' });
    for (const asked of ['/Exact', '/exact/', '/EXACT//']) {
      const { status, headers } = await visit('acme', asked);
      expect([status, headers.location], asked).toEqual([301, '/exact']);
    }
  });

  it('never shows another company’s page [1:8] [2:61]', async () => {
    const globex = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
    await makeLivePage(globex, 'only at globex', { friendlyUrl: 'here' });
    await makeLivePage(admin, 'only at acme', { friendlyUrl: 'here' });
    const { result, calls } = await cloud.calls.during(() => visit('globex', '/here'));
    expect(result.html).toContain('only at globex');
    expect(calls.flatMap((call) => call.leadingKeys ?? [])).toEqual(['C#globex#PATHS']);
  });

  it('of a company that does not exist is a 404 [1:8] [2:61]', async () => {
    expect((await visit('nobody', '/')).status).toBe(404);
    const { status, html } = await visit('Not A Key', '/');
    expect([status, html]).toEqual([404, 'There is no site at this address.']);
  });

  it('with a method other than GET and HEAD is rejected', async () => {
    const { status, html, headers } = await visit('acme', '/', 'POST');
    expect([status, html, headers.allow]).toEqual([405, 'Pages can only be read.', 'GET, HEAD']);
  });

  it.each(['/%E0%A4%A', `/${'a'.repeat(3000)}`])('of a malformed URL is a 400', async (path) => {
    expect((await visit('acme', path)).status).toBe(400);
  });
});

describe('during changes', () => {
  it('shows the complete old or the complete new page, even when reads are torn', async () => {
    const pageId = await makePage(admin, { name: 'State 0', friendlyUrl: 'states' });
    await addAnnouncement(admin, pageId, 1, 'text 0');
    await publish(admin, pageId);
    cloud.setTornReads((call) => call.action === 'dynamodb:BatchGetItem' && Math.random() < 0.7);
    const seen = new Set<string>();
    let isChanging = true;
    const visitors = Array.from({ length: 4 }, async () => {
      while (isChanging) {
        const { status, html } = await visit('acme', '/states');
        if (status !== 200) throw new Error(`A visitor got ${status}.`);
        const heading = /<h1[^>]*>State (\d+)/.exec(html)?.[1];
        const inMenu = [...html.matchAll(/State (\d+)/g)].map((match) => match[1]);
        expect(new Set(inMenu), 'name in heading, menu and crumbs').toEqual(new Set([heading]));
        seen.add(`${heading}`);
      }
    });
    for (let round = 1; round <= 12; round += 1) {
      const { body: page } = await callApi('getPage', { pageId }, { session: admin });
      const saved = await callApi('updatePage', { ...page, name: `State ${round}` }, { session: admin });
      expect(saved.status).toBe(200);
    }
    isChanging = false;
    await Promise.all(visitors);
    expect(seen.size).toBeGreaterThan(3);
  });

  it('shows what a publish changed on the next visit [1:7] [1:161] [1:271]', async () => {
    const pageId = await makeLivePage(admin, 'before', { friendlyUrl: 'fresh' });
    await visit('acme', '/fresh');
    const draft = await newDraft(admin, pageId);
    await addAnnouncement(admin, pageId, draft, 'after');
    await publish(admin, pageId);
    expect((await visit('acme', '/fresh')).html).toContain('after');
  });
});
