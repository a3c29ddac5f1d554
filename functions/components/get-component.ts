import { type CreatableType, ownListOf, wireName } from '@galley/shared/components/dictionary';
import type { Contract } from '@galley/shared/contract/contract';
import { readPlaced } from '../core/components/component-location';
import type { OperationRequest } from '../core/operation';
import { toBannerResponses } from './banner-responses';
import { toComponentResponse } from './component-responses';

type Request = OperationRequest<Contract[`get${CreatableType}`]>;

/**
 * A component of any version with its fields; list entries that have calls of their own are returned
 * separately.
 */
export function getComponent(type: CreatableType) {
  const own = ownListOf(type);
  return async ({ table, scope, input }: Request) => {
    const { pageId, component } = await readPlaced(table, scope, input.componentId, type);
    const response = toComponentResponse(pageId, component);
    return own ? { [wireName(type)]: response, [own.name]: toBannerResponses(pageId, component) } : response;
  };
}
