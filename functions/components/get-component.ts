import type { CallOutput } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { notFound } from '../core/errors';
import { pageKeys } from '../core/keys';
import type { OperationRequest } from '../core/operation';
import type { ComponentRecord, VersionRecord } from '../core/records';
import { componentAnswer } from './component-answers';
import type { MakableType } from './component-types';
import { locate, requirePlacement } from './draft-rules';

type Name<Type extends MakableType> = `get${Type}`;

/** One component of any version, with what people filled in. */
export function getComponent<Type extends MakableType>(type: Type) {
  return async ({ table, scope, input }: OperationRequest<Contract[`get${MakableType}`]>) => {
    const { pageId, versionId, n } = locate(input.componentId);
    const [version, component] = await table.batchGet([
      pageKeys.version(scope, pageId, versionId),
      pageKeys.component(scope, pageId, versionId, n),
    ]);
    requirePlacement(version as VersionRecord | undefined, n, type);
    if (!component) throw notFound('This component');
    // What is stored went through the type's schema when it was saved.
    return componentAnswer(pageId, component as unknown as ComponentRecord) as CallOutput<
      Contract[Name<Type>]
    >;
  };
}
