import type { Contract } from '@galley/shared/contract/contract';
import { notFound } from '../core/errors';
import { pageListKeys } from '../core/keys/page-keys';
import type { Operation } from '../core/operation';
import type { PageRecord } from '../core/records/page-records';
import { differencesOf } from './version-differences';
import { readComponents, readVersion } from './version-repository';

/** Two versions of a page component by component, or one version with an empty page; all is read side by side. */
export const compareVersions: Operation<Contract['compareVersions']> = async ({ table, scope, input }) => {
  const { pageId, fromVersionId, toVersionId } = input;
  const whole = (versionId: number) =>
    Promise.all([
      readVersion(table, scope, pageId, versionId),
      readComponents(table, scope, pageId, versionId),
    ]);
  const [page, [to, toComponents], earlier] = await Promise.all([
    table.get<PageRecord>(pageListKeys.page(scope, pageId)),
    whole(toVersionId),
    fromVersionId === null ? undefined : whole(fromVersionId),
  ]);
  if (!page) throw notFound('This page');
  if (earlier && !earlier[0]) throw notFound(`V${fromVersionId} of this page`);
  if (!to) throw notFound(`V${toVersionId} of this page`);
  const from = earlier?.[0] && { version: earlier[0], components: earlier[1] };
  return differencesOf(pageId, from, { version: to, components: toComponents });
};
