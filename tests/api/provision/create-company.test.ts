import { companyEntity } from '@galley/functions/core/entities/company';
import { jobRanges } from '@galley/functions/core/entities/job';
import { orderEntity, pageCounterEntity, pageEntity } from '@galley/functions/core/entities/page';
import { pathEntity, releaseEntity } from '@galley/functions/core/entities/path';
import { userEntity } from '@galley/functions/core/entities/user';
import { providerEntity, registryEntity } from '@galley/functions/core/entities/vendor';
import { versionEntity, versionLogEntity } from '@galley/functions/core/entities/version';
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

const usersOf = (company: TestCompany) => cloud.table.queryAll(userEntity.range(company.scope));

describe('a new company', () => {
  it('has its record and its row in the registry, and the installation has its provider settings', async () => {
    const [company, registry, provider] = await cloud.table.batchGet([
      companyEntity.key(acme.scope),
      registryEntity.key(acme.scope),
      providerEntity.key(),
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

  it('has a home page with an empty first draft, which is logged, a path and a place on the menu [1:152]', async () => {
    const [page, draft, claim, order, release, counter] = await cloud.table.batchGet([
      pageEntity.key(acme.scope, 1),
      versionEntity.key(acme.scope, 1, 1),
      pathEntity.key(acme.scope, '/'),
      orderEntity.key(acme.scope, 0),
      releaseEntity.key(acme.scope),
      pageCounterEntity.key(acme.scope),
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
    const log = await cloud.table.queryAll(versionLogEntity.range(acme.scope, 1));
    expect(log.map(({ action, email }) => ({ action, email }))).toEqual([
      { action: 'Created draft V1', email: 'admin@acme.example' },
    ]);
  });

  it('has a first Admin who must choose a password, and a pending mail to them [1:143]', async () => {
    const users = await usersOf(acme);
    expect(users).toHaveLength(1);
    expect(users[0]).toMatchObject({ email: 'admin@acme.example', role: 'Admin', mustChangePassword: true });
    const jobs = await Promise.all(jobRanges.map((shard) => cloud.table.queryAll(shard)));
    const mails = jobs.flat().filter((job) => job.company === 'acme');
    expect(mails.map(({ work }) => work.kind === 'send-mail' && [work.mail.from, work.mail.to])).toEqual([
      ['sign-in', 'admin@acme.example'],
    ]);
  });
});
