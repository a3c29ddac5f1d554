/**
 * Why findings of cdk-nag's AwsSolutions rules are accepted. `tests/infra/nag.test.ts` refuses a finding that
 * is not listed here, and an entry without a finding. They are in one table instead of beside the constructs,
 * because together they answer an auditor's questions.
 */
export interface NagReason {
  rule: string;
  /** The end of the finding in brackets, for rules that have several. */
  finding?: string;
  /** Beginnings of construct paths, after `Galley-<stage>-`. */
  at: readonly string[];
  reason: string;
}

export const nagReasons: readonly NagReason[] = [
  {
    rule: 'AwsSolutions-APIG4',
    at: ['Api/Api/'],
    reason:
      'The session is an opaque cookie, which no authorizer of API Gateway can check. Every handler refuses what did not come through CloudFront (403) and what has no session (401) before it looks at the input; tests call every route without a session.',
  },
  {
    rule: 'AwsSolutions-COG1',
    at: ['Auth/UserPool/'],
    reason:
      'The specification asks of a password that it has 8 to 20 characters and nothing about their kinds; common passwords are refused by the handlers, and there is a second factor.',
  },
  {
    rule: 'AwsSolutions-COG2',
    at: ['Auth/UserPool/'],
    reason:
      'The second factor is a custom challenge with codes of our own, which everyone has; Cognito’s own would be a third one.',
  },
  {
    rule: 'AwsSolutions-COG8',
    at: ['Auth/UserPool/'],
    reason:
      'The Plus tier is billed for each user and watches sign-ins that talk to Cognito directly; ours come from our handlers, which count tries by account, email address and network.',
  },
  {
    rule: 'AwsSolutions-CFR1',
    at: ['Admin/Distribution/', 'Site/Distribution/'],
    reason: 'The companies decide who reads their sites, and their staff travel: no country is refused.',
  },
  {
    rule: 'AwsSolutions-CFR3',
    at: ['Admin/Distribution/', 'Site/Distribution/'],
    reason:
      'They are logged by CloudWatch’s log delivery (the stack EdgeWatch), which the rule does not look at; the older way needs a bucket with access control lists.',
  },
  {
    rule: 'AwsSolutions-S1',
    at: ['Admin/Assets/', 'Site/Assets/'],
    reason:
      'They hold the files of the build, which anybody may read through CloudFront, whose own log has every request.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    at: ['Data/EdgeSecret/', 'Data/SignInPepper/', 'Auth/ClientSecret/'],
    reason:
      'Lambdas and distributions get them when they are deployed, so a rotation is a deploy; docs/operating.md has the steps. A secret that changed by itself would lock everyone out.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: '/images/*]',
    at: ['Api/Images/', 'Jobs/ImageWidths/', 'Jobs/Jobs/'],
    reason: 'The files of the libraries of all companies; their names are made when they are uploaded.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: '/replacements/*]',
    at: ['Api/Images/', 'Jobs/ImageWidths/', 'Jobs/Jobs/'],
    reason: 'Files that wait to take the place of another one; as with the libraries.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: '/submitted/*]',
    at: ['Api/Forms/', 'Api/PublicSite/', 'Jobs/Jobs/'],
    reason:
      'What visitors of all companies sent with forms; each of the three may do one thing with it: add, read or delete.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: '/images/*/*/*/*]',
    at: ['Jobs/ImageWidths/'],
    reason: 'Narrower than the libraries: copies beside a picture, never the picture itself.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: ':distribution-tenant/*]',
    at: ['Jobs/Jobs/'],
    reason:
      'Each company with a domain of its own has a distribution tenant, in a stack that comes after the jobs; the action only clears copies.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: ':identity/*]',
    at: ['Jobs/Jobs/'],
    reason:
      'In SES’s sandbox the recipient’s identity is asked for as well, which no template can name. The statement has the condition that the sender is an email address of the installation’s mail domain.',
  },
  {
    rule: 'AwsSolutions-SQS3',
    at: ['Mail/LostEvents/'],
    reason: 'It is a queue of dead letters itself, and an alarm rings for its first message.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: '.Arn>:*]',
    at: ['Provision/ProviderRole/'],
    reason: 'CDK lets its provider call any version of our one Lambda; there are no versions.',
  },
];
