import type { Area } from '@galley/shared/contract/call';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';

/** Areas whose operations enqueue jobs. */
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

/** Areas from which the vendor can create a company. */
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

/** An area's permissions for the user pool; most have none. */
export function userPoolStatements(area: Area | 'provision', userPoolArn: string): PolicyStatement[] {
  const actions = poolActions[area];
  return actions ? [new PolicyStatement({ actions, resources: [userPoolArn] })] : [];
}

function makingUsers(): string[] {
  return ['cognito-idp:AdminCreateUser', 'cognito-idp:AdminSetUserPassword'];
}

/** Areas that access the bucket of files. */
export const areasWithFiles: readonly Area[] = ['images', 'forms', 'public-site'];

export const served = 'images/*';
/** Variants beside a picture but never the picture itself: `images/<company>/<id>/<name>/<copy>`. */
const copies = 'images/*/*/*/*';
const replacements = 'replacements/*';
/** Files that visitors sent with forms, which no distribution serves. */
const submitted = 'submitted/*';

const objectActions: Partial<
  Record<Area | 'jobs' | 'image-widths', [action: string, ...objects: string[]][]>
> = {
  // Files that browsers sent directly to the bucket are inspected there.
  images: [
    ['s3:PutObject', served, replacements],
    ['s3:GetObject', replacements],
  ],
  'image-widths': [
    ['s3:GetObject', served, replacements],
    ['s3:PutObject', copies],
  ],
  // The area that accepts visitors' files cannot read them; the one that signs links can only read.
  'public-site': [['s3:PutObject', submitted]],
  forms: [['s3:GetObject', submitted]],
  jobs: [
    ['s3:PutObject', served],
    ['s3:GetObject', replacements],
    ['s3:DeleteObject', served, replacements, submitted],
  ],
};

/**
 * The permissions for the bucket of files: uploads add objects, jobs move and delete them, another Lambda
 * reads them and adds variants, and none may list them. Visitors' files are in the same bucket. Most areas
 * have no permissions.
 */
export function imageStatements(user: Area | 'jobs' | 'image-widths', images: IBucket): PolicyStatement[] {
  return (objectActions[user] ?? []).map(
    ([action, ...objects]) =>
      new PolicyStatement({
        actions: [action],
        resources: objects.map((object) => images.arnForObjects(object)),
      }),
  );
}
