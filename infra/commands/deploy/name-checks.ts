import { DescribeUserPoolDomainCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DescribeSecretCommand, ResourceNotFoundException } from '@aws-sdk/client-secrets-manager';
import { onError } from '@galley/shared/on-error';
import { namesOf } from '../../stage';
import { resourcesOf } from '../installation';
import { type CheckRequest, type Finding, problem, right } from './finding';

/** Globally unique names that the templates fix: if they are in use, CloudFormation would fail halfway. */
export async function checkNames(request: CheckRequest): Promise<Finding[]> {
  const { aws, stage } = request;
  const names = namesOf(stage);
  const owned = async (stack: string) => {
    const all = await resourcesOf(aws.cloudFormation(), `${names.stackPrefix}-${stack}`);
    const there = (all ?? []).filter(({ ResourceStatus }) => ResourceStatus !== 'DELETE_COMPLETE');
    return there.map(({ PhysicalResourceId = '' }) => PhysicalResourceId);
  };
  const [data, auth] = await Promise.all([owned('Data'), owned('Auth')]);
  const errors = await Promise.all([
    secretInTheWay(request, names.edgeSecret, data),
    secretInTheWay(request, names.signInPepper, data),
    secretInTheWay(request, names.userPoolClientSecret, auth),
    prefixInTheWay(request, auth),
  ]);
  const found = errors.filter((finding) => finding !== undefined);
  if (found.length > 0) return found;
  return [right("The names of secrets and of the sign-on pages are free, or this installation's own.")];
}

async function secretInTheWay(
  { aws, stage }: CheckRequest,
  name: string,
  owned: readonly string[],
): Promise<Finding | undefined> {
  const secret = await aws
    .secrets()
    .send(new DescribeSecretCommand({ SecretId: name }))
    .catch(onError(ResourceNotFoundException, () => undefined));
  if (!secret || owned.includes(secret.ARN ?? '')) return undefined;
  const deletion = `aws secretsmanager delete-secret --region ${stage.region} --secret-id ${name} --force-delete-without-recovery`;
  const why = secret.DeletedDate
    ? 'is being deleted, which keeps its name for days'
    : 'is there already, but no stack of this installation has it: an earlier one or a failed deploy left it';
  return problem(
    `The secret ${name} ${why}. If no restored table needs it (sign-in codes are hashed with the pepper), delete it: ${deletion}`,
  );
}

/** No call reveals a pool prefix of another account; CloudFormation then reports it. */
async function prefixInTheWay(
  { aws, stage }: CheckRequest,
  owned: readonly string[],
): Promise<Finding | undefined> {
  const { signOnDomain } = stage;
  const { DomainDescription } = await aws
    .cognito()
    .send(new DescribeUserPoolDomainCommand({ Domain: signOnDomain }));
  const pool = DomainDescription?.UserPoolId;
  if (!pool || owned.includes(pool)) return undefined;
  return problem(
    `The prefix ${signOnDomain} of the sign-on pages belongs to the user pool ${pool} of this account. Write another signOnDomain into infra/stage.ts, ` +
      `or free it: aws cognito-idp delete-user-pool-domain --region ${stage.region} --user-pool-id ${pool} --domain ${signOnDomain}`,
  );
}
