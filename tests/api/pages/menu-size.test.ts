import { limits } from '@galley/shared/limits';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { externalForm, newPage, pageForm } from '../../support/page-forms';

const { cloud, acme, admin } = await startAcme();

const full = { status: 409, error: { message: expect.stringContaining('The menu has 500 entries') } };

it('a full menu rejects one more entry with a sentence, from any call, and stores nothing', async () => {
  const off = await newPage(admin, 'off', { showOnMenu: false });
  const last = await newPage(admin, 'last', { showOnMenu: true });
  const page = await cloud.stored.page.get(acme.scope, last);
  const onMenu = (await callApi('listPages', {}, { session: admin })).body.filter(
    ({ pageShowOnMenu }) => pageShowOnMenu,
  );
  const fillers = Array.from({ length: limits.menuEntries - onMenu.length }, (_, index) => 1_000 + index);
  for (let start = 0; start < fillers.length; start += 50) {
    const ids = fillers.slice(start, start + 50);
    await cloud.table.commit([
      ...ids.map((id) => ({
        put: cloud.stored.page.item(acme.scope, id, { ...page, id, friendlyUrl: `filler-${id}` }),
      })),
    ]);
    await cloud.stored.order.change(acme.scope, 0, { append: { ids } });
  }
  const before = (await callApi('listPages', {}, { session: admin })).body;
  const refused = [
    await callApi('createPage', pageForm('one-more', { showOnMenu: true }), { session: admin }),
    await callApi('createPage', pageForm('under', { showOnMenu: true, menu: last }), { session: admin }),
    await callApi('createPage', externalForm('shop', { showOnMenu: true }), { session: admin }),
    await callApi(
      'updatePage',
      { ...pageForm('off', { showOnMenu: true }), id: off, revision: 1 },
      { session: admin },
    ),
  ];
  for (const answer of refused) expect(answer).toMatchObject(full);
  expect((await callApi('listPages', {}, { session: admin })).body).toEqual(before);

  await callApi('deletePage', { pageId: last }, { session: admin });
  await newPage(admin, 'one-more', { showOnMenu: true });
  expect(await callApi('restorePage', { pageId: last }, { session: admin })).toMatchObject(full);
});
