import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { readComponents, readVersion } from '../core/components/version-contents';
import { settingsEntity } from '../core/entities/site';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { findInVersion, siteToCheck } from './checks/find-in-version';

/** The findings about a version, based on its stored content and the current site. */
export const checkVersion: Operation<Contract['checkVersion']> = async ({ table, scope, input }) => {
  const { pageId, versionId } = input;
  const [tree, version, stored, settings] = await Promise.all([
    readPageTree(table, scope),
    readVersion(table, scope, pageId, versionId),
    readComponents(table, scope, pageId, versionId),
    table.get(settingsEntity.key(scope)),
  ]);
  const page = required(tree.page(pageId), () => notFound('This page'));
  if (!version) throw notFound(`V${versionId} of this page`);
  const site = await siteToCheck(table, scope, tree, settings);
  return findInVersion(table, scope, site, { page, version, stored });
};
