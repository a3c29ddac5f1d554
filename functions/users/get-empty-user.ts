import type { Contract } from '@galley/shared/contract/contract';
import { defaultRole } from '@galley/shared/permissions';
import { countryOf } from '../core/companies/country-of';
import type { Operation } from '../core/operation';

/** The initial values of the form for a new user. */
export const getEmptyUser: Operation<Contract['getEmptyUser']> = async (request) => ({
  id: 0,
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: null,
  role: defaultRole,
  company: request.scope.company,
  access: null,
  clientNumber: null,
  relatedClients: '',
  isLockedOut: false,
  invalidAttempts: 0,
  hasSignedIn: false,
  mailProblem: null,
  lastChanged: request.now.toISOString(),
  revision: 0,
  country: await countryOf(request),
});
