import type { Contract } from '@galley/shared/contract/contract';
import { readComponents, readVersion } from '../core/components/version-contents';
import { pageEntity } from '../core/entities/page';
import { notFound, orNotFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { differencesOf } from './version-differences';

/**
 * Compares two versions of a page component by component, or one version with an empty page; all reads are
 * parallel.
 */
export const compareVersions: Operation<Contract['compareVersions']> = async ({ table, scope, input }) => {
  const { pageId, fromVersionId, toVersionId } = input;
  const whole = (versionId: number) =>
    Promise.all([
      readVersion(table, scope, pageId, versionId),
      readComponents(table, scope, pageId, versionId),
    ]);
  const [, [to, toComponents], earlier] = await Promise.all([
    table.get(pageEntity.key(scope, pageId)).then(orNotFound('This page')),
    whole(toVersionId),
    fromVersionId === null ? undefined : whole(fromVersionId),
  ]);
  if (earlier && !earlier[0]) throw notFound(`V${fromVersionId} of this page`);
  if (!to) throw notFound(`V${toVersionId} of this page`);
  const from = earlier?.[0] && { version: earlier[0], components: earlier[1] };
  return differencesOf(pageId, from, { version: to, components: toComponents });
};
