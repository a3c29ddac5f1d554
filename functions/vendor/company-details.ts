import type { Contract } from '@galley/shared/contract/contract';
import { changeCompanyDetails, readCompanyDetails } from '../core/companies/company-details';
import { environment } from '../core/env';
import { invalid } from '../core/errors';
import type { Operation } from '../core/operation';

export const getCompanyDetails: Operation<Contract['getCompanyDetails']> = ({ table, scope }) =>
  readCompanyDetails(table, scope);

/** Changes the vendor's settings of an existing company: its own domains, and the fields of its users. */
export const updateCompanyDetails: Operation<Contract['updateCompanyDetails']> = async (request) => {
  const { table, vendor, scope, session, input, now } = request;
  const { domains, clientFields, revision } = input;
  const shared = new URL(environment('SITE_ORIGIN_PATTERN').replace('{company}', 'company')).hostname.slice(
    'company'.length,
  );
  const ours = domains.find((domain) => domain.endsWith(shared));
  if (ours)
    throw invalid({
      domains: `${ours} needs no entry: hosts under ${shared.slice(1)} answer by themselves.`,
    });
  await changeCompanyDetails({
    table,
    vendor,
    scope,
    set: { domains, clientFields },
    ...(revision !== undefined && { revision }),
    actor: session,
    now,
  });
};
