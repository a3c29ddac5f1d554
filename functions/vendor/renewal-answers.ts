import type { CompanyRow } from '@galley/shared/schemas/company';
import { openCompanyScope } from '../core/company-scope';
import { renewalKeys } from '../core/keys/vendor-keys';
import type { CompanyRenewalRecord, InstallationRenewalRecord } from '../core/records/renewal-records';
import type { Item, Table } from '../core/table';

/** How far each company's pages have come to the renderer of this release, by company key; in one trip. */
export async function readRenewals(table: Table): Promise<(company: string) => CompanyRow['renewal']> {
  const items = await table.queryAll<Item>(renewalKeys.partition);
  const bySortKey = new Map(items.map((item) => [item.sk, item]));
  const installation = bySortKey.get(renewalKeys.installation().sk) as InstallationRenewalRecord | undefined;
  return (company) => {
    const { sk } = renewalKeys.company(openCompanyScope(company));
    const record = bySortKey.get(sk) as CompanyRenewalRecord | undefined;
    return renewalAnswer(installation, record);
  };
}

function renewalAnswer(
  installation: InstallationRenewalRecord | undefined,
  record: CompanyRenewalRecord | undefined,
): CompanyRow['renewal'] {
  // Before the first look after a deploy nothing is known to be left.
  const isOver = !installation || installation.finishedAt !== undefined;
  if (!record || record.renderer !== installation?.renderer) {
    return { isDone: isOver, done: 0, total: 0, faults: [] };
  }
  const { done, total, finishedAt, faults, lastError } = record;
  return {
    isDone: finishedAt !== undefined,
    done,
    total,
    faults: [
      ...faults.map(({ name, why }) => `${name}: ${why}`),
      ...(lastError ? [`The whole site: ${lastError}`] : []),
    ],
  };
}
