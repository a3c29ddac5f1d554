import type { CallOutput } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { readPlaced } from '../core/components/component-location';
import type { Operation } from '../core/operation';
import { bannerAnswers } from './banner-answers';
import { componentAnswer } from './component-answers';

/** A banner container of any version with its slides in order. */
export const getBannerContainer: Operation<Contract['getBannerContainer']> = async (request) => {
  const { table, scope, input } = request;
  const { pageId, component } = await readPlaced(table, scope, input.componentId, 'BannerContainer');
  return {
    bannerContainer: componentAnswer(pageId, component),
    banners: bannerAnswers(pageId, component),
  } as CallOutput<Contract['getBannerContainer']>;
};
