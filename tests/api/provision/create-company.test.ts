import { pageKeys, pageListKeys } from '@galley/functions/core/keys/page-keys';
import { pathKeys } from '@galley/functions/core/keys/path-keys';
import { siteKeys } from '@galley/functions/core/keys/site-keys';
import { userKeys } from '@galley/functions/core/keys/user-keys';
import { vendorKeys } from '@galley/functions/core/keys/vendor-keys';
import type { UserRecord } from '@galley/functions/core/records/user-records';
import type { LogRecord } from '@galley/functions/core/records/version-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany, type TestCompany } from '../../support/companies';
import { startTestCloud, type TestCloud } from '../../support/test-cloud';

let cloud: TestCloud;
let acme: TestCompany;

beforeAll(async () => {
  cloud = await startTestCloud({ runJobs: false });
  acme = await makeCompany('acme', { name: 'Acme Plumbing' });
});
afterAll(() => cloud.stop());

const usersOf = (company: TestCompany) =>
  cloud.table.queryAll<UserRecord>(userKeys.partition(company.scope), { prefix: userKeys.userPrefix });

describe('a new company', () => {
  it('has its record, its row in the registry and the installation its provider settings', async () => {
    const [company, registry, provider] = await cloud.table.batchGet([
      siteKeys.company(acme.scope),
      vendorKeys.company(acme.scope),
      vendorKeys.provider(),
    ]);
    expect(company).toMatchObject({
      key: 'acme',
      name: 'Acme Plumbing',
      isVendor: false,
      isSuspended: false,
    });
    expect(registry).toMatchObject({ key: 'acme', name: 'Acme Plumbing', domains: [] });
    expect(provider).toMatchObject({
      versionLimit: 10,
      versionUpdateEmail: 'no-reply@mail.galley.example',
      revision: 1,
    });
  });

  it('has a home page with an empty first draft, an address and a place on the menu', async () => {
    const [page, draft, claim, order, release, counter] = await cloud.table.batchGet([
      pageListKeys.page(acme.scope, 1),
      pageKeys.version(acme.scope, 1, 1),
      pathKeys.path(acme.scope, '/'),
      pageListKeys.order(acme.scope, 0),
      pathKeys.release(acme.scope),
      pageListKeys.counter(acme.scope),
    ]);
    expect(page).toMatchObject({
      friendlyUrl: '/',
      openVersionId: 1,
      openStatus: 'draft',
      liveVersionId: null,
    });
    expect(draft).toMatchObject({ status: 'draft', placements: [], email: 'admin@acme.example' });
    expect(claim).toMatchObject({ kind: 'claim', pageId: 1 });
    expect(order).toMatchObject({ ids: [1] });
    expect(release).toMatchObject({ release: 0 });
    expect(counter).toMatchObject({ lastId: 1 });
    const log = await cloud.table.queryAll<LogRecord>(pageKeys.partition(acme.scope, 1), { prefix: 'LOG#' });
    expect(log.map(({ action, email }) => ({ action, email }))).toEqual([
      { action: 'Created draft V1', email: 'admin@acme.example' },
    ]);
  });

  it('has a first Admin who must choose a password, and a mail on its way to him', async () => {
    const users = await usersOf(acme);
    expect(users).toHaveLength(1);
    expect(users[0]).toMatchObject({ email: 'admin@acme.example', role: 'Admin', mustChangePassword: true });
    const jobs = await Promise.all(
      ['JOBS#0', 'JOBS#1', 'JOBS#2', 'JOBS#3'].map((shard) =>
        cloud.table.queryAll<{ company: string; work: { mail: { to: string; from: string } } }>(shard),
      ),
    );
    const mails = jobs.flat().filter((job) => job.company === 'acme');
    expect(mails.map(({ work }) => [work.mail.from, work.mail.to])).toEqual([
      ['sign-in', 'admin@acme.example'],
    ]);
  });
});
