import { readPageLink } from '@galley/shared/page-links';
import { type StarterName, starterNames } from '@galley/shared/starters/names';
import { describe, expect, it } from 'vitest';
import { searchErrorsIn } from '../../../public-web/src/testing/search-data';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../../support/companies';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { storedOwnLinks } from '../../support/own-links';
import { bodyOf } from '../../support/pages';
import { visit } from '../../support/visits';

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);

const words = {
  companyName: 'Ruth & Sons <Ltd>',
  telephone: '207 555 0123',
  address: '1 Mill Lane, Rockport',
};

async function newCompany(key: string) {
  const company = await makeCompany(key);
  return { company, admin: await sessionFor(cloud, company, 'Admin') };
}
const start = (starter: string, session: TestSession, changes: object = {}) =>
  callApi('startSite', { starter: starter as StarterName, ...words, ...changes }, { session });

async function publishAll(session: TestSession) {
  for (const { pageId } of bodyOf(await callApi('listPages', {}, { session }))) {
    await callApi('submitDraft', { pageId, comments: '' }, { session });
    const { status } = await callApi('publishDraft', { pageId, versionId: 1, comments: '' }, { session });
    expect(status).toBe(200);
  }
}

describe.each(starterNames)('the starter %s', (starter) => {
  it('creates five pages with logged drafts that can be published unchanged, with every link, picture and form in place [1:152] [1:274] [1:161]', async () => {
    const { company, admin } = await newCompany(`s-${starter}`);
    expect(await start(starter, admin)).toMatchObject({ status: 200, body: 'Saved' });
    await runJobs();
    const rows = bodyOf(await callApi('listPages', {}, { session: admin }));
    expect(rows.map(({ versionStatus }) => versionStatus)).toEqual(Array(5).fill('draft'));
    for (const { pageId } of rows) {
      const log = bodyOf(await callApi('listVersionLog', { pageId }, { session: admin }));
      expect(log.map(({ action }) => action)).toEqual(['Created draft V1']);
    }
    const { start: started } = bodyOf(await callApi('getSiteChecklist', {}, { session: admin }));
    expect(started).toEqual({ starter, isMade: true });
    const ownLinks = await storedOwnLinks(cloud.table, company.scope);
    expect(ownLinks.length).toBeGreaterThan(5);
    expect(ownLinks.filter((link) => !readPageLink(link))).toEqual([]);
    await publishAll(admin);
    await runJobs();
    const paths = rows.map(({ fullUrl }) => fullUrl);
    for (const path of paths) {
      const { status, html } = await visit(company.key, path);
      expect(status, path).toBe(200);
      // The braces end, because a style may begin like a placeholder: `.find-us{address{`.
      expect(html).not.toMatch(/\{(company|telephone|call|address|picture)[:}]/);
      expect(html).toContain('Ruth &amp; Sons &lt;Ltd&gt;');
      const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)(?:#([^"]*))?"/g)];
      expect(links.length).toBeGreaterThan(5);
      for (const [, to = '', part] of links) {
        expect(paths, `${path} links to ${to}`).toContain(to);
        if (part) expect((await visit(company.key, to)).html).toContain(`id="${part}"`);
      }
      expect([...html.matchAll(/<img(?![^>]* alt[=\s>])[^>]*>/g)].map(([tag]) => tag)).toEqual([]);
      expect([...html.matchAll(/\/images\/([^/"]+)\//g)].every(([, owner]) => owner === company.key)).toBe(
        true,
      );
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(searchErrorsIn(html), path).toEqual([]);
    }
  });
});

describe('starting a site', () => {
  it('stores links to its pages as picked ones: they follow a page, and are listed when it is deleted', async () => {
    const { company, admin } = await newCompany('links');
    await start('practice', admin);
    await runJobs();
    await publishAll(admin);
    await runJobs();
    const rows = bodyOf(await callApi('listPages', {}, { session: admin }));
    const htmlOf = async (path: string) => (await visit(company.key, path)).html;
    const { pageId = 0, fullUrl: before = '' } = rows.at(-1) ?? {};
    const links = bodyOf(await callApi('getPageLinks', { pageId }, { session: admin }));
    expect(links.isInFooter).toBe(true);
    expect(links.pages.length).toBeGreaterThan(0);

    const { id, ...page } = bodyOf(await callApi('getPage', { pageId }, { session: admin }));
    const renamed = { ...page, id, friendlyUrl: 'moved-here' };
    expect((await callApi('updatePage', renamed, { session: admin })).status).toBe(200);
    await runJobs();
    for (const { pageId: linking, fullUrl } of rows.slice(0, -1)) {
      const html = await htmlOf(fullUrl);
      expect(html).not.toContain(`href="${before}`);
      const main = html.split('<main')[1]?.split('</main>')[0];
      const isLinking = links.pages.some((other) => other.id === linking);
      expect(main?.includes('href="/moved-here'), fullUrl).toBe(isLinking);
    }
    expect((await htmlOf('/')).split('<footer')[1]).toContain('href="/moved-here"');

    expect((await callApi('deletePage', { pageId }, { session: admin })).status).toBe(200);
    const broken = bodyOf(await callApi('listBrokenLinks', {}, { session: admin }));
    expect(new Set(broken.links.map((link) => link.pageId))).toEqual(
      new Set(links.pages.map((one) => one.id)),
    );
  });

  it('again with the same starter changes nothing, and with another one is rejected', async () => {
    const { company, admin } = await newCompany('again');
    await start('cafe', admin);
    await runJobs();
    const stored = async () => [
      await cloud.stored.everythingOf('site', company.scope),
      await cloud.stored.everythingOf('pages', company.scope),
    ];
    const before = await stored();
    expect((await start('cafe', admin)).status).toBe(200);
    await runJobs();
    expect(await stored()).toEqual(before);
    const other = await start('shop', admin);
    expect(other).toMatchObject({ status: 409, error: { message: /has already been started/ } });
  });

  it('is for Admins, and names the wrong field [1:207] [1:208] [2:132]', async () => {
    const { company, admin } = await newCompany('rules');
    const editor = await sessionFor(cloud, company, 'Level4');
    expect((await start('cafe', editor)).status).toBe(403);
    const wrong = await start('cafe', admin, { telephone: '12', companyName: ' ' });
    expect(wrong.error.fields).toEqual({ companyName: 'Company Name is required.' });
    expect((await start('cafe', admin, { telephone: '12' })).error.fields).toEqual({
      telephone: 'Telephone must be a US phone number, like 212 555 0100.',
    });
    expect((await start('castle', admin)).status).toBe(400);
    expect(await cloud.stored.start.get(company.scope)).toBeUndefined();
  });

  it('keeps what users have created in between', async () => {
    const { company, admin } = await newCompany('meanwhile');
    const page = {
      name: 'Mine',
      friendlyUrl: 'services',
      showOnMenu: true,
      scoTitle: 'Mine',
      scoMetaDescription: 'Mine',
      scoMetaKeywords: 'mine',
    };
    await callApi('createPage', page as never, { session: admin });
    await callApi(
      'createBlank',
      { componentName: 'Mine', height: 7, pageId: 1, versionId: 1 },
      { session: admin },
    );
    await start('trade', admin);
    await runJobs();
    const rows = bodyOf(await callApi('listPages', {}, { session: admin }));
    expect(rows.map(({ pageName }) => pageName).toSorted()).toEqual([
      'About',
      'Contact',
      'Home',
      'Mine',
      'Projects',
    ]);
    // Links to the starter's page lead to theirs.
    const { pageId: mine } = rows.find(({ pageName }) => pageName === 'Mine') ?? {};
    expect(await storedOwnLinks(cloud.table, company.scope)).toContain(`/page:${mine}`);
    const home = await cloud.stored.component.all(company.scope, 1, 1);
    expect(home.map(({ type }) => type)).toEqual(['Blank']);
    expect(await cloud.stored.version.get(company.scope, 1, 1)).toMatchObject({ nextN: 2 });
  });
});
