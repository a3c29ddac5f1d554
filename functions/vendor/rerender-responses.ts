import type { CompanyRow } from '@galley/shared/schemas/company';
import {
  type CompanyRerenderRecord,
  companyRerenderEntity,
  type InstallationRerenderRecord,
  installationRerenderEntity,
  rerendersPartition,
} from '../core/entities/vendor';
import type { Table } from '../core/table';

/** The progress of each company's re-render with the current renderer, by company key; one round trip. */
export async function readRerenders(table: Table): Promise<(company: string) => CompanyRow['renewal']> {
  const items = await table.queryAll(rerendersPartition.everything());
  const [installation] = installationRerenderEntity.among(items);
  const byCompany = new Map(companyRerenderEntity.among(items).map((record) => [record.company, record]));
  return (company) => toRerenderResponse(installation, byCompany.get(company));
}

function toRerenderResponse(
  installation: InstallationRerenderRecord | undefined,
  record: CompanyRerenderRecord | undefined,
): CompanyRow['renewal'] {
  // Before the first check after a deploy, no remaining work is known.
  const isOver = !installation || installation.finishedAt !== undefined;
  if (!record || record.renderer !== installation?.renderer) {
    return { isDone: isOver, done: 0, total: 0, faults: [] };
  }
  const { done, total, finishedAt, faults: errors, lastError } = record;
  return {
    isDone: finishedAt !== undefined,
    done,
    total,
    faults: [
      ...errors.map(({ name, why }) => `${name}: ${why}`),
      ...(lastError ? [`The whole site: ${lastError}`] : []),
    ],
  };
}
