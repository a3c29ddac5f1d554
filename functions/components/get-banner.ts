import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { locate } from '../core/components/component-location';
import { componentEntity, versionEntity } from '../core/entities/version';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { bannerResponse } from './banner-responses';
import { requireSlide } from './banner-slides';

/** A slide of any version. The version's header maps the slide's number to its container. */
export const getBanner: Operation<Contract['getBanner']> = async ({ table, scope, input }) => {
  const { pageId, versionId, n } = locate(input.componentId);
  const version = await table.get(versionEntity.key(scope, pageId, versionId));
  const placement = required(
    version?.placements.find(({ slides }) => slides?.includes(n)),
    () => notFound('This slide'),
  );
  const key = componentEntity.key(scope, pageId, versionId, placement.n);
  const container = required(await table.get(key), () => notFound('This slide'));
  return bannerResponse(pageId, container, requireSlide(container, n));
};
