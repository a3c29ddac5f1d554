import type { Assembly } from '../assembly/assembly';
import { matchesWildcard } from './conditions';

interface PermissionProperties {
  Action: string;
  FunctionName: string;
  Principal: string;
  SourceArn?: string;
  SourceAccount?: string;
}

/** Whether a service, on behalf of one of its resources, may invoke a function. */
export type MayInvoke = (functionArn: string, principal: string, sourceArn: string) => boolean;

/**
 * The functions' resource policies (AWS::Lambda::Permission), which allow services other than IAM callers to
 * invoke them. A route without its permission responds with 500 on AWS, and here.
 */
export function readInvokePermissions(assembly: Assembly): MayInvoke {
  const permissions = assembly
    .resources<PermissionProperties>('AWS::Lambda::Permission')
    .map((resource) => resource.properties);
  return (functionArn, principal, sourceArn) =>
    permissions.some(
      (permission) =>
        (permission.FunctionName === functionArn ||
          functionArn.endsWith(`:function:${permission.FunctionName}`)) &&
        permission.Principal === principal &&
        ['lambda:InvokeFunction', 'lambda:InvokeFunctionUrl', 'lambda:*'].includes(permission.Action) &&
        (!permission.SourceArn || matchesWildcard(permission.SourceArn, sourceArn)) &&
        (!permission.SourceAccount || permission.SourceAccount === assembly.values.account),
    );
}
