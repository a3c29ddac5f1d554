import { rmSync } from 'node:fs';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { Table } from '@galley/functions/core/table';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { type Cloud, type CloudOptions, startCloud } from '@galley/infra/local/cloud';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { sessionFor, type TestCompany } from '../support/companies';
import { PatchedAssembly } from './patched-assembly';

/** Clouds of a test's own, from the assembly or a changed copy of it; they end with the test that started them. */
const acme: TestCompany = { key: 'acme', scope: openCompanyScope('acme'), adminEmail: 'admin@acme.example' };
/** As `npm start` does: an environment more costs as much processor time as fifty events, and each cloud starts new ones. */
const patienceMs = 500;
export const csrf = { 'x-galley-csrf': '1' };
let assembly = '';
const running: Cloud[] = [];
export const directories: string[] = [];

beforeAll(async () => {
  assembly = await prepareAssembly();
});
afterEach(async () => {
  for (const cloud of running.splice(0)) await cloud.stop();
});
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true });
});

export async function start(options: Partial<CloudOptions> = {}): Promise<Cloud> {
  const cloud = await startCloud({ assembly, schedules: false, servers: false, patienceMs, ...options });
  running.push(cloud);
  // Provisioning dispatches jobs, whose calls do not belong to the test.
  await cloud.settled();
  return cloud;
}

export function patch(change: (patched: PatchedAssembly) => void): string {
  const patched = new PatchedAssembly(assembly);
  directories.push(patched.directory);
  change(patched);
  return patched.directory;
}

/** The table with the permissions of an access key: a role's, or the deployer's, who may do everything. */
export function clientOf({ aws }: Cloud, accessKeyId = aws.credentials.accessKeyId): DynamoDBClient {
  return new DynamoDBClient({
    region: aws.region,
    endpoint: aws.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    credentials: { ...aws.credentials, accessKeyId },
  });
}

export async function signedIn(cloud: Cloud): Promise<{ cookie: string }> {
  const table = new Table(cloud.aws.tableName, () => clientOf(cloud));
  return sessionFor({ table }, acme, 'Admin');
}

/** A Lambda that returns the headers it got, and `?bytes=` more. */
export const probe = `export const handler = async (event) => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    ...event.headers,
    padding: 'x'.repeat(Number(new URLSearchParams(event.rawQueryString).get('bytes') ?? 0)),
  }),
});`;
