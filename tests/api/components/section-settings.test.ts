import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { bodyOf, makePage, newDraft, publish } from '../../support/pages';
import { visit } from '../../support/visits';

const { admin } = await startAcme({ runJobs: false });
const session = { session: admin };
const words = (announcementText: string) => ({ componentName: 'Notice', announcementText });

it('old components return no settings until some are chosen, and a save without settings keeps them [1:100] [1:260]', async () => {
  const pageId = await makePage(admin);
  const at = { pageId, versionId: 1 };
  const id = bodyOf(await callApi('createAnnouncement', { ...at, ...words('One') }, session));
  const plain = bodyOf(await callApi('getAnnouncement', { componentId: id }, session));
  expect(Object.keys(plain).filter((name) => name.startsWith('section'))).toEqual([]);
  const chosen = { sectionBackground: 'brand', sectionAnchor: 'news' } as const;
  const saves = [{ ...words('Two'), ...chosen }, words('Three')];
  for (const [index, fields] of saves.entries()) {
    bodyOf(await callApi('updateAnnouncement', { ...at, ...fields, id, revision: index + 1 }, session));
  }
  const kept = bodyOf(await callApi('getAnnouncement', { componentId: id }, session));
  expect(kept).toMatchObject({ ...words('Three'), ...chosen });
});

it('a hidden component stays in its draft and is published neither on the page nor for hydrated sites [2:8] [2:84]', async () => {
  const pageId = await makePage(admin, { name: 'Half hidden', friendlyUrl: 'half-hidden' });
  const at = { pageId, versionId: 1 };
  bodyOf(await callApi('createAnnouncement', { ...at, ...words('Everybody reads this') }, session));
  const hidden = { ...at, ...words('Nobody reads that'), sectionHidden: true };
  bodyOf(await callApi('createAnnouncement', hidden, session));
  const preview = bodyOf(await callApi('getPagePreview', at, session));
  expect(preview.html).not.toContain('Nobody reads that');
  await publish(admin, pageId);
  const { html } = await visit('acme', '/half-hidden');
  expect(html).toContain('Everybody reads this');
  expect(html).not.toContain('Nobody reads that');
  await newDraft(admin, pageId, 1);
  const { components } = bodyOf(await callApi('getPageComponentData', { pageId }, session));
  expect(components.map(({ data }) => data.sectionHidden)).toEqual([undefined, true]);
});
