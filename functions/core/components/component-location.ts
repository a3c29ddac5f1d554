import type { CreatableType } from '@galley/shared/components/dictionary';
import { required } from '@galley/shared/required';
import type { CompanyScope } from '../company-scope';
import {
  type ComponentRecord,
  componentEntity,
  type Placement,
  type VersionRecord,
  versionEntity,
} from '../entities/version';
import { notFound } from '../errors';
import { type ComponentLocation, unpackComponentId } from '../ids';
import { readableComponents } from '../rich-text/readable-texts';
import type { Table } from '../table';

/**
 * The location that a component's id contains.
 * @throws 404 for a number that is not a component's id
 */
export function locate(componentId: number): ComponentLocation {
  return required(unpackComponentId(componentId), () => notFound('This component'));
}

/**
 * The placement of a component of this type on a version.
 * @throws 404
 */
export function requirePlacement(
  version: VersionRecord | undefined,
  n: number,
  type?: CreatableType,
): Placement {
  const placement = version?.placements.find((candidate) => candidate.n === n);
  if (!placement || (type !== undefined && placement.type !== type)) throw notFound('This component');
  return placement;
}

/**
 * Reads a component of a version, whatever its status, in one round trip.
 * @throws 404
 */
export async function readPlaced(
  table: Table,
  scope: CompanyScope,
  componentId: number,
  type?: CreatableType,
): Promise<{ pageId: number; placement: Placement; component: ComponentRecord }> {
  const { pageId, versionId, n } = locate(componentId);
  const [version, component] = await table.batchGet([
    versionEntity.key(scope, pageId, versionId),
    componentEntity.key(scope, pageId, versionId, n),
  ]);
  const placement = requirePlacement(version, n, type);
  if (!component) throw notFound('This component');
  const [readable] = await readableComponents(scope, [component]);
  if (!readable) throw notFound('This component');
  return { pageId, placement, component: readable };
}
