import { fileURLToPath } from 'node:url';
import { required } from '@galley/shared/required';

/** One installation of the product: where it runs and under which names it answers. */
export interface Stage {
  name: string;
  account: string;
  region: string;
  /** The host of the admin. */
  adminDomain: string;
  /** `<company key>.<sitesDomain>` is a company's site. Its registrable domain is not the admin's. */
  sitesDomain: string;
  /** The domain that mail is sent from; verified with SES. */
  mailDomain: string;
  /** Who gets the alarms and the budget's warnings. */
  alarmEmail: string;
  /** What a month may cost before someone is told, in US dollars. */
  monthlyBudgetUsd: number;
  /** The prefix of the user pool's own sign-in pages, unique in its region of AWS. */
  signOnDomain: string;
  /**
   * Whether single sign-on may also use the pool's own accounts, on the pool's page: a way to try it without a
   * company's provider. Elsewhere passwords are asked for by the admin only, which counts wrong ones by network.
   */
  hasOwnAccountsPage: boolean;
  /**
   * How many Lambdas may run at once in the account. From 1,000 on, visitors, sign-in and what runs in the background
   * each have a share of their own; a new account has 10, of which AWS lets no one reserve any.
   */
  concurrentLambdas: number;
  /** The version of each secret that was ever rotated, by its name; the newest of the others. */
  secretVersions: Readonly<Record<string, string>>;
  adminOrigin: string;
  /** `{company}` stands for the company key. */
  siteOriginPattern: string;
  /** The folder of the Lambda bundles, one folder each, as `build.ts` writes them. */
  bundles: string;
}

type StageNames = Pick<
  Stage,
  'adminDomain' | 'sitesDomain' | 'mailDomain' | 'signOnDomain' | 'alarmEmail' | 'monthlyBudgetUsd'
> &
  Partial<
    Pick<
      Stage,
      | 'account'
      | 'region'
      | 'adminOrigin'
      | 'siteOriginPattern'
      | 'hasOwnAccountsPage'
      | 'concurrentLambdas'
      | 'secretVersions'
    >
  >;

const stages: Record<string, StageNames> = {
  // The laptop: browsers resolve every host under localhost to this machine. The ports belong to the runner, which
  // serves the admin at plain localhost; CloudFront wants a name with a dot.
  local: {
    adminDomain: 'admin.localhost',
    sitesDomain: 'localhost',
    mailDomain: 'mail.galley.example',
    adminOrigin: 'http://localhost:4000',
    siteOriginPattern: 'http://{company}.localhost:4100',
    signOnDomain: 'galley-local',
    alarmEmail: 'alarms@galley.example',
    monthlyBudgetUsd: 50,
    hasOwnAccountsPage: true,
  },
  // The vendor puts his own names here before the first deploy, and `account` too: no other is deployed to then.
  prod: {
    region: 'eu-west-1',
    adminDomain: 'admin.galley.example',
    sitesDomain: 'sites.galley-sites.example',
    mailDomain: 'mail.galley.example',
    signOnDomain: 'galley-example',
    alarmEmail: 'alarms@galley.example',
    monthlyBudgetUsd: 50,
  },
};

/** Where CloudFront has its certificates, web ACLs, logs and metrics. */
export const edgeRegion = 'us-east-1';

export const defaultStageName = 'local';
const placeholderAccount = '000000000000';
const placeholderRegion = 'eu-west-1';

export const defaultBundles = fileURLToPath(new URL('../dist/functions', import.meta.url));

/** Without an account at hand the placeholders are used, so that a synth needs neither account nor network. */
export function stageNamed(
  name: string,
  { bundles = defaultBundles, environment = process.env }: StageOptions = {},
): Stage {
  const names = required(
    stages[name],
    () => new Error(`There is no stage '${name}'. infra/stage.ts names: ${Object.keys(stages).join(', ')}.`),
  );
  return {
    name,
    account: environment.CDK_DEFAULT_ACCOUNT || placeholderAccount,
    region: environment.CDK_DEFAULT_REGION || placeholderRegion,
    adminOrigin: `https://${names.adminDomain}`,
    siteOriginPattern: `https://{company}.${names.sitesDomain}`,
    hasOwnAccountsPage: false,
    concurrentLambdas: 10,
    secretVersions: {},
    bundles,
    ...names,
  };
}

interface StageOptions {
  bundles?: string;
  environment?: Record<string, string | undefined>;
}

/**
 * Names that are fixed, so that stacks need not refer to each other for them: a role may name the jobs function
 * before it exists, and a secret is read by CloudFormation where it is used and appears in no stack's outputs.
 */
export function namesOf(stage: Stage) {
  return {
    stackPrefix: `Galley-${stage.name}`,
    jobsFunction: `galley-${stage.name}-jobs`,
    provisionFunction: `galley-${stage.name}-provision`,
    operatorFunction: `galley-${stage.name}-operator`,
    imageWidthsFunction: `galley-${stage.name}-image-widths`,
    mailConfigurationSet: `galley-${stage.name}`,
    alarmPrefix: `galley-${stage.name}-`,
    dashboard: `galley-${stage.name}`,
    /** The namespace of the metrics that are made from logs. */
    ownMetrics: `Galley/${stage.name}`,
    adminWebAcl: `galley-${stage.name}-admin`,
    siteWebAcl: `galley-${stage.name}-site`,
    edgeSecret: `galley/${stage.name}/edge-secret`,
    signInPepper: `galley/${stage.name}/sign-in-pepper`,
    userPoolClientSecret: `galley/${stage.name}/user-pool-client-secret`,
  };
}

/** Where the vendor keeps the secret that a company's provider gave him, before he deploys that provider. */
export function identityProviderSecret(stage: Stage, provider: string): string {
  return `galley/${stage.name}/identity-provider/${provider}`;
}
