import {
  assetsEntity,
  type ChromeRecord,
  chromeEntity,
  type PathRecord,
  pathEntity,
  releaseEntity,
} from '@galley/functions/core/entities/path';
import {
  type ComponentRecord,
  componentEntity,
  type LivePageRecord,
  liveEntity,
  type VersionRecord,
  versionEntity,
} from '@galley/functions/core/entities/version';
import { livePageRecord, unpackLiveComponents } from '@galley/functions/core/release/live-page';
import { packChrome, packPage, unpackChrome, unpackPage } from '@galley/functions/core/release/path-body';
import { ownAssetsRecord } from '@galley/functions/core/release/stored-assets';
import { renderPages } from '@galley/functions/jobs/render-pages';
import { rerenderSite } from '@galley/functions/jobs/rerender-site';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { changePage } from '../../support/page-forms';
import { addAnnouncement, bodyOf, makeLivePage, newDraft, publish } from '../../support/pages';
import { visit } from '../../support/visits';

/** The data that a later release left, before the roll-back to this one. */
const laterType = 'Marquee' as ComponentRecord['type'];
const later = 'of-a-later-release';
const laterBody = '<p class="marquee">as the later release drew it</p>';

const cloud = await openCloud();
const acme = await makeCompany('acme');
const scope = acme.scope;
const admin = await sessionFor(cloud, acme, 'Admin');

const read = async <Stored>(key: { pk: string; sk: string }) => (await cloud.table.get(key)) as Stored;
const storedPage = (path: string) => read<PathRecord>(pathEntity.key(scope, path));
const call = { get: () => ({ session: admin }), post: () => ({ session: admin, method: 'POST' as const }) };

/** A live page with an announcement and a component that only the later release knows. */
async function pageOfLaterRelease(friendlyUrl: string): Promise<{ pageId: number; path: string }> {
  const path = `/${friendlyUrl}`;
  const pageId = await makeLivePage(admin, 'known text', { name: friendlyUrl, friendlyUrl });
  const draft = await newDraft(admin, pageId, 1);
  await addAnnouncement(admin, pageId, draft, 'text of the marquee');
  await publish(admin, pageId);
  const version = await read<VersionRecord>(versionEntity.key(scope, pageId, draft));
  const component = await read<ComponentRecord>(componentEntity.key(scope, pageId, draft, 2));
  const live = unpackLiveComponents(await read<LivePageRecord>(liveEntity.key(scope, pageId)));
  const item = await storedPage(path);
  const fragments = { ...unpackPage(item.body as Uint8Array), main: laterBody };
  const chrome = await read<ChromeRecord>(chromeEntity.key(scope));
  const unpacked = unpackChrome(chrome.body);
  const placements = version.placements.map((one) => (one.n === 2 ? { ...one, type: laterType } : one));
  const components = live.map((one, index) => (index === 1 ? { ...one, type: laterType } : one));
  await cloud.table.commit([
    { put: { ...version, placements } },
    { put: { ...component, type: laterType } },
    { put: { ...livePageRecord(scope, pageId, draft, components as typeof live) } },
    { put: { ...item, renderer: later, body: packPage(fragments) } },
    {
      put: {
        ...chrome,
        body: packChrome({ ...unpacked, earlier: { ...unpacked.earlier, [later]: unpacked.fragments } }),
      },
    },
    { update: releaseEntity.key(scope), set: { earlier: [later] } },
    { put: { ...ownAssetsRecord(scope), sk: assetsEntity.key(scope, later).sk } },
  ]);
  return { pageId, path };
}

async function expectKept(path: string) {
  expect((await storedPage(path)).renderer).toBe(later);
  const { status, html } = await visit('acme', path);
  expect(status).toBe(200);
  expect(html).toContain(laterBody);
}

describe('a live page with a component of a type that this release does not know', () => {
  it('keeps its body, its chrome and its renderer while other pages are rendered by this release', async () => {
    const { pageId, path } = await pageOfLaterRelease('renewed');
    const faults = await renderPages(cloud.table, scope, [pageId]);
    expect(faults).toEqual([{ pageId, name: 'renewed', why: expect.stringContaining('(Marquee)') }]);
    await rerenderSite(cloud.table, scope, { kind: 'renew-site' });
    expect(await read(releaseEntity.key(scope))).toMatchObject({ earlier: [later] });
    await expectKept(path);
  });

  it('gets its new title and name, and keeps everything else [2:62]', async () => {
    const { pageId, path } = await pageOfLaterRelease('renamed');
    await changePage(admin, pageId, { name: 'Renamed', scoTitle: 'Another title' });
    await expectKept(path);
    const { html } = await visit('acme', path);
    expect(html).toContain('<title>Another title</title>');
    expect(html).toContain('<h1>Renamed</h1>');
  });

  it('is moved unchanged when the page above it moves [2:61]', async () => {
    const above = await makeLivePage(admin, 'above', { name: 'Above', friendlyUrl: 'above' });
    const { pageId } = await pageOfLaterRelease('taken-along');
    await changePage(admin, pageId, { menu: above });
    await expectKept('/above/taken-along');
    await changePage(admin, above, { friendlyUrl: 'higher' });
    await cloud.settled();
    await expectKept('/higher/taken-along');
  });
});

describe('staff', () => {
  it('see, copy and compare the component, and nothing of it is lost [1:171] [2:82] [2:259]', async () => {
    const { pageId } = await pageOfLaterRelease('staff');
    const draft = await newDraft(admin, pageId, 2);
    const data = bodyOf(await callApi('getPageComponentData', { pageId }, call.get()));
    expect(data.pageComponents.map(({ type }) => type)).toEqual(['Announcement', laterType]);
    expect(data.components[1]).toMatchObject({
      type: laterType,
      data: { announcementText: 'text of the marquee' },
    });
    const compared = await callApi(
      'compareVersions',
      { pageId, fromVersionId: 2, toVersionId: draft },
      call.get(),
    );
    expect(bodyOf(compared).map(({ type, change }) => [type, change])).toEqual([
      ['Announcement', 'same'],
      [laterType, 'same'],
    ]);
    const preview = await callApi('getPagePreview', { pageId, versionId: draft }, call.post());
    expect(bodyOf(preview).html).toContain('<p class="error">ERROR</p>');
  });

  it('cannot publish a page without it by mistake, and can once they have removed it', async () => {
    const { pageId, path } = await pageOfLaterRelease('published');
    const draft = await newDraft(admin, pageId, 2);
    bodyOf(await callApi('submitDraft', { pageId, comments: '' }, call.post()));
    const refused = await callApi('publishDraft', { pageId, comments: '' }, call.post());
    expect(refused.status).toBe(409);
    expect(refused.error?.message).toContain(
      'a component that this release of the product does not know (Marquee)',
    );
    await expectKept(path);
    bodyOf(await callApi('rejectDraft', { pageId, comments: 'Not yet' }, call.post()));
    const { pageComponents } = bodyOf(await callApi('getPageComponentData', { pageId }, call.get()));
    const pageComponentId = pageComponents[1]?.id ?? 0;
    bodyOf(await callApi('removePlacement', { pageComponentId }, { session: admin }));
    await publish(admin, pageId);
    expect((await visit('acme', path)).html).toContain('known text');
    expect(draft).toBe(3);
  });
});
