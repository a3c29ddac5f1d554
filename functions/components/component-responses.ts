import { creatableTypes, ownListOf, type Plural, pluralOf } from '@galley/shared/components/dictionary';
import type { CallOutput } from '@galley/shared/contract/call';
import type { ComponentBody } from '@galley/shared/contract/components';
import type { Contract } from '@galley/shared/contract/contract';
import type { PageComponent } from '@galley/shared/schemas/version';
import type { ComponentRecord, VersionRecord } from '../core/entities/version';
import { packComponentId } from '../core/ids';
import { toBannerResponses } from './banner-responses';

type AllComponents = CallOutput<Contract['getPageComponentData']>['allComponents'];

/**
 * A component as the editor reads it: its fields and its location. A container's slides are returned
 * separately.
 */
export function toComponentResponse(pageId: number, { type, data, versionId, n, revision }: ComponentRecord) {
  const { [ownListOf(type)?.name ?? '']: _slides, ...fields } = data;
  return { ...fields, id: packComponentId({ pageId, versionId, n }), pageId, versionId, revision };
}

/** The placements of a version in order. */
export function toPlacementResponses(pageId: number, version: VersionRecord): PageComponent[] {
  const { versionId, status, timestamp } = version;
  return version.placements.map(({ n, type, componentName }) => {
    const id = packComponentId({ pageId, versionId, n });
    return { id, type, componentId: id, componentName, versionId, status, timestamp };
  });
}

/** The content of a version's components, in order. */
export function toBodyResponses(
  pageId: number,
  version: VersionRecord,
  components: readonly ComponentRecord[],
): ComponentBody[] {
  const byNumber = new Map(components.map((component) => [component.n, component]));
  return version.placements.flatMap(({ n, type }) => {
    const component = byNumber.get(n);
    return component ? [toBodyResponse(pageId, { ...component, type })] : [];
  });
}

/** The content of a component. */
export function toBodyResponse(pageId: number, component: ComponentRecord): ComponentBody {
  const { versionId, n, type, data, revision } = component;
  const own = ownListOf(type);
  const entries = own && { [own.name]: toBannerResponses(pageId, component) };
  return {
    componentId: packComponentId({ pageId, versionId, n }),
    type,
    revision,
    data: { ...data, ...entries },
  };
}

/** The components of these versions by type. Each is listed once, from the first version that has it. */
export function namesByType(pageId: number, versions: readonly VersionRecord[]): AllComponents {
  const groups = creatableTypes.map((type): [string, AllComponents[Plural]] => [pluralOf(type), []]);
  const all = Object.fromEntries(groups) as AllComponents;
  const seen = new Set<number>();
  for (const { versionId, placements } of versions) {
    for (const { n, type, componentName } of placements) {
      if (seen.has(n)) continue;
      seen.add(n);
      const group = pluralOf(type);
      if (group) all[group].push({ id: packComponentId({ pageId, versionId, n }), componentName, versionId });
    }
  }
  return all;
}
