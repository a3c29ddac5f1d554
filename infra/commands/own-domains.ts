import {
  type CloudFrontClient,
  type DistributionTenant,
  EntityNotFound,
  GetDistributionTenantCommand,
  GetManagedCertificateDetailsCommand,
  UpdateDistributionTenantCommand,
} from '@aws-sdk/client-cloudfront';
import { onError } from '@galley/shared/on-error';
import { required } from '@galley/shared/required';
import type { Stage } from '../stage';
import type { Tenant } from '../tenants';
import type { CommandContext } from './context';
import { CommandFailed } from './failures';
import { type Patience, poll } from './poll';

type Company = Pick<Tenant, 'key' | 'domains' | 'dnsReady'>;

/** The name that `infra/stacks/tenant-stack.ts` gives the tenant of a company's own domains. */
const domainsTenantName = (stage: Stage, key: string) => `galley-${stage.name}-${key}`;

interface FoundTenant {
  tenant: DistributionTenant;
  etag: string;
}

async function readTenant(client: CloudFrontClient, name: string): Promise<FoundTenant | undefined> {
  const response = await client
    .send(new GetDistributionTenantCommand({ Identifier: name }))
    .catch(onError(EntityNotFound, () => undefined));
  return response?.DistributionTenant && { tenant: response.DistributionTenant, etag: response.ETag ?? '' };
}

interface Certificate {
  arn: string;
  status: string;
}

async function readCertificate(client: CloudFrontClient, id: string): Promise<Certificate | undefined> {
  const response = await client
    .send(new GetManagedCertificateDetailsCommand({ Identifier: id }))
    .catch(onError(EntityNotFound, () => undefined));
  const details = response?.ManagedCertificateDetails;
  return details && { arn: details.CertificateArn ?? '', status: details.CertificateStatus ?? '' };
}

const attachedTo = ({ tenant }: FoundTenant) => tenant.Customizations?.Certificate?.Arn;

/**
 * CloudFormation requests the certificate from CloudFront but does not attach it, because it is issued long
 * after the stack is complete.
 */
async function attach(client: CloudFrontClient, { tenant, etag }: FoundTenant, arn: string): Promise<void> {
  await client.send(
    new UpdateDistributionTenantCommand({
      Id: tenant.Id,
      IfMatch: etag,
      // An update removes everything that it does not name.
      DistributionId: tenant.DistributionId,
      Domains: tenant.Domains?.map(({ Domain }) => ({ Domain })),
      Parameters: tenant.Parameters,
      ConnectionGroupId: tenant.ConnectionGroupId,
      Enabled: tenant.Enabled,
      Customizations: { ...tenant.Customizations, Certificate: { Arn: arn } },
    }),
  );
}

/** Whether a browser would get a response from it, or else what prevents that. */
function served(context: Pick<CommandContext, 'askHttps'>, domain: string): Promise<string | undefined> {
  return context
    .askHttps(`https://${domain}/`, 'HEAD')
    .then(({ status }) => (status < 500 ? undefined : `answers ${status}`))
    .catch((error: Error) => error.message);
}

type DomainContext = Pick<CommandContext, 'aws' | 'stage' | 'askHttps'>;

/** The state of each of a company's own domains, as a message for the operator. */
export async function domainStates(context: DomainContext, company: Company): Promise<string[]> {
  const { key, domains } = company;
  if (domains.length === 0) return [];
  const state = await stateOfAll(context, company);
  return Promise.all(
    domains.map(async (domain) => {
      if (state) return `${domain}: ${state}`;
      const why = await served(context, domain);
      if (why === undefined) return `${domain}: served`;
      return `${domain}: its certificate is attached, but it is not served (${why}); "npm run tenant -- add ${key} --dns-ready" looks again`;
    }),
  );
}

/**
 * A state that applies to all domains of a company, because they are not served yet; undefined where they
 * should be.
 */
async function stateOfAll(
  { aws, stage }: Pick<DomainContext, 'aws' | 'stage'>,
  { key, dnsReady }: Company,
): Promise<string | undefined> {
  const goOn = `"npm run tenant -- add ${key} --dns-ready" goes on`;
  if (!dnsReady) return `waits for its DNS; when that points here, ${goOn}`;
  const client = aws.cloudFront();
  const found = await readTenant(client, domainsTenantName(stage, key));
  if (!found) return `is not known to CloudFront yet; ${goOn}`;
  const certificate = await readCertificate(client, found.tenant.Id ?? '');
  if (!certificate) return attachedTo(found) ? undefined : `has no certificate; ${goOn}`;
  if (certificate.status === 'pending-validation') return `waits for its certificate; ${goOn}`;
  if (certificate.status !== 'issued') return statusError(certificate.status);
  return attachedTo(found) === certificate.arn
    ? undefined
    : `has a certificate that is not attached; ${goOn}`;
}

const statusError = (status: string) =>
  `its certificate is "${status}": check that the DNS of every domain points here, then take the domains out of tenants.json, deploy, and add them again`;

/** A certificate takes minutes once the DNS is right. */
const patience: Patience = { everyMs: 10_000, tries: 90 };

/**
 * Waits for the certificate that CloudFront requests for a company's own domains, attaches it and checks each
 * domain. Repeating the command continues.
 * @throws CommandFailed where there is no certificate after a quarter of an hour, or a domain does not
 * respond
 */
export async function serveOwnDomains(
  context: Pick<CommandContext, 'aws' | 'stage' | 'askHttps' | 'print' | 'progress'>,
  { key, domains }: Pick<Company, 'key' | 'domains'>,
  limits: Patience = patience,
): Promise<void> {
  const { aws, stage, print, progress } = context;
  const client = aws.cloudFront();
  const name = domainsTenantName(stage, key);
  const again = `Run "npm run tenant -- add ${key} --dns-ready" again`;
  const wait = <Found>(label: string, look: () => Promise<Found | undefined>) =>
    poll(limits, look, (attempt) => progress(label, attempt, limits.tries));

  const certificate = await wait(`Waiting for the certificate of ${domains.join(', ')}`, async () => {
    const found = required(
      await readTenant(client, name),
      () => new CommandFailed(`CloudFront does not know ${name} yet. ${again}.`),
    );
    const known = await readCertificate(client, found.tenant.Id ?? '');
    // None was requested; a certificate that is already attached was added by other means.
    if (!known) return attachedTo(found);
    if (known.status === 'issued') return known.arn;
    if (known.status === 'pending-validation') return undefined;
    throw new CommandFailed(`${domains.join(', ')}: ${statusError(known.status)}.`);
  });
  if (!certificate) {
    throw new CommandFailed(
      `The certificate of ${domains.join(', ')} is not issued yet; its DNS must point to CloudFront. ${again} later.`,
    );
  }
  const found = await readTenant(client, name);
  if (found && attachedTo(found) !== certificate) {
    await attach(client, found, certificate);
    print(`The certificate of ${domains.join(', ')} is attached.`);
  }
  for (const domain of domains) {
    let why: string | undefined;
    const answers = await wait(`Waiting for https://${domain}`, async () => {
      why = await served(context, domain);
      return why === undefined ? true : undefined;
    });
    if (!answers) throw new CommandFailed(`https://${domain} is not served yet (${why}). ${again} later.`);
    print(`https://${domain} is served.`);
  }
}
