import type { Stage } from '../../stage';
import type { Tenant } from '../../tenants';
import type { AwsClients } from '../aws-clients';

/** The result of a check: what is wrong, and what to do. An error means that deploying cannot work. */
export interface Finding {
  level: 'right' | 'warning' | 'error';
  sentence: string;
}

export interface CheckRequest {
  stage: Stage;
  tenants: readonly Tenant[];
  aws: AwsClients;
}

export const right = (sentence: string): Finding => ({ level: 'right', sentence });
export const warning = (sentence: string): Finding => ({ level: 'warning', sentence });
export const problem = (sentence: string): Finding => ({ level: 'error', sentence });
