import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { activityWrite } from '../core/activity-log';
import type { CompanyScope } from '../core/company-scope';
import { type CompanyRecord, companyEntity } from '../core/entities/company';
import { invalid, notFound, stale } from '../core/errors';
import { parseRange } from '../core/network';
import type { Operation } from '../core/operation';
import type { Table } from '../core/table';

/**
 * The networks from which a company's users sign in without the second factor; none where the list is empty.
 */
export const getAllowedAddresses: Operation<Contract['getAllowedAddresses']> = async ({ table, scope }) =>
  toResponse(await readCompany(table, scope));

export const updateAllowedAddresses: Operation<Contract['updateAllowedAddresses']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const allowedRanges = [...new Set(input.ranges.map(requireRange))];
  const company = await readCompany(table, scope);
  await table.commit([
    {
      update: companyEntity.key(scope),
      set: { allowedRanges },
      add: { revision: 1 },
      condition: { equals: { revision: input.revision ?? company.revision } },
      refused: (current) => stale(companyEntity.is(current) ? toResponse(current) : undefined),
    },
    activityWrite(scope, { actor: session, action: actionOf(allowedRanges), at: now }),
  ]);
};

async function readCompany(table: Table, scope: CompanyScope): Promise<CompanyRecord> {
  return required(await table.get(companyEntity.key(scope)), () => notFound('This company'));
}

const toResponse = ({ allowedRanges, revision }: CompanyRecord) => ({ ranges: allowedRanges, revision });

/** Protects against a typo that would switch off the second factor for half of the internet. */
const widest = { ipv4: 8, ipv6: 16 };

/** @throws 400 naming the range that cannot be parsed or is too wide */
function requireRange(text: string): string {
  const range = required(parseRange(text), () =>
    invalid({
      ranges: `'${text}' is no address range. Write one like 203.0.113.0/24 or 2001:db8::/32.`,
    }),
  );
  if (range.bits < widest[range.family]) {
    throw invalid({ ranges: `'${text}' is too wide: at least /${widest[range.family]} is asked for.` });
  }
  return text;
}

function actionOf(ranges: readonly string[]): string {
  return ranges.length > 0
    ? `Set the addresses that sign in without a code to ${ranges.join(', ')}`
    : 'Removed all addresses that sign in without a code';
}
