import type { CreatableType } from '@galley/shared/components/component-types';
import type { CallOutput } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import type { CompanyScope } from '../core/company-scope';
import { notFound } from '../core/errors';
import { pageKeys } from '../core/keys';
import type { OperationRequest } from '../core/operation';
import type { ComponentRecord, VersionRecord } from '../core/records/version-records';
import type { Table } from '../core/table';
import { componentAnswer } from './component-answers';
import { locate, requirePlacement } from './draft-rules';

/** A container answers in another shape: `get-banner-container.ts`. */
type FlatType = Exclude<CreatableType, 'BannerContainer'>;

/** One component of any version, with what people filled in. */
export function getComponent<Type extends FlatType>(type: Type) {
  return async ({ table, scope, input }: OperationRequest<Contract[`get${FlatType}`]>) => {
    const { pageId, component } = await readPlaced(table, scope, input.componentId, type);
    // What is stored went through the type's schema when it was saved.
    return componentAnswer(pageId, component) as CallOutput<Contract[`get${Type}`]>;
  };
}

/** A component that stands on a version, in one trip. @throws 404 */
export async function readPlaced(
  table: Table,
  scope: CompanyScope,
  componentId: number,
  type: CreatableType,
): Promise<{ pageId: number; component: ComponentRecord }> {
  const { pageId, versionId, n } = locate(componentId);
  const [version, component] = await table.batchGet([
    pageKeys.version(scope, pageId, versionId),
    pageKeys.component(scope, pageId, versionId, n),
  ]);
  requirePlacement(version as VersionRecord | undefined, n, type);
  if (!component) throw notFound('This component');
  return { pageId, component: component as unknown as ComponentRecord };
}
