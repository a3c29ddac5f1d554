import type { CallName } from '@galley/shared/contract/contract';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { newPage, pageForm } from '../../support/page-forms';
import { expectCsrfHeader, expectFieldNamed, expectUntouched } from '../../support/stranger-calls';

const cloud = await openCloud();
const acme = await makeCompany('acme');
const globex = await makeCompany('globex');
const admin = await sessionFor(cloud, acme, 'Admin');
const editor = await sessionFor(cloud, acme, 'Level4');
const stranger = await sessionFor(cloud, globex, 'Admin');
let pageId = 0;
for (const name of ['one', 'two', 'three']) pageId = await newPage(admin, name, { showOnMenu: true });

/** Every call of the area with a page's id in its input. */
const callsWithId = (id: unknown): [CallName, Record<string, unknown>][] => [
  ['getPage', { pageId: id }],
  ['updatePage', { ...pageForm('x'), id, revision: 1 }],
  ['deletePage', { pageId: id }],
  ['restorePage', { pageId: id }],
  ['listChildMenuOptions', { pageId: id }],
  ['listSubMenuOptions', { pageId: id }],
  ['hasSubPages', { pageId: id }],
  ['hasMenuChildPages', { pageId: id }],
  ['listMenuSiblings', { parentMenuId: id }],
  ['updatePageOrder', { orderedPageIds: [id] }],
  ['markPageOpened', { pageId: id }],
  ['getPageLinks', { pageId: id }],
];
const others: [CallName, Record<string, unknown>][] = [
  ['listPages', {}],
  ['listMainMenuOptions', {}],
  ['createPage', pageForm('y')],
  ['listRedirects', {}],
  ['createRedirect', { from: '/a', to: '/' }],
  ['deleteRedirect', { from: '/a' }],
  ['importRedirects', { csv: '/a,/' }],
];

describe('the calls of pages', () => {
  it.each([...callsWithId(1), ...others])('%s needs a session [1:43] [1:288]', async (name, input) => {
    expect((await callApi(name, input)).status).toBe(401);
  });

  it.each([
    'updatePage',
    'deletePage',
    'restorePage',
    'updatePageOrder',
    'getPageLinks',
    'listRedirects',
    'createRedirect',
    'deleteRedirect',
    'importRedirects',
  ] as const)(
    '%s is refused to an editor, whatever he sends [1:181] [1:207] [1:208] [1:151]',
    async (name) => {
      expect((await callApi(name, {}, { session: editor })).status).toBe(403);
    },
  );

  it.each(callsWithId(1).map(([name]) => name))('%s never touches another company [1:8]', async (name) => {
    const input = callsWithId(pageId).find(([other]) => other === name)?.[1] ?? {};
    await expectUntouched(cloud, name, input, stranger);
  });

  it.each(callsWithId('no number').map(([name, input]) => ({ name, input })))(
    '$name names the malformed field',
    ({ name, input }) => expectFieldNamed(name, input, stranger),
  );

  it.each(['createPage', 'updatePage', 'deletePage', 'restorePage', 'updatePageOrder'] as const)(
    '%s requires the CSRF header',
    (name) => expectCsrfHeader(name, {}, stranger),
  );
});
