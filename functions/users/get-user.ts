import type { Contract } from '@galley/shared/contract/contract';
import { countryOf } from '../core/companies/country-of';
import type { Operation } from '../core/operation';
import { readUser } from './user-repository';
import { toUserResponse } from './user-responses';

export const getUser: Operation<Contract['getUser']> = async (request) => {
  const { table, scope, input, now } = request;
  const [user, country] = await Promise.all([readUser(table, scope, input.id), countryOf(request)]);
  return { ...toUserResponse(user, now), country };
};
