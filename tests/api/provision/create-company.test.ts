import { describe, expect, it } from 'vitest';
import { makeCompany, type TestCompany } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';

const cloud = await openCloud({ runJobs: false });
const acme = await makeCompany('acme', { name: 'Acme Plumbing' });

const usersOf = (company: TestCompany) => cloud.stored.user.all(company.scope);

describe('a new company', () => {
  it('has its record and its row in the registry, and the installation has its provider settings [1:237] [2:72] [2:267]', async () => {
    expect(await cloud.stored.company.get(acme.scope)).toMatchObject({
      key: 'acme',
      name: 'Acme Plumbing',
      isVendor: false,
      isSuspended: false,
    });
    expect(await cloud.stored.registry.get(acme.scope)).toMatchObject({
      ...{ key: 'acme', name: 'Acme Plumbing', domains: [] },
    });
    expect(await cloud.stored.provider.get()).toMatchObject({
      versionLimit: 10,
      versionUpdateEmail: 'no-reply@mail.galley.example',
      revision: 1,
    });
  });

  it('has a home page with an empty first draft, which is logged, a path and a place on the menu [1:152] [1:94] [1:134]', async () => {
    const { stored } = cloud;
    expect(await stored.page.get(acme.scope, 1)).toMatchObject({
      friendlyUrl: '/',
      openVersionId: 1,
      openStatus: 'draft',
      liveVersionId: null,
    });
    const draft = await stored.version.get(acme.scope, 1, 1);
    expect(draft).toMatchObject({ status: 'draft', placements: [], email: 'admin@acme.example' });
    expect(await stored.path.get(acme.scope, '/')).toMatchObject({ kind: 'claim', pageId: 1 });
    expect(await stored.order.get(acme.scope, 0)).toMatchObject({ ids: [1] });
    expect(await stored.release.get(acme.scope)).toMatchObject({ release: 0 });
    expect(await stored.pageCounter.get(acme.scope)).toMatchObject({ lastId: 1 });
    const log = await cloud.stored.versionLog.all(acme.scope, 1);
    expect(log.map(({ action, email }) => ({ action, email }))).toEqual([
      { action: 'Created draft V1', email: 'admin@acme.example' },
    ]);
  });

  it('has a first Admin who must choose a password, and a pending mail to them [1:143]', async () => {
    const users = await usersOf(acme);
    expect(users).toHaveLength(1);
    expect(users[0]).toMatchObject({ email: 'admin@acme.example', role: 'Admin', mustChangePassword: true });
    const mails = (await cloud.stored.jobsOfAll()).filter((job) => job.company === 'acme');
    expect(mails.map(({ work }) => work.kind === 'send-mail' && [work.mail.from, work.mail.to])).toEqual([
      ['sign-in', 'admin@acme.example'],
    ]);
  });
});
