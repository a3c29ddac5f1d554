import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';

/** What the form of a new user begins with. */
export const getEmptyUser: Operation<Contract['getEmptyUser']> = async ({ scope, now }) => ({
  id: 0,
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: null,
  role: 'Level4',
  company: scope.company,
  access: null,
  clientNumber: null,
  relatedClients: '',
  isLockedOut: false,
  invalidAttempts: 0,
  hasSignedIn: false,
  mailProblem: null,
  lastChanged: now.toISOString(),
  revision: 0,
});
