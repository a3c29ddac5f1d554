import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { CompanyScope } from '../company-scope';
import {
  type ComponentRecord,
  type LivePageRecord,
  liveEntity,
  type VersionRecord,
} from '../entities/version';
import { packComponentId } from '../ids';
import type { Table } from '../table';
import { pack, unpack } from './packed';

/**
 * The published components of a page in order, in one item beside its versions. Re-rendering the page (after
 * a change of its details, the company's colors or the renderer) reads this one item instead of a version.
 */
export function livePageRecord(
  scope: CompanyScope,
  pageId: number,
  versionId: number,
  components: readonly RenderableComponent[],
): LivePageRecord {
  return { ...liveEntity.key(scope, pageId), versionId, body: pack(components) };
}

export async function readLiveComponents(
  table: Table,
  scope: CompanyScope,
  pageId: number,
): Promise<RenderableComponent[] | undefined> {
  const record = await table.get(liveEntity.key(scope, pageId));
  return record && unpackLiveComponents(record);
}

export function unpackLiveComponents(record: LivePageRecord): RenderableComponent[] {
  return unpack(record.body) as RenderableComponent[];
}

/** A version's components in the order of its placements, ready to render, without hidden ones. */
export function renderableComponents(
  pageId: number,
  version: VersionRecord,
  components: readonly ComponentRecord[],
): RenderableComponent[] {
  const byNumber = new Map(components.map((component) => [component.n, component]));
  return version.placements.flatMap(({ n }) => {
    const component = byNumber.get(n);
    if (!component || component.data.sectionHidden === true) return [];
    const componentId = packComponentId({ pageId, versionId: version.versionId, n });
    return [{ type: component.type, componentId, data: component.data } as RenderableComponent];
  });
}
