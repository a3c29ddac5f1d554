import { providerRecord } from '@galley/functions/core/companies/new-company-items';
import { spamEntity, submissionEntity } from '@galley/functions/core/entities/form';
import { beforeEach } from 'vitest';
import { type FormSite, makeFormSite } from './form-site';
import { jobsAtOnce } from './jobs-at-once';
import { openCloud } from './open-cloud';
import { submitForm } from './submissions';
import type { TestCloud } from './test-cloud';

export let cloud: TestCloud;
export let acme: FormSite;
export let runJobs: () => Promise<void>;
let networks = 0;
/** A separate network for each test, so that they do not share rate limits. */
export let ip = '';
export function fromAnotherNetwork(): void {
  networks += 1;
  ip = `198.51.${networks}.7`;
}

export const stored = (kind = submissionEntity, { company, formId } = acme) =>
  cloud.table.queryAll(kind.range(company.scope, formId));
export const held = () => stored(spamEntity);
export const named = async (name: string, records = stored()) =>
  (await records).filter(({ pairs }) => pairs[0]?.fieldValue === name);
export const values = (name: string) => ({ [acme.nameField]: name, [acme.emailField]: 'ruth@boats.example' });
export const submit = (name: string, also?: Record<string, unknown>) =>
  submitForm('acme', { formId: acme.formId, revision: acme.revision, values: values(name), also, ip });

/** A company with a form on a live page; each test sends from a network of its own. */
export async function startFormOfAcme(): Promise<void> {
  cloud = await openCloud({ runJobs: false });
  runJobs = jobsAtOnce(cloud);
  acme = await makeFormSite(cloud, 'acme');
  await cloud.table.commit([{ put: { ...providerRecord('mail.galley.example') } }]);
  beforeEach(fromAnotherNetwork);
}
