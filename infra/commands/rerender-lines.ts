import {
  type CompanyRerenderRecord,
  companyRerenderEntity,
  installationRerenderEntity,
} from '@galley/functions/core/entities/vendor';
import type { Table } from '@galley/functions/core/table';

/** The progress of the sites' re-render with the deployed release's renderer; none before the first sweep. */
export async function rerenderLines(table: Table): Promise<string[]> {
  const [installation, companies] = await Promise.all([
    table.get(installationRerenderEntity.key()),
    table.queryAll(companyRerenderEntity.range()),
  ]);
  if (!installation) return [];
  const ofThis = companies.filter(({ renderer }) => renderer === installation.renderer);
  const done = ofThis.filter(({ finishedAt }) => finishedAt).length;
  const state = installation.finishedAt
    ? `All sites are rendered for this release (since ${installation.finishedAt}).`
    : `Sites are being rendered for this release: ${done} of ${companies.length} are done, since ${installation.startedAt}.`;
  return [state, ...ofThis.flatMap(companyLines)];
}

function companyLines({
  company,
  finishedAt,
  done,
  total,
  faults: errors,
  lastError,
}: CompanyRerenderRecord): string[] {
  return [
    ...(finishedAt || total === 0 ? [] : [`  ${company}: ${done} of ${total} pages`]),
    ...(lastError ? [`  ${company} stays as it was: ${lastError}`] : []),
    ...errors.map(({ name, why }) => `  ${company}: the page '${name}' stays as it was: ${why}`),
  ];
}
