import type { JobRecord } from '@galley/functions/core/jobs';
import { afterEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { changePage, createPage, externalForm, newPage } from '../../support/page-forms';
import { bodyOf, publish } from '../../support/pages';
import { countRoundTrips } from '../../support/round-trips';
import { visit } from '../../support/visits';
import { waitingJobs } from '../../support/waiting-jobs';

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const acme = await makeCompany('acme');
const admin = await sessionFor(cloud, acme, 'Admin');

afterEach(() => {
  cloud.setFault(undefined);
  cloud.clock.reset();
});

async function livePage(friendlyUrl: string, changes = {}) {
  const id = await newPage(admin, friendlyUrl, changes);
  await publish(admin, id);
  return id;
}
const seen = async (path: string) => {
  const { status, headers } = await visit('acme', path);
  return status === 301 ? headers.location : status;
};
const getPage = async (pageId: number) => bodyOf(await callApi('getPage', { pageId }, { session: admin }));
const rename = async (pageId: number, friendlyUrl: string) => {
  const answer = await changePage(admin, pageId, { friendlyUrl });
  await runJobs();
  return answer;
};
const deletePage = (pageId: number) => callApi('deletePage', { pageId }, { session: admin });
const restorePage = (pageId: number) =>
  callApi('restorePage', { pageId }, { session: admin, method: 'POST' });

describe('the former paths of a page', () => {
  it('lead to its current path in one step, however often it moved [2:61]', async () => {
    const page = await livePage('first');
    for (const path of ['second', 'third', 'fourth']) await rename(page, path);
    expect(await Promise.all(['/first', '/second', '/third'].map(seen))).toEqual(Array(3).fill('/fourth'));
    await rename(page, 'first');
    expect(await Promise.all(['/first', '/second', '/third', '/fourth'].map(seen))).toEqual([
      200,
      '/first',
      '/first',
      '/first',
    ]);
  });

  it('survive a change of the parent and a move of the parent [2:61] [1:94]', async () => {
    const parent = await livePage('parent');
    const page = await livePage('lonely');
    await changePage(admin, page, { menu: parent });
    await runJobs();
    await rename(parent, 'guardian');
    expect(await Promise.all(['/lonely', '/parent/lonely', '/parent'].map(seen))).toEqual([
      '/guardian/lonely',
      '/guardian/lonely',
      '/guardian',
    ]);
  });

  it('lead to a page that was taken down once it is published again, and never to one that was never live [2:61]', async () => {
    const page = await livePage('withdrawn');
    await callApi('unpublish', { pageId: page, comments: '' }, { session: admin, method: 'POST' });
    const draft = await newPage(admin, 'unseen');
    await rename(page, 'withdrawn-2');
    await rename(draft, 'unseen-2');
    expect([await seen('/withdrawn'), await seen('/unseen')]).toEqual(['/withdrawn-2', 404]);
  });

  it('of a page that was hidden while its parent moved lead to it once it is back [1:151] [1:247] [2:61]', async () => {
    const parent = await livePage('roof');
    const page = await livePage('attic', { menu: parent });
    await deletePage(page);
    await rename(parent, 'dome');
    expect([await seen('/roof/attic'), await seen('/dome/attic')]).toEqual([404, 404]);
    expect((await restorePage(page)).status).toBe(200);
    await runJobs();
    expect([await seen('/roof/attic'), await seen('/dome/attic')]).toEqual(['/dome/attic', 200]);
  });
});

describe('a move to a path that is taken', () => {
  it('is rejected with the message of a save, at the field, with nothing written [1:245] [1:94] [1:281]', async () => {
    await livePage('tea', { menu: await createPage(admin, externalForm('wares', { name: 'Wares' })) });
    const goods = await livePage('goods');
    await livePage('tea', { menu: goods });
    const answer = await rename(goods, 'wares');
    const message = "The address /wares/tea is used by the page 'Tea'. Choose another one.";
    expect(answer).toMatchObject({ status: 409, error: { message, fields: { friendlyUrl: message } } });
    expect([await seen('/goods'), await seen('/goods/tea'), await seen('/wares')]).toEqual([200, 200, 404]);
  });

  it('by a newly created page is rejected in the same way [1:245]', async () => {
    const page = await livePage('late');
    const before = await getPage(page);
    const answers = await Promise.all([
      callApi('updatePage', { ...before, friendlyUrl: 'contest' }, { session: admin }),
      callApi('createPage', { ...before, friendlyUrl: 'contest', name: 'Early' }, { session: admin }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error.fields?.friendlyUrl).toMatch(/\/contest is used by the page '(Late|Early)'/);
  });
});

it('a save whose parent moves in between is planned again by itself [1:245] [2:61]', async () => {
  const parent = await livePage('river');
  const page = await livePage('mouth');
  const [river, mouth] = [await getPage(parent), await getPage(page)];
  const answers = await Promise.all([
    callApi('updatePage', { ...river, friendlyUrl: 'stream' }, { session: admin }),
    callApi('updatePage', { ...mouth, menu: parent }, { session: admin }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await runJobs();
  expect((await getPage(page)).fullUrl).toBe('/stream/mouth');
  expect([await seen('/mouth'), await seen('/stream/mouth')]).toEqual(['/stream/mouth', 200]);
});

it('an abandoned move gives back what it reserved, a redirect too', async () => {
  const section = await livePage('harbour');
  await livePage('pier', { menu: section });
  const other = await livePage('dock');
  await rename(other, 'quay');
  expect(await seen('/dock')).toBe('/quay');
  // The reservations are written; the flip and everything after it fail.
  let commits = 0;
  cloud.setFault((call) => {
    const isCommit = (call.input as { TransactItems?: unknown }).TransactItems !== undefined;
    if (isCommit) commits += 1;
    return isCommit && commits > 2 ? 'unavailable' : undefined;
  });
  expect((await changePage(admin, section, { friendlyUrl: 'dock' })).status).toBe(500);
  cloud.setFault(undefined);
  const early = await cloud.stored.path.get(acme.scope, '/dock');
  expect(early).toMatchObject({ pageId: section, claimedAt: expect.any(String) });
  const { handler } = await import('@galley/functions/jobs/handler');
  cloud.clock.advance(3 * 60_000);
  await handler({ sweep: true });
  expect([await seen('/harbour/pier'), await seen('/dock'), await seen('/dock/pier')]).toEqual([
    200,
    '/quay',
    404,
  ]);
  cloud.clock.advance(60_000);
  await handler({ sweep: true });
  const jobs = await waitingJobs(cloud.table);
  // Recent publishes are mailed in one digest, whose time depends on the clock.
  const isMail = ({ work }: JobRecord) => work.kind === 'mail-version-digest' || work.kind === 'send-mail';
  expect(jobs.filter((job) => !isMail(job))).toEqual([]);
});

it('renaming a page and restoring it take two round trips after the one that authenticates [2:61]', async () => {
  const page = await livePage('quick');
  const form = { ...(await getPage(page)), friendlyUrl: 'quicker' };
  await runJobs();
  const renamed = await countRoundTrips(() => callApi('updatePage', form, { session: admin }));
  expect(renamed.roundTrips, renamed.operations.join()).toBe(3);
  await runJobs();
  await deletePage(page);
  await runJobs();
  const restored = await countRoundTrips(() => restorePage(page));
  expect(restored.roundTrips, restored.operations.join()).toBe(3);
  expect(await seen('/quick')).toBe('/quicker');
});
