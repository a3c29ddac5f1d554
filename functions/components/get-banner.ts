import type { Contract } from '@galley/shared/contract/contract';
import { locate } from '../core/components/component-location';
import { notFound } from '../core/errors';
import { pageKeys } from '../core/keys/page-keys';
import type { Operation } from '../core/operation';
import type { ComponentRecord, VersionRecord } from '../core/records/version-records';
import { bannerAnswer } from './banner-answers';
import { requireSlide } from './banner-slides';

/** One slide of any version. The version's header leads from the slide's number to its container. */
export const getBanner: Operation<Contract['getBanner']> = async ({ table, scope, input }) => {
  const { pageId, versionId, n } = locate(input.componentId);
  const version = await table.get<VersionRecord>(pageKeys.version(scope, pageId, versionId));
  const placement = version?.placements.find(({ slides }) => slides?.includes(n));
  if (!placement) throw notFound('This slide');
  const key = pageKeys.component(scope, pageId, versionId, placement.n);
  const container = await table.get<ComponentRecord>(key);
  if (!container) throw notFound('This slide');
  return bannerAnswer(pageId, container, requireSlide(container, n));
};
