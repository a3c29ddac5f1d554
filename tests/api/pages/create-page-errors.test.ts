import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { newPage, pageForm } from '../../support/page-forms';

const { cloud, admin } = await startAcme();

describe('an invalid page form [1:245]', () => {
  it.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(101) }],
    ['friendlyUrl', { friendlyUrl: 'About Us' }],
    ['friendlyUrl', { friendlyUrl: 'x'.repeat(61) }],
    ['friendlyUrl', { friendlyUrl: 'javascript:alert(1)', isExternal: true, openType: 'NewTab' as const }],
    ['openType', { friendlyUrl: 'https://a.example', isExternal: true }],
    [
      'friendlyUrl',
      { friendlyUrl: `https://a.example/${'x'.repeat(1983)}`, isExternal: true, openType: 'NewTab' as const },
    ],
    ['scoTitle', { scoTitle: '' }],
    ['scoTitle', { scoTitle: 'x'.repeat(201) }],
    ['scoMetaDescription', { scoMetaDescription: ' ' }],
    ['scoMetaDescription', { scoMetaDescription: 'x'.repeat(501) }],
    ['scoMetaKeywords', { scoMetaKeywords: 'a, A ' }],
    ['scoMetaKeywords', { scoMetaKeywords: ' , ' }],
    ['scoMetaKeywords', { scoMetaKeywords: 'x'.repeat(61) }],
    [
      'scoMetaKeywords',
      { scoMetaKeywords: Array.from({ length: 84 }, (_, at) => `word${at + 10}`).join(',') },
    ],
    ['childMenu', { childMenu: 1 }],
    ['menu', { menu: 987_654 }],
    ['subMenu', { menu: 1, subMenu: 1 }],
  ])('is rejected with %s [1:191] [1:9] [1:94] [1:190] [1:193]', async (field, changes) => {
    const answer = await callApi('createPage', { ...pageForm('form'), ...changes }, { session: admin });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toHaveProperty(field);
  });

  it('is rejected where an entry is not at its level [1:94] [1:9] [1:70]', async () => {
    const top = await newPage(admin, 'level-one');
    const child = await newPage(admin, 'level-two', { menu: top });
    const wrong = [
      { menu: child },
      { menu: top, childMenu: top },
      { menu: 1, childMenu: child },
      { menu: top, childMenu: child, subMenu: child },
    ];
    for (const place of wrong) {
      const answer = await callApi('createPage', pageForm('misplaced', place), { session: admin });
      expect(answer.status, JSON.stringify(place)).toBe(400);
    }
  });

  it('is rejected under a deleted page [1:94]', async () => {
    const gone = await newPage(admin, 'gone');
    await callApi('deletePage', { pageId: gone }, { session: admin });
    const answer = await callApi('createPage', pageForm('orphan', { menu: gone }), { session: admin });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toHaveProperty('menu');
  });

  it('says Tag already exists for a duplicate keyword [1:193] [1:283] [1:94] [1:191]', async () => {
    const answer = await callApi('createPage', pageForm('tags', { scoMetaKeywords: 'pipes,Pipes' }), {
      session: admin,
    });
    expect(answer.error.message).toBe('Tag already exists');
    // A comma alone separates keywords.
    const words = pageForm('tags', { scoMetaKeywords: 'pipes; pumps, pumps' });
    expect((await callApi('createPage', words, { session: admin })).status).toBe(200);
  });
});

describe('the menu', () => {
  it('holds at most 500 entries', async () => {
    const full = await makeCompany('full');
    const owner = await sessionFor(cloud, full, 'Admin');
    const template = await cloud.stored.page.get(full.scope, 1);
    if (!template) throw new Error('The home page is missing.');
    for (let start = 2; start <= 500; start += 99) {
      const ids = Array.from({ length: Math.min(99, 501 - start) }, (_, index) => start + index);
      await cloud.table.commit([
        ...ids.map((id) => ({
          put: cloud.stored.page.item(full.scope, id, { ...template, id, friendlyUrl: `page-${id}` }),
        })),
      ]);
      await cloud.stored.order.change(full.scope, 0, { append: { ids } });
    }
    await cloud.stored.pageCounter.change(full.scope, { add: { lastId: 499 } });
    const answer = await callApi('createPage', pageForm('one-more', { showOnMenu: true }), {
      session: owner,
    });
    expect(answer.status).toBe(409);
    expect(answer.error.message).toContain('500 entries');
    expect(await newPage(owner, 'off-the-menu')).toBe(502);
  });
});
