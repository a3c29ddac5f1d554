import type { JobRecord } from '@galley/functions/core/entities/job';
import type { Item } from '@galley/functions/core/table';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { addUser, makeCompany, type TestCompany } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';

const cloud = await openCloud({ runJobs: false });

interface Request {
  type?: 'Create' | 'Update' | 'Delete';
  id?: string;
  properties?: Record<string, unknown>;
}

async function provision(key: string, { type = 'Create', id = `company/${key}`, properties }: Request = {}) {
  const { handler } = await import('@galley/functions/provision/handler');
  return handler({
    RequestType: type,
    ...(type !== 'Create' && { PhysicalResourceId: id }),
    ResourceProperties: {
      ServiceToken: 'arn:aws:lambda:eu-west-1:000000000000:function:provider',
      CompanyKey: key,
      CompanyName: 'Some Company',
      AdminEmail: `admin@${key}.example`,
      IsVendor: 'false',
      Domains: [],
      SchemaVersion: '1',
      ...properties,
    },
  } as unknown as CloudFormationCustomResourceEvent);
}

async function everythingOf({ key }: Pick<TestCompany, 'key'>): Promise<Item[]> {
  const partitions = ['SITE', 'PAGES', 'PATHS', 'PAGE#1', 'USERS'].map((part) => `C#${key}#${part}`);
  const items = await Promise.all(partitions.map((pk) => cloud.table.queryAll<Item>({ pk })));
  return items.flat();
}

const jobs = () => cloud.stored.jobsOfAll();
/** The subjects of the invitations that a company's users get. */
const mailsOf = (waiting: JobRecord[], company: string) =>
  waiting
    .filter((job) => job.company === company)
    .map(({ work }) => (work.kind === 'send-mail' ? work.mail.subject : work.kind));

describe('provisioning a company again', () => {
  it('changes nothing and returns the same', async () => {
    const first = await provision('acme');
    const before = await everythingOf({ key: 'acme' });
    expect(await provision('acme')).toEqual(first);
    expect(await provision('acme', { type: 'Update' })).toEqual(first);
    expect(first).toEqual({ PhysicalResourceId: 'company/acme', Data: { CompanyKey: 'acme' } });
    expect(await everythingOf({ key: 'acme' })).toEqual(before);
  });

  it('twice at once creates one company with one Admin', async () => {
    const results = await Promise.allSettled([provision('twins'), provision('twins'), provision('twins')]);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    // CloudFormation retries what failed.
    await provision('twins');
    const items = await everythingOf({ key: 'twins' });
    expect(items.filter(({ sk }) => sk.startsWith('USER#'))).toHaveLength(1);
    expect(items.filter(({ sk }) => sk.startsWith('LOG#'))).toHaveLength(1);
  });

  it("applies a new name and new domains, and keeps users' changes", async () => {
    const company = await makeCompany('initech');
    await cloud.stored.company.change(company.scope, {
      set: { isInitialized: true, modules: ['FormSettings'] },
    });
    await provision('initech', {
      type: 'Update',
      properties: { CompanyName: 'Initech Ltd', Domains: ['www.initech.example'] },
    });
    const registry = await cloud.stored.registry.get(company.scope);
    expect(await cloud.stored.company.get(company.scope)).toMatchObject({
      name: 'Initech Ltd',
      isInitialized: true,
      modules: ['FormSettings'],
    });
    expect(registry).toMatchObject({ name: 'Initech Ltd', domains: ['www.initech.example'] });
  });

  it('creates no second Admin for a changed email address', async () => {
    const company = await makeCompany('hooli');
    await provision('hooli', { type: 'Update', properties: { AdminEmail: 'another@hooli.example' } });
    const users = await cloud.stored.user.all(company.scope);
    expect(users).toHaveLength(1);
    expect(await cloud.stored.identity.get('another@hooli.example')).toBeUndefined();
  });

  it('continues after a failure in the middle, whatever the roll-back was told', async () => {
    cloud.setFault((call) => (call.service === 'cognito-idp' ? 'unavailable' : undefined));
    await expect(provision('resumed')).rejects.toThrow();
    cloud.setFault(undefined);
    const before = await everythingOf({ key: 'resumed' });
    expect(before.some(({ sk }) => sk === 'COMPANY')).toBe(true);
    // CloudFormation rolls the stack back, with an id that is not ours, since a failed create returns none.
    const rollBack = {
      type: 'Delete',
      id: 'AWSCDK::CustomResourceProviderFramework::CREATE_FAILED',
    } as const;
    await provision('resumed', rollBack);
    expect(await everythingOf({ key: 'resumed' })).toEqual(before);
    await provision('resumed', { properties: { CompanyName: 'Resumed Ltd', Domains: ['resumed.example'] } });
    const items = await everythingOf({ key: 'resumed' });
    expect(items.filter(({ sk }) => sk.startsWith('USER#'))).toMatchObject([
      { email: 'admin@resumed.example', firstName: '', lastName: '', role: 'Admin' },
    ]);
    expect(items.find(({ sk }) => sk === 'COMPANY')).toMatchObject({ name: 'Resumed Ltd' });
    expect(mailsOf(await jobs(), 'resumed')).toHaveLength(1);
    expect(mailsOf(await jobs(), 'resumed')[0]).toContain('Resumed Ltd');
  });
});

describe('a company that the console created first', () => {
  const console = (key: string, email: string, name = 'From the Console') =>
    provision(key, {
      properties: {
        ...{ CompanyName: name, AdminEmail: email, AdminFirstName: 'Rosa', AdminLastName: 'Keller' },
        ...{
          InvitesAdmin: 'true',
          MustBeNew: 'true',
          Actor: { email: 'a@vendor.example', company: 'vendor' },
        },
      },
    });

  it('is adopted by its stack: name and domains follow, no one else is invited', async () => {
    await console('northwind', 'rosa@northwind.example');
    const before = await everythingOf({ key: 'northwind' });
    const first = await provision('northwind', { properties: { Domains: ['www.northwind.example'] } });
    expect(first.PhysicalResourceId).toBe('company/northwind');
    const after = await everythingOf({ key: 'northwind' });
    const renamed = before.map((item) => (item.sk === 'COMPANY' ? { ...item, name: 'Some Company' } : item));
    expect(after).toEqual(renamed);
    expect(mailsOf(await jobs(), 'northwind')).toHaveLength(1);
    await expect(console('northwind', 'late@northwind.example')).rejects.toThrow('There is a company');
    expect(await everythingOf({ key: 'northwind' })).toEqual(after);
  });

  it('belongs to one of two who create it at the same moment, with name and Admin', async () => {
    for (const key of ['race-a', 'race-b', 'race-c']) {
      const results = await Promise.allSettled([
        console(key, `one@${key}.example`, 'One'),
        console(key, `two@${key}.example`, 'Two'),
        console(key, `three@${key}.example`, 'Three'),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const items = await everythingOf({ key });
      const users = items.filter(({ sk }) => sk.startsWith('USER#'));
      expect(users).toHaveLength(1);
      const { name } = items.find(({ sk }) => sk === 'COMPANY') as unknown as { name: string };
      expect(users[0]?.email).toBe(`${name.toLowerCase()}@${key}.example`);
      const mails = mailsOf(await jobs(), key);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain(name);
    }
  });

  it('without users after a failed attempt goes to one of two who continue with it', async () => {
    cloud.setFault((call) => (call.service === 'cognito-idp' ? 'unavailable' : undefined));
    await expect(console('halfway', 'zero@halfway.example', 'Zero')).rejects.toThrow();
    cloud.setFault(undefined);
    const results = await Promise.allSettled([
      console('halfway', 'one@halfway.example', 'One'),
      console('halfway', 'two@halfway.example', 'Two'),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const items = await everythingOf({ key: 'halfway' });
    const users = items.filter(({ sk }) => sk.startsWith('USER#'));
    const { name } = items.find(({ sk }) => sk === 'COMPANY') as unknown as { name: string };
    expect(users.map(({ email }) => email)).toEqual([`${name.toLowerCase()}@halfway.example`]);
  });
});

describe('provisioning rejects', () => {
  it('another key for the same stack', async () => {
    await provision('umbrella');
    await expect(provision('other', { type: 'Update', id: 'company/umbrella' })).rejects.toThrow(
      'The key of a company never changes',
    );
    expect(await everythingOf({ key: 'other' })).toEqual([]);
  });

  it('to make a company the vendor later', async () => {
    await provision('stark');
    const properties = { IsVendor: 'true' };
    await expect(provision('stark', { type: 'Update', properties })).rejects.toThrow('as the vendor');
  });

  it.each([
    [{ CompanyKey: 'Not A Key' }],
    [{ CompanyName: '' }],
    [{ AdminEmail: 'nobody' }],
    [{ IsVendor: 'perhaps' }],
  ])('properties like %j', async (properties) => {
    await expect(provision('malformed', { properties })).rejects.toThrow();
    expect(await everythingOf({ key: 'malformed' })).toEqual([]);
  });

  it("an Admin's email address that another company has", async () => {
    const wayne = await makeCompany('wayne');
    await addUser(cloud, wayne, 'Admin');
    const properties = { AdminEmail: wayne.adminEmail };
    await expect(provision('thief', { properties })).rejects.toThrow('This address is already in use.');
  });
});

describe('deleting a stack', () => {
  it('deletes no data of the company', async () => {
    await makeCompany('kept');
    const before = await everythingOf({ key: 'kept' });
    expect(await provision('kept', { type: 'Delete' })).toMatchObject({ PhysicalResourceId: 'company/kept' });
    expect(await everythingOf({ key: 'kept' })).toEqual(before);
  });
});
