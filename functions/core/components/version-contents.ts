import { limits } from '@galley/shared/limits';
import type { CompanyScope } from '../company-scope';
import {
  type ComponentRecord,
  componentEntity,
  type VersionRecord,
  versionEntity,
} from '../entities/version';
import { readableComponents } from '../rich-text/readable-texts';
import type { Table } from '../table';

/** The header of a version; undefined for a draft that was deleted. */
export async function readVersion(
  table: Table,
  scope: CompanyScope,
  pageId: number,
  versionId: number,
): Promise<VersionRecord | undefined> {
  return table.get(versionEntity.key(scope, pageId, versionId));
}

/** The components of a version, unordered; the header holds their order. */
export async function readComponents(
  table: Table,
  scope: CompanyScope,
  pageId: number,
  versionId: number,
): Promise<ComponentRecord[]> {
  const stored = await table.queryAll(componentEntity.range(scope, pageId, versionId), { whole: true });
  return readableComponents(scope, stored);
}

/**
 * Reads the newest version of a page and its components in two parallel reads. The version's number is not
 * known beforehand, so the newest components are read backwards and those of other versions are dropped.
 */
export async function readOpenVersion(table: Table, scope: CompanyScope, pageId: number) {
  const [versions, newestComponents] = await Promise.all([
    table.query(versionEntity.range(scope, pageId), { descending: true, limit: 1, whole: true }),
    table.query(componentEntity.range(scope, pageId), {
      whole: true,
      descending: true,
      limit: limits.componentsPerVersion,
    }),
  ]);
  const version = versions.items[0];
  const components = newestComponents.items.filter((item) => item.versionId === version?.versionId);
  const isWhole = !version || components.length >= version.placements.length;
  // A page of more than a megabyte comes in several responses; then the version is read again by its number.
  return {
    version,
    components: isWhole
      ? await readableComponents(scope, components)
      : await readComponents(table, scope, pageId, version.versionId),
  };
}
