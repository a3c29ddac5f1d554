import { remainingPlaceholders } from '@galley/shared/components/placeholder';
import { limits } from '@galley/shared/limits';
import { templateNames } from '@galley/shared/page-templates/names';
import { templateSections } from '@galley/shared/page-templates/sections';
import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { bannerCalls } from '../../support/banners';
import { makeCompany, sessionFor } from '../../support/companies';
import { putImage } from '../../support/library';
import { externalForm, newPage, pageForm } from '../../support/page-forms';
import {
  addAnnouncement,
  bodyOf,
  makeLivePage,
  makePage,
  newDraft,
  type PageFields,
} from '../../support/pages';

const { cloud, acme, admin, editor } = await startAcme();

/** The stored components of a page's first draft, in order. */
async function draftOf(pageId: number, versionId = 1) {
  const [header, components] = await Promise.all([
    cloud.stored.version.get(acme.scope, pageId, versionId),
    cloud.stored.component.all(acme.scope, pageId, versionId),
  ]);
  const placed = (header?.placements ?? []).map(({ n }) => components.find((stored) => stored.n === n));
  return { header, components: placed.map((stored) => ({ type: stored?.type, data: stored?.data })) };
}

async function logOf(pageId: number) {
  const log = await callApi('listVersionLog', { pageId }, { session: admin });
  return bodyOf(log).map(({ action }) => action);
}

const beginning = (friendlyUrl: string, beginWith: PageFields['beginWith'], session = admin) =>
  callApi('createPage', pageForm(friendlyUrl, { beginWith }), { session });

describe('a template', () => {
  it.each(templateNames)(
    '%s is on the draft, which is logged, and each of its sections with initial text counts as unwritten [1:152] [1:274] [1:134]',
    async (name) => {
      const pageId = await newPage(editor, `from-${name}`, { beginWith: { kind: 'template', name } });
      const { header, components } = await draftOf(pageId);
      expect(components.map(({ type }) => type)).toEqual(templateSections[name].map(({ type }) => type));
      expect(header).toMatchObject({ versionId: 1, status: 'draft', nextN: components.length + 1 });
      expect(await logOf(pageId)).toEqual(['Created draft V1']);
      const listed = bodyOf(await callApi('listPages', {}, { session: editor }));
      const firstType = templateSections[name][0]?.type;
      expect(listed.find((page) => page.pageId === pageId)).toMatchObject({ firstType });
      for (const { type, data } of components) {
        // Its heading fits every company, and its content is entered in Site Information.
        const isFinished = type === 'FindUs' && data?.note === '';
        const left = remainingPlaceholders(String(type), data ?? {});
        expect(left.length === 0, JSON.stringify(data)).toBe(isFinished);
      }
      // The landing template takes the whole width.
      const page = await cloud.stored.page.get(acme.scope, pageId);
      expect(page?.sideMenu ?? 'site').toBe(name === 'landing' ? 'off' : 'site');
      const anchors = components.map(({ data }) => data?.sectionAnchor).filter(Boolean);
      const links = [...JSON.stringify(components).matchAll(/"\w*Link":"([^"]+)"/g)].map(([, link]) => link);
      expect(links.filter((link) => !anchors.includes(link?.replace('#', '')))).toEqual([]);
    },
  );

  it('leaves a side menu that was requested', async () => {
    const beginWith = { kind: 'template', name: 'landing' } as const;
    const pageId = await newPage(editor, 'landing-with-menu', { beginWith, sideMenu: 'on' });
    expect(await cloud.stored.page.get(acme.scope, pageId)).toMatchObject({ sideMenu: 'on' });
  });
});

describe('a copy of a page', () => {
  it('contains what its live version shows, with ids of its own, is independent, and its draft is logged [1:152] [1:274] [1:134]', async () => {
    const source = await makeLivePage(admin, 'what visitors read');
    await addAnnouncement(admin, source, await newDraft(admin, source, 1), 'not live yet');
    const pageId = await newPage(editor, 'copied', { beginWith: { kind: 'copy', pageId: source } });
    const copied = await draftOf(pageId);
    expect(copied.components).toEqual((await draftOf(source)).components);
    expect(await logOf(pageId)).toEqual(['Created draft V1']);
    expect(copied.header?.htmlBytes).toBe((await draftOf(source)).header?.htmlBytes);
    await addAnnouncement(admin, pageId, 1, 'only here');
    expect((await draftOf(pageId)).components).toHaveLength(2);
    expect((await draftOf(source)).components).toHaveLength(1);
  });

  it('contains the newest version of a page that is not live, including slides and pictures', async () => {
    const picture = await putImage(cloud, acme, 77);
    const { pageId: source } = await bannerCalls(() => admin, picture).makeBanner(2);
    await addAnnouncement(admin, source, 1, 'below the banner');
    const pageId = await newPage(admin, 'with-a-banner', { beginWith: { kind: 'copy', pageId: source } });
    const { header, components } = await draftOf(pageId);
    expect(header?.placements).toMatchObject([{ n: 1, slides: [2, 3] }, { n: 4 }]);
    expect(header?.nextN).toBe(5);
    expect(components[0]?.data).toMatchObject({ banners: [{ n: 2 }, { n: 3, backgroundImage: picture }] });
  });

  it('is rejected by its field where the page is deleted, external, or another company’s', async () => {
    const deleted = await makePage(admin);
    await callApi('deletePage', { pageId: deleted }, { session: admin });
    const external = await newPage(admin, 'x', externalForm('elsewhere'));
    const globex = await makeCompany('globex');
    const stranger = await sessionFor(cloud, globex, 'Admin');
    const secret = await makeLivePage(admin, 'secret of acme');
    for (const [pageId, session] of [
      [deleted, admin],
      [external, admin],
      [987_654, admin],
      [secret, stranger],
    ] as const) {
      const answer = await beginning('refused', { kind: 'copy', pageId }, session);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.error.fields ?? {})).toEqual(['beginWith']);
    }
  });

  it('is rejected with a sentence where it does not fit into one transaction', async () => {
    const source = await makePage(admin);
    const header = await cloud.stored.version.get(acme.scope, source, 1);
    if (!header) throw new Error('The draft is missing.');
    const first = await addAnnouncement(admin, source, 1, 'one of many').then(() => draftOf(source));
    const numbers = Array.from({ length: limits.transactionItems }, (_, index) => index + 1);
    const component = {
      versionId: 1,
      type: 'Announcement',
      revision: 1,
      data: first.components[0]?.data ?? {},
    };
    await cloud.table.commit(
      numbers.map((n) => ({
        put: cloud.stored.component.item(acme.scope, source, 1, n, { n, ...component }),
      })),
    );
    const placements = numbers.map((n) => ({ n, type: 'Announcement', componentName: 'Text' }));
    await cloud.table.commit([{ put: { ...header, placements, nextN: 200 } }]);
    const answer = await beginning('too-many', { kind: 'copy', pageId: source });
    expect(answer.status).toBe(400);
    expect(answer.error.fields?.beginWith).toContain('too many components');
  });
});

it('an external page starts empty, and an unknown template is rejected', async () => {
  const form = externalForm('away', { beginWith: { kind: 'template', name: 'about' } });
  const external = await callApi('createPage', form, { session: admin });
  expect(external.error.fields).toHaveProperty('beginWith');
  const unknown = { ...pageForm('unknown'), beginWith: { kind: 'template', name: 'toString' } };
  expect((await callApi('createPage', unknown as PageFields, { session: admin })).status).toBe(400);
});
