import type { Area } from '@galley/shared/contract/call';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

/** Areas whose operations leave something to be done later. */
export const areasWithJobs: readonly Area[] = [
  'pages',
  'components',
  'versions',
  'site-information',
  'settings',
  'users',
  'authentication',
];

const poolActions: Partial<Record<Area | 'provision', string[]>> = {
  authentication: [
    'cognito-idp:AdminInitiateAuth',
    'cognito-idp:AdminRespondToAuthChallenge',
    'cognito-idp:AdminSetUserPassword',
    'cognito-idp:AdminGetUser',
  ],
  users: userAdministration(),
  provision: userAdministration(),
};

/** What an area may do with the user pool; nothing for most. */
export function userPoolStatements(area: Area | 'provision', userPoolArn: string): PolicyStatement[] {
  const actions = poolActions[area];
  return actions ? [new PolicyStatement({ actions, resources: [userPoolArn] })] : [];
}

function userAdministration(): string[] {
  return [
    'cognito-idp:AdminCreateUser',
    'cognito-idp:AdminGetUser',
    'cognito-idp:AdminDeleteUser',
    'cognito-idp:AdminSetUserPassword',
  ];
}
