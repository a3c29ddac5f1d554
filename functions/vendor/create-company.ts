import type { Contract } from '@galley/shared/contract/contract';
import { messages } from '@galley/shared/messages';
import { requireFreeDomains } from '../core/companies/company-details';
import { provisionCompany } from '../core/companies/provision-company';
import { identityKey } from '../core/entities/sign-in';
import { conflict } from '../core/errors';
import type { Operation } from '../core/operation';

/**
 * Creates a company and invites its first Admin, as a deploy of its stack would; its site responds at once.
 */
export const createCompany: Operation<Contract['createCompany']> = async (request) => {
  const { table, vendor, scope, session, input } = request;
  const { company, companyName, domain, email, firstName, lastName, starter } = input;
  // Otherwise the company would be created without any user.
  if (await table.get(identityKey(email))) throw conflict(messages.emailInUse);
  await requireFreeDomains(table, vendor, scope, domain ? [domain] : []);
  await provisionCompany(vendor, scope, {
    name: companyName,
    domains: domain ? [domain] : [],
    adminEmail: email,
    adminFirstName: firstName,
    adminLastName: lastName,
    starter: starter || undefined,
    invitesAdmin: true,
    actor: session,
  });
  return company;
};
