import { createHandler } from '../core/create-handler';
import { readEnvironment } from '../core/env';
import { createUser } from './create-user';

// What the first invitation would miss is missed at the start.
readEnvironment(['ADMIN_ORIGIN', 'JOBS_FUNCTION_NAME', 'USER_POOL_ID']);

/** The users of a company. */
export const handler = createHandler('users', { createUser });
