import type { Assembly } from '../assembly/assembly';
import { roleNameOf } from '../assembly/functions';
import { AccessDenied, type Authorize } from '../stand-ins/stand-in';
import { accessRequestOf, isAllowed } from './evaluate';
import { readPolicyDocument, type Statement } from './policy-document';

/** Creates the resources and uploads the assets; as on AWS, the deployer has all rights. */
export const deployerKey = 'galley-deployer';
/** The access key with which a distribution reads its buckets. */
export const distributionKey = (distributionId: string) => `cloudfront-${distributionId}`;

/** AWS's own policies for writing logs and traces, which nothing on a laptop needs. */
const managedPoliciesWithoutEffect = [
  'service-role/AWSLambdaBasicExecutionRole',
  'AWSXRayDaemonWriteAccess',
  'AWSXrayWriteOnlyAccess',
];

/**
 * Authorizes every call of a stand-in by the templates' policies: those of the role for functions, those of
 * the bucket for distributions. The access key is the name of the role.
 * @throws Error at once for a policy that it cannot evaluate
 */
export function createAuthorizer(assembly: Assembly): Authorize {
  const roles = readRolePolicies(assembly);
  const bucketPolicies = readBucketPolicies(assembly);
  const policiesFor = (principal: string) =>
    bucketPolicies.filter(({ principals }) => principals.includes(principal) || principals.includes('AWS:*'));
  const { account } = assembly.values;
  return (call) => {
    if (call.accessKeyId === deployerKey) return;
    const request = accessRequestOf(call);
    const distributionId = /^cloudfront-(.+)$/.exec(call.accessKeyId)?.[1];
    if (distributionId) {
      request.context['aws:sourcearn'] = [`arn:aws:cloudfront::${account}:distribution/${distributionId}`];
      request.context['aws:sourceaccount'] = [account];
      const statements = policiesFor('Service:cloudfront.amazonaws.com');
      if (isAllowed(statements, request)) return;
      throw new AccessDenied(call, 'because no bucket policy allows the action');
    }
    // Within one account, a role's own policy is sufficient, but denials in a bucket's policy still apply.
    const statements = [...(roles.get(call.accessKeyId) ?? []), ...policiesFor('AWS:*').filter(isDeny)];
    if (!isAllowed(statements, request)) throw new AccessDenied(call);
  };
}

const isDeny = (statement: Statement) => statement.effect === 'Deny';

interface PolicyProperties {
  PolicyDocument: unknown;
  Roles?: string[];
}

/** All statements that apply to each role, by the role's name. */
export function readRolePolicies(assembly: Assembly): Map<string, Statement[]> {
  const roles = new Map<string, Statement[]>();
  const add = (role: string, statements: Statement[]) =>
    roles.set(role, [...(roles.get(role) ?? []), ...statements]);
  const managed = new Map<string, Statement[]>();
  for (const policy of assembly.resources<PolicyProperties>('AWS::IAM::ManagedPolicy')) {
    const { PolicyDocument, Roles = [] } = policy.properties;
    const statements = readPolicyDocument(PolicyDocument, policy.id);
    managed.set(policy.name, statements);
    for (const role of Roles) add(role, statements);
  }
  for (const role of assembly.resources<{
    Policies?: { PolicyDocument: unknown }[];
    ManagedPolicyArns?: string[];
  }>('AWS::IAM::Role')) {
    const { Policies = [], ManagedPolicyArns = [] } = role.properties;
    for (const { PolicyDocument } of Policies) add(role.name, readPolicyDocument(PolicyDocument, role.id));
    for (const arn of ManagedPolicyArns) {
      const own = managed.get(arn);
      if (own) add(role.name, own);
      else if (!managedPoliciesWithoutEffect.some((name) => arn.endsWith(`:policy/${name}`))) {
        throw new Error(`${role.id} has the managed policy ${arn}, which the laptop cloud does not know`);
      }
    }
  }
  for (const policy of assembly.resources<PolicyProperties>('AWS::IAM::Policy')) {
    const { PolicyDocument, Roles = [] } = policy.properties;
    for (const role of Roles) add(roleNameOf(role), readPolicyDocument(PolicyDocument, policy.id));
  }
  return roles;
}

function readBucketPolicies(assembly: Assembly): Statement[] {
  return assembly
    .resources<PolicyProperties>('AWS::S3::BucketPolicy')
    .flatMap((policy) => readPolicyDocument(policy.properties.PolicyDocument, policy.id));
}
