import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { paginateDescribeStacks } from '@aws-sdk/client-cloudformation';
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts';
import { edgeRegion, namesOf } from '../../stage';
import { loadTenants } from '../../tenants';
import { assemblyOf, ofAssembly, synthesise } from '../cdk';
import type { CommandContext } from '../context';
import { CommandFailed } from '../failures';
import { resourcesOf } from '../installation';
import { domainStates } from '../own-domains';
import { withTemplates } from '../with-templates';
import { certificateRecords, showCertificateRecords } from './certificate-records';
import { checkBeforeDeploy } from './checks';
import { costTable } from './cost';
import { clearFailedFirstDeploys } from './failed-first-deploy';
import type { Finding } from './finding';
import { contentBuckets, fixedPartsOf, readTemplates, type Template } from './templates';
import { type AssetKind, uploadAssets } from './upload-assets';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const shownCompanies = [1, 100, 1_000];

/** Prints what an installation of this stage costs for various numbers of companies. */
export async function showCosts({ stage, tenantsFile, print }: CommandContext): Promise<void> {
  const tenants = loadTenants(stage.sitesDomain, tenantsFile);
  const templates = await withTemplates(stage, tenants, async (directory) => readTemplates(directory));
  printCosts(templates, print);
}

function printCosts(templates: readonly Template[], print: (line: string) => void): void {
  for (const line of costTable(shownCompanies, fixedPartsOf(templates))) print(`  ${line}`);
  print('  Assumptions: infra/commands/deploy/cost.ts; prices: prices.ts beside it. Without tax.');
}

/**
 * Deploys all stacks. New assets are in their buckets before the code that refers to them goes live, and the
 * admin's documents come last, once the API that they call is there; old assets stay, for existing pages and
 * open windows. Each step continues where an earlier run stopped.
 */
export async function deploy(context: CommandContext): Promise<void> {
  const { stage, print, runCdk } = context;
  await check(context);
  await clearFailedFirstDeploys(context);
  print('\nBuilding and synthesising ...');
  await synthesise(stage, runCdk);
  const templates = readTemplates(assemblyOf(stage));
  print('\nWhat changes:');
  await runCdk(['diff', '--method', 'template', ...ofAssembly(stage)]);
  print('\nWhat it costs per month:');
  printCosts(templates, print);
  if (!(await context.confirm(`\nDeploy stage ${stage.name} to ${stage.region}?`))) {
    print('Nothing was deployed.');
    return;
  }
  await fillBuckets(context, templates, ['hashed'], 'skip');
  const { stackPrefix } = namesOf(stage);
  const run = ['deploy', ...ofAssembly(stage), '--require-approval', 'never'];
  const edge = `${stackPrefix}-Edge`;
  const stopShowing = showCertificateRecords(() => certificateRecords(context.aws, edgeRegion, edge), print);
  try {
    await runCdk([...run, '--exclusively', edge]);
  } finally {
    stopShowing();
  }
  await runCdk([...run, '--all', '--concurrency', '4']);
  await fillBuckets(context, templates, ['hashed', 'others'], 'fail');
  await showDns(context);
  await showOwnDomains(context);
  print(`\nDeployed. The admin is at ${stage.adminOrigin}`);
  print(
    'Sites are re-rendered where this release renders them differently: "npm run tenant -- list" shows the progress.',
  );
}

async function check({ stage, aws, tenantsFile, print }: CommandContext): Promise<void> {
  const tenants = loadTenants(stage.sitesDomain, tenantsFile);
  const findings = await checkBeforeDeploy({ stage, aws, tenants });
  const marks: Record<Finding['level'], string> = { right: 'ok     ', warning: 'WARNING', error: 'ERROR  ' };
  for (const { level, sentence } of findings) print(`${marks[level]} ${sentence}`);
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (errors > 0) {
    throw new CommandFailed(
      `Nothing was deployed: ${errors === 1 ? 'one error has' : `${errors} errors have`} to be mended first.`,
    );
  }
}

/** @param missing whether buckets may be missing, as before the first deploy */
async function fillBuckets(
  { aws, stage, progress, print }: CommandContext,
  templates: readonly Template[],
  kinds: readonly AssetKind[],
  missing: 'skip' | 'fail',
): Promise<void> {
  for (const { stackName, logicalId, folder } of contentBuckets(templates)) {
    const resources = await resourcesOf(aws.cloudFormation(), stackName);
    const found = resources?.find(({ LogicalResourceId }) => LogicalResourceId === logicalId);
    const bucket = found?.PhysicalResourceId;
    if (!bucket) {
      if (missing === 'skip') continue;
      throw new CommandFailed(`The stack ${stackName} has no bucket for ${folder}. Run the command again.`);
    }
    const copied = await uploadAssets({
      s3: aws.s3(),
      bucket,
      folder: path.join(root, folder),
      kinds,
      progress,
    });
    print(`${folder}: ${copied} files copied to ${bucket} (${stage.name}).`);
  }
}

/** Prints the records that the vendor's DNS needs, according to the stacks. */
async function showDns({ aws, stage, print }: CommandContext): Promise<void> {
  const { stackPrefix } = namesOf(stage);
  const names: Record<string, string> = {
    PointAdminDomainTo: stage.adminDomain,
    PointSitesDomainTo: `*.${stage.sitesDomain}`,
  };
  print('\nIn your DNS:');
  for await (const { Stacks = [] } of paginateDescribeStacks({ client: aws.cloudFormation() }, {})) {
    for (const { StackName, Outputs = [] } of Stacks) {
      if (!StackName?.startsWith(`${stackPrefix}-`)) continue;
      for (const { OutputKey = '', OutputValue } of Outputs) {
        if (names[OutputKey]) print(`  ${names[OutputKey]}  CNAME  ${OutputValue}`);
        if (isMailRecord(OutputKey)) print(`  ${OutputValue}`);
      }
    }
  }
}

/** A changed stack of a company may have lost the certificate of its domains; prints what to do then. */
async function showOwnDomains(context: CommandContext): Promise<void> {
  const { stage, tenantsFile, print } = context;
  for (const tenant of loadTenants(stage.sitesDomain, tenantsFile)) {
    for (const line of await domainStates(context, tenant)) print(`  ${line}`);
  }
}

/** Bootstraps the account's two regions for CDK, or updates an older bootstrap. */
export async function bootstrap({ stage, aws, runCdk }: CommandContext): Promise<void> {
  const { Account = '' } = await aws.sts().send(new GetCallerIdentityCommand({}));
  if (stage.account !== Account && !/^0+$/.test(stage.account)) {
    throw new CommandFailed(
      `You are signed in to account ${Account}, but stage ${stage.name} belongs to ${stage.account}.`,
    );
  }
  const regions = [...new Set([stage.region, edgeRegion])];
  await runCdk(['bootstrap', ...regions.map((region) => `aws://${Account}/${region}`)]);
}

/** The mail stack's outputs contain complete records. */
const isMailRecord = (outputKey: string) => /^(Dkim|MailFrom|Spf|Dmarc)Record\d*$/.test(outputKey);
