import { fileURLToPath } from 'node:url';
import { required } from '@galley/shared/required';

/** One installation of the product: where it runs, and its domains. */
export interface Stage {
  name: string;
  account: string;
  region: string;
  /** The host of the admin. */
  adminDomain: string;
  /**
   * `<company key>.<sitesDomain>` is a company's site. It must have another registrable domain than the
   * admin.
   */
  sitesDomain: string;
  /** The domain that mail is sent from; verified with SES. */
  mailDomain: string;
  /** Receives the alarms and the budget's warnings. */
  alarmEmail: string;
  /** The monthly costs in US dollars that trigger a warning. */
  monthlyBudgetUsd: number;
  /** The prefix of the user pool's own sign-in pages, unique in its AWS region. */
  signOnDomain: string;
  /**
   * Whether single sign-on may also use the pool's own accounts, on the pool's page: a way to try it without
   * a company's provider. Otherwise only the admin asks for passwords, where wrong ones are counted by
   * network.
   */
  hasOwnAccountsPage: boolean;
  /**
   * The account's Lambda concurrency. From 1,000 on, visitors, sign-in and background work each have reserved
   * shares; a new account has 10, of which AWS allows no reservation.
   */
  concurrentLambdas: number;
  /** The version of each secret that has ever been rotated, by name; other secrets use the latest. */
  secretVersions: Readonly<Record<string, string>>;
  adminOrigin: string;
  /** `{company}` is replaced by the company key. */
  siteOriginPattern: string;
  /** The folder of the Lambda bundles, one subfolder each, as `build.ts` writes them. */
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
  // The laptop: browsers resolve all hosts under localhost to this machine. The runner chooses the ports and
  // serves the admin at plain localhost; CloudFront requires a name with a dot.
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
  // The vendor replaces these names before the first deploy, and sets `account`, so that no other account is
  // deployed to.
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

/** The region of CloudFront's certificates, web ACLs, logs and metrics. */
export const edgeRegion = 'us-east-1';

export const defaultStageName = 'local';
const placeholderAccount = '000000000000';
const placeholderRegion = 'eu-west-1';

const defaultBundles = fileURLToPath(new URL('../dist/functions', import.meta.url));

/** Without an account, placeholders are used, so that a synth needs neither account nor network. */
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
 * Fixed names, so that stacks need not refer to each other: a role may name the jobs function before it
 * exists, and CloudFormation reads a secret where it is used, without exposing it in a stack's outputs.
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
    /** The namespace of the metrics that are counted in logs. */
    ownMetrics: `Galley/${stage.name}`,
    adminWebAcl: `galley-${stage.name}-admin`,
    siteWebAcl: `galley-${stage.name}-site`,
    edgeSecret: `galley/${stage.name}/edge-secret`,
    signInPepper: `galley/${stage.name}/sign-in-pepper`,
    userPoolClientSecret: `galley/${stage.name}/user-pool-client-secret`,
  };
}

/**
 * Where the vendor stores the secret that a company's provider has issued, before deploying that provider.
 */
export function identityProviderSecret(stage: Stage, provider: string): string {
  return `galley/${stage.name}/identity-provider/${provider}`;
}
