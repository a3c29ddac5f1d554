import type { Area } from '@galley/shared/contract/call';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';

/** Areas whose operations leave something to be done later. */
export const areasWithJobs: readonly Area[] = [
  'pages',
  'components',
  'versions',
  'site-information',
  'settings',
  'vendor',
  'forms',
  'users',
  'authentication',
  'images',
  'public-site',
];

/** Areas from which the vendor has a company made. */
export const areasThatProvision: readonly Area[] = ['vendor', 'users'];

const poolActions: Partial<Record<Area | 'provision', string[]>> = {
  authentication: [
    'cognito-idp:AdminInitiateAuth',
    'cognito-idp:AdminRespondToAuthChallenge',
    'cognito-idp:AdminSetUserPassword',
  ],
  users: [...makingUsers(), 'cognito-idp:AdminDeleteUser'],
  provision: makingUsers(),
};

/** What an area may do with the user pool; nothing for most. */
export function userPoolStatements(area: Area | 'provision', userPoolArn: string): PolicyStatement[] {
  const actions = poolActions[area];
  return actions ? [new PolicyStatement({ actions, resources: [userPoolArn] })] : [];
}

function makingUsers(): string[] {
  return ['cognito-idp:AdminCreateUser', 'cognito-idp:AdminSetUserPassword'];
}

/** Areas that touch the bucket of files. */
export const areasWithFiles: readonly Area[] = ['images', 'forms', 'public-site'];

export const served = 'images/*';
/** What lies beside a picture, never the picture: `images/<company>/<id>/<name>/<copy>`. */
const copies = 'images/*/*/*/*';
const replacements = 'replacements/*';
/** What visitors sent with forms, which no distribution reads. */
const submitted = 'submitted/*';

/**
 * What stores and serves the libraries' files: uploads add them, jobs place and remove them, one more Lambda reads them
 * and adds copies, no one lists them. What visitors sent lies beside them. Nothing for most areas.
 */
export function imageStatements(user: Area | 'jobs' | 'image-widths', images: IBucket): PolicyStatement[] {
  const may = (actions: string[], ...objects: string[]) =>
    new PolicyStatement({ actions, resources: objects.map((object) => images.arnForObjects(object)) });
  // What browsers sent to the bucket is looked into there.
  if (user === 'images')
    return [may(['s3:PutObject'], served, replacements), may(['s3:GetObject'], replacements)];
  if (user === 'image-widths') {
    return [may(['s3:GetObject'], served, replacements), may(['s3:PutObject'], copies)];
  }
  // Who takes files in cannot read them; whoever makes links can do nothing but read.
  if (user === 'public-site') return [may(['s3:PutObject'], submitted)];
  if (user === 'forms') return [may(['s3:GetObject'], submitted)];
  if (user !== 'jobs') return [];
  return [
    may(['s3:PutObject'], served),
    may(['s3:GetObject'], replacements),
    may(['s3:DeleteObject'], served, replacements, submitted),
  ];
}
