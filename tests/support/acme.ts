import { makeCompany, sessionFor, type TestCompany, type TestSession } from './companies';
import { openCloud } from './open-cloud';
import type { TestCloud, TestCloudOptions } from './test-cloud';

export interface Acme {
  cloud: TestCloud;
  acme: TestCompany;
  admin: TestSession;
  /** May write, but not publish. */
  editor: TestSession;
}

/** The set-up of most test files: a cloud, one company, two of its users. The cloud stops after the file. */
export async function startAcme(options?: TestCloudOptions): Promise<Acme> {
  const cloud = await openCloud(options);
  const acme = await makeCompany('acme');
  const admin = await sessionFor(cloud, acme, 'Admin');
  return { cloud, acme, admin, editor: await sessionFor(cloud, acme, 'Level4') };
}
