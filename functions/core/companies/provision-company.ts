import type { StarterName } from '@galley/shared/starters/names';
import type { Actor } from '../activity-log';
import { awsClient, callLimitsOf } from '../aws-client';
import type { CompanyScope, VendorScope } from '../company-scope';
import { environment } from '../env';
import { conflict } from '../errors';

export interface ProvisionRequest {
  name: string;
  domains: string[];
  adminEmail: string;
  adminFirstName?: string;
  adminLastName?: string;
  /** The starter that its first Admin is offered. */
  starter?: StarterName | undefined;
  /** False where the caller invites the first Admin itself. */
  invitesAdmin: boolean;
  actor: Actor;
}

/**
 * Invokes the Lambda that alone has the rights to create a company; deploys use it, too. When this returns,
 * the company exists.
 * @throws 409 where the key or the first Admin's email address is in use
 */
export async function provisionCompany(
  _vendor: VendorScope,
  scope: CompanyScope,
  {
    name,
    domains,
    adminEmail,
    adminFirstName,
    adminLastName,
    starter,
    invitesAdmin,
    actor,
  }: ProvisionRequest,
): Promise<void> {
  const event = {
    RequestType: 'Create',
    ResourceProperties: {
      CompanyKey: scope.company,
      CompanyName: name,
      Domains: domains,
      AdminEmail: adminEmail,
      AdminFirstName: adminFirstName || undefined,
      AdminLastName: adminLastName || undefined,
      Starter: starter,
      InvitesAdmin: String(invitesAdmin),
      MustBeNew: 'true',
      Actor: { email: actor.email, company: actor.company },
    },
  };
  const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
  // If the response is lost, the list of companies shows whether the company was created.
  const lambda = awsClient(LambdaClient, callLimitsOf.provisioning);
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({
      FunctionName: environment('PROVISION_FUNCTION_NAME'),
      Payload: JSON.stringify(event),
    }),
  );
  if (!FunctionError) return;
  const { errorType, errorMessage } = JSON.parse(Payload?.transformToString() ?? '{}') as {
    errorType?: string;
    errorMessage?: string;
  };
  if (errorType === 'HttpError' && errorMessage) throw conflict(errorMessage);
  throw new Error(`Provisioning failed: ${errorType}: ${errorMessage}`);
}
