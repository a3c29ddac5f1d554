import type { Area } from '@galley/shared/contract/call';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { AreaFunction } from '../constructs/area-function';
import type { DeadLetters } from '../constructs/dead-letters';
import type { Stage } from '../stage';

/** The resources that alarms and the dashboard monitor. */
export interface MonitoredResources {
  stage: Stage;
  table: Table;
  api: HttpApi;
  areas: ReadonlyMap<Area, AreaFunction>;
  visitorPage: AreaFunction;
  /** The triggers of the user pool. */
  signInTriggers: readonly AreaFunction[];
  userPoolId: string;
  userPoolClientId: string;
  jobs: AreaFunction;
  imageWidths: AreaFunction;
  provision: AreaFunction;
  /** The operator's commands. */
  operator: AreaFunction;
  /** Handles bounces and complaints. */
  mailEvents: AreaFunction;
  /** The events that it could not handle. */
  lostEvents: DeadLetters;
  distributions: { admin: IDistribution; site: IDistribution };
}

/** Lambdas that run in the background, without a user waiting for them. */
export function lambdasBehind({ jobs, imageWidths, mailEvents, provision, operator }: MonitoredResources) {
  return { jobs, 'image-widths': imageWidths, 'mail-events': mailEvents, provision, operator };
}
