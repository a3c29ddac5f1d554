import type { FunctionUrlDefinition } from '../http/function-url';
import type { Assembly } from './assembly';

/** @throws Error for a URL without authentication, or with streaming: the laptop supports neither */
export function readFunctionUrls(assembly: Assembly): FunctionUrlDefinition[] {
  return assembly
    .resources<{ TargetFunctionArn: string; AuthType: string; InvokeMode?: string }>('AWS::Lambda::Url')
    .map((resource) => {
      const { TargetFunctionArn, AuthType, InvokeMode = 'BUFFERED' } = resource.properties;
      if (AuthType !== 'AWS_IAM' || InvokeMode !== 'BUFFERED') {
        throw new Error(`${resource.id}: the laptop cloud runs function URLs with AWS_IAM and BUFFERED only`);
      }
      return { functionArn: TargetFunctionArn, host: new URL(resource.attribute('FunctionUrl')).host };
    });
}
