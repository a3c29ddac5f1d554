import { Logger } from '@aws-lambda-powertools/logger';

/** Structured logs of codes, ids and durations; never bodies, tokens, passwords or email addresses. */
export const logger = new Logger({ serviceName: 'galley' });
