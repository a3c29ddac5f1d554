import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { changePage, newPage } from '../../support/page-forms';
import { bodyOf, publish } from '../../support/pages';
import { visit } from '../../support/visits';

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const admin = await sessionFor(cloud, await makeCompany('acme'), 'Admin');

const html = async (path: string) => (await visit('acme', path)).html;
const done: typeof callApi = async (name, input) => {
  const answer = await callApi(name, input, { session: admin });
  bodyOf(answer);
  return answer;
};
/** What a hydrated site reads to draw the page, and what the calls of its components return. */
const readBySite = async () => {
  const asVisitor = { site: 'acme' };
  const page = bodyOf(await callApi('getPageByMenuAndName', { friendlyUrl: 'start-here' }, asVisitor));
  const { data, componentId } = page.components.find(({ type }) => type === 'HtmlEditorColumns') ?? {};
  const alone = bodyOf(
    await callApi('getPublicHtmlEditorColumns', { componentId: Number(componentId) }, asVisitor),
  );
  expect(alone).toMatchObject(data ?? {});
  return JSON.stringify(page);
};
const brokenOn = async (pageId: number) =>
  bodyOf(await callApi('listPages', {}, { session: admin })).find((row) => row.pageId === pageId)
    ?.brokenLinks;

/** Creates a live page with a text and a button that link to a page by its number. */
async function linkingPage(friendlyUrl: string, target: number): Promise<number> {
  const pageId = await newPage(admin, friendlyUrl);
  const place = { pageId, versionId: 1 };
  await done('createHtmlEditorColumns', {
    ...place,
    componentName: 'Text',
    borderStyle: 'none',
    format: '4_4',
    column1: `<p>See <a href="/page:${target}#prices">our prices</a>.</p>`,
  });
  await done('createCallToAction', {
    ...place,
    componentName: 'Ask',
    heading: 'Ask us',
    buttonText: 'Ask',
    buttonLink: `/page:${target}`,
  });
  await publish(admin, pageId);
  await runJobs();
  return pageId;
}

describe('links to a page by its number', () => {
  it('lead to the page at any path, become plain text while it cannot be opened, and are reported as broken [2:61] [2:234] [2:236]', async () => {
    const target = await newPage(admin, 'roofs');
    const linking = await linkingPage('start-here', target);
    expect(await html('/start-here')).toContain('<p>See our prices.</p>');
    expect(await html('/start-here')).not.toContain('page:');
    expect(await readBySite()).toContain('<p>See our prices.</p>');
    expect(await brokenOn(linking)).toEqual(['Roofs']);

    await publish(admin, target);
    await runJobs();
    expect(await html('/start-here')).toContain('<a href="/roofs#prices">our prices</a>');
    expect(await html('/start-here')).toContain('href="/roofs"');
    expect(await brokenOn(linking)).toBeUndefined();
    expect((await done('getPageLinks', { pageId: target })).body).toMatchObject({
      pages: [{ id: linking, name: 'Start-here' }],
    });

    const parent = await newPage(admin, 'services');
    bodyOf(await changePage(admin, target, { friendlyUrl: 'new-roofs', menu: parent }));
    await runJobs();
    expect(await html('/start-here')).toContain('<a href="/services/new-roofs#prices">our prices</a>');
    expect(await readBySite()).toContain(String.raw`<a href=\"/services/new-roofs#prices\">our prices</a>`);
    expect(await readBySite()).toContain('"buttonLink":"/services/new-roofs"');

    await done('deletePage', { pageId: target });
    await runJobs();
    expect(await html('/start-here')).toContain('<p>See our prices.</p>');
    expect(await brokenOn(linking)).toEqual(['Roofs']);
    await done('restorePage', { pageId: target });
    await runJobs();
    expect(await html('/start-here')).toContain('/services/new-roofs#prices');

    await done('unpublish', { pageId: target });
    await runJobs();
    expect(await html('/start-here')).not.toContain('new-roofs');
  });

  it('lead staff to pages that are not published yet, and work in the footer of every page [2:63] [2:68]', async () => {
    const target = await newPage(admin, 'later');
    const linking = await linkingPage('early', target);
    const { html: preview } = bodyOf(
      await callApi('getPagePreview', { pageId: linking, versionId: 1 }, { session: admin }),
    );
    expect(preview).toContain('href="/later#prices"');
    const column = `<p><a href="/page:${target}">Later</a></p>`;
    const rest = { contentColumn2: '', contentColumn3: '', contentColumn4: '' };
    await done('createFooter', { contentColumn1: column, ...rest });
    await runJobs();
    expect(await html('/early')).toContain('<p>Later</p>');
    await publish(admin, target);
    await runJobs();
    expect(await html('/early')).toContain('<p><a href="/later">Later</a></p>');
  });
});
