import { readFileSync } from 'node:fs';
import {
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

export type EdgeFunctionName = 'admin-viewer-request' | 'site-viewer-request';

function edgeFunctionSource(name: EdgeFunctionName): string {
  return readFileSync(new URL(`../edge/${name}.js`, import.meta.url), 'utf8');
}

/**
 * A distribution's viewer-request function, as the list that a behavior takes.
 * @param imagesKey a reference to the secret that signs access to a company's pictures
 */
export function viewerRequest(scope: Construct, id: string, name: EdgeFunctionName, imagesKey = '') {
  const edgeFunction = new CloudFrontFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    // The secret itself is never in a template: CloudFormation reads it when it deploys.
    code: FunctionCode.fromInline(edgeFunctionSource(name).replace('the images key', () => imagesKey)),
    comment: `infra/edge/${name}.js`,
  });
  return [{ eventType: FunctionEventType.VIEWER_REQUEST, function: edgeFunction }];
}
