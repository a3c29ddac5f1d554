import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException } from '@aws-sdk/client-sesv2';
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts';
import { sharedFrom } from '../../constructs/reserved-concurrency';
import { edgeRegion, type Stage } from '../../stage';
import type { Tenant } from '../../tenants';
import { isMissingStack } from '../installation';
import { type CheckRequest, type Finding, problem, right, warning } from './finding';
import { checkNames } from './name-checks';

/** The bootstrap version that CDK 2 requires. */
const lowestBootstrap = 6;
/** The minimum for our Lambdas when staff and visitors use the product at the same time. */
const lowestConcurrency = 100;

/** All checks that are possible before a deploy. Without credentials, AWS is not queried. */
export async function checkBeforeDeploy(request: CheckRequest): Promise<Finding[]> {
  const ofFiles = [...checkStage(request.stage), ...checkTenants(request.tenants)];
  const account = await checkCredentials(request);
  if (account.level === 'error') return [...ofFiles, account];
  const ofAccount = await Promise.all(
    [
      checkBootstrap(request, request.stage.region),
      checkBootstrap(request, edgeRegion),
      checkSandbox(request),
      checkMailDomain(request),
      checkConcurrency(request),
      checkCloudFront(request),
      checkNames(request),
    ].map((check) => check.catch(unanswered)),
  );
  return [...ofFiles, account, ...ofAccount.flat()];
}

/** Values that the vendor has not filled in yet. No public domain ends in .example. */
function checkStage({ name, adminDomain, sitesDomain, mailDomain, alarmEmail }: Stage): Finding[] {
  const names = Object.entries({ adminDomain, sitesDomain, mailDomain, alarmEmail });
  const placeholders = names.filter(([, value]) => isPlaceholder(value));
  if (placeholders.length === 0)
    return [right(`Stage ${name}: ${names.map(([, value]) => value).join(', ')}.`)];
  const list = placeholders.map(([field, value]) => `${field} (${value})`).join(', ');
  return [
    problem(
      `infra/stage.ts still has examples for stage ${name}: ${list}. Write domains and an email address there that are yours.`,
    ),
  ];
}

function checkTenants(tenants: readonly Tenant[]): Finding[] {
  const examples = tenants.filter(
    ({ adminEmail, domains }) => isPlaceholder(adminEmail) || domains.some(isPlaceholder),
  );
  if (examples.length === 0)
    return [right(`infra/tenants.json: ${tenants.map(({ key }) => key).join(', ')}.`)];
  return [
    problem(
      `infra/tenants.json still has examples: ${examples.map(({ key }) => key).join(', ')}. ` +
        'Give them real email addresses, or take them out ("npm run tenant -- remove <key> --stage local" while "npm start" runs, or by hand).',
    ),
  ];
}

const isPlaceholder = (name: string) => /(^|\.|@)example(\.(com|org|net))?$/i.test(name);

async function checkCredentials({ aws, stage }: CheckRequest): Promise<Finding> {
  try {
    const { Account = '', Arn = '' } = await aws.sts().send(new GetCallerIdentityCommand({}));
    if (stage.account !== Account && !/^0+$/.test(stage.account)) {
      return problem(
        `You are signed in to account ${Account}, but stage ${stage.name} belongs to ${stage.account}. Use the other account's credentials.`,
      );
    }
    const isFixed = stage.account === Account;
    const advice = ` Write account: '${Account}' into infra/stage.ts, so that no other is ever deployed to by mistake.`;
    return right(`Account ${Account} as ${Arn}, region ${stage.region}.${isFixed ? '' : advice}`);
  } catch (error) {
    const { name, message } = error as Error;
    return problem(
      `AWS does not know you (${name}: ${message}). Sign in ("aws login", "aws sso login"), or set AWS_PROFILE or the keys of a user who may deploy.`,
    );
  }
}

async function checkBootstrap({ aws, stage }: CheckRequest, region: string): Promise<Finding> {
  const command = `npm run deploy -- --stage ${stage.name} --bootstrap`;
  try {
    const { Stacks = [] } = await aws
      .cloudFormation(region)
      .send(new DescribeStacksCommand({ StackName: 'CDKToolkit' }));
    const version = Number(
      Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue,
    );
    if (version >= lowestBootstrap) return right(`CDK's bootstrap of ${region} has version ${version}.`);
    return problem(`CDK's bootstrap of ${region} is too old (version ${version}). Run: ${command}`);
  } catch (error) {
    if (!isMissingStack(error)) throw error;
    const why = region === stage.region ? '' : ' (CloudFront takes its certificates from there)';
    return problem(`Region ${region} is not prepared for CDK${why}. Run once: ${command}`);
  }
}

async function checkSandbox({ aws }: CheckRequest): Promise<Finding> {
  const { ProductionAccessEnabled, SendingEnabled } = await aws.ses().send(new GetAccountCommand({}));
  if (SendingEnabled === false) {
    return warning('AWS has stopped all mail of this account. The SES console says why and how to appeal.');
  }
  if (ProductionAccessEnabled) return right('SES may mail to everyone.');
  return warning(
    'SES is in its sandbox: codes and invitations reach verified email addresses only, 200 a day. ' +
      'Ask for production access in the SES console (a day or two); until then "tenant add" verifies each first Admin.',
  );
}

async function checkMailDomain({ aws, stage }: CheckRequest): Promise<Finding> {
  const { mailDomain } = stage;
  try {
    const { VerifiedForSendingStatus, DkimAttributes } = await aws
      .ses()
      .send(new GetEmailIdentityCommand({ EmailIdentity: mailDomain }));
    if (VerifiedForSendingStatus && DkimAttributes?.Status === 'SUCCESS') {
      return right(`Mail from ${mailDomain} is signed (DKIM).`);
    }
    const records = (DkimAttributes?.Tokens ?? []).map(
      (token) => `\n      ${token}._domainkey.${mailDomain}  CNAME  ${token}.dkim.amazonses.com`,
    );
    return warning(
      `Mail from ${mailDomain} is not signed yet (DKIM: ${DkimAttributes?.Status}), so none goes out. Set in its DNS:${records.join('')}`,
    );
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
    return warning(
      `SES does not know ${mailDomain} yet: this deploy makes it. Run the command again afterwards; it shows the DNS records to set.`,
    );
  }
}

async function checkConcurrency({ aws, stage }: CheckRequest): Promise<Finding> {
  const { AccountLimit } = await aws.lambda().send(new GetAccountSettingsCommand({}));
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  const { concurrentLambdas } = stage;
  if (limit < concurrentLambdas) {
    return problem(
      `infra/stage.ts says that ${concurrentLambdas} Lambdas may run at once, but in this account ${limit} may: AWS would refuse their shares. Write concurrentLambdas: ${limit} there.`,
    );
  }
  if (limit >= sharedFrom && concurrentLambdas < sharedFrom) {
    return warning(
      `${limit} Lambdas may run at once, but none has a share of its own: one flood takes all. Write concurrentLambdas: ${limit} into infra/stage.ts, less what other programs of the account need.`,
    );
  }
  if (limit >= lowestConcurrency) return right(`${limit} Lambdas may run at once.`);
  return warning(
    `Only ${limit} Lambdas may run at once in this account, as in every new one: visitors would see errors. Ask for 1000 (free, within a day): ` +
      `aws service-quotas request-service-quota-increase --region ${stage.region} --service-code lambda --quota-code L-B99A9384 --desired-value 1000`,
  );
}

/**
 * No call reports whether AWS has verified an account for CloudFront; only an existing distribution proves
 * it.
 */
async function checkCloudFront({ aws }: CheckRequest): Promise<Finding> {
  const { DistributionList } = await aws.cloudFront().send(new ListDistributionsCommand({ MaxItems: 1 }));
  if ((DistributionList?.Items ?? []).length > 0) return right('This account has CloudFront distributions.');
  return warning(
    'This account has no CloudFront distribution yet, and AWS verifies new accounts before it makes the first. ' +
      'Should the stack Admin fail with "Your account must be verified before you can add new CloudFront resources", ' +
      'open a support case (Account and billing, no support plan needed) and run the command again once it is answered.',
  );
}

/** A user who may deploy does not necessarily have all read permissions. */
function unanswered(error: unknown): Finding {
  const { name, message } = error as Error;
  return warning(`Something could not be checked (${name}): ${message}`);
}
