import { Logger } from '@aws-lambda-powertools/logger';

/** Structured logs: codes, ids and durations; never bodies, tokens, passwords or addresses. */
export const logger = new Logger({ serviceName: 'galley' });
