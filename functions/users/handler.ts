import { createHandler } from '../core/create-handler';
import { createUser } from './create-user';

/** The users of a company. */
export const handler = createHandler('users', { createUser });
