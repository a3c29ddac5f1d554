import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { readComponents, readVersion } from '../core/components/version-contents';
import { settingsEntity } from '../core/entities/site';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { findInVersion } from './checks/find-in-version';
import { readPagesToCheck } from './checks/pages-to-check';

/** The findings about a version, based on its stored content and the current site. */
export const checkVersion: Operation<Contract['checkVersion']> = async ({ table, scope, input, now }) => {
  const { pageId, versionId } = input;
  const readContent = async () => {
    const [version, stored] = await Promise.all([
      readVersion(table, scope, pageId, versionId),
      readComponents(table, scope, pageId, versionId),
    ]);
    return { version: required(version, () => notFound(`V${versionId} of this page`)), stored };
  };
  const content = readContent();
  const [known, settings] = await Promise.all([
    readPagesToCheck(table, scope, { pageId, content, now }),
    table.get(settingsEntity.key(scope)),
  ]);
  const page = required(known.tree.page(pageId), () => notFound('This page'));
  return findInVersion(table, scope, known, settings, { page, ...(await content) });
};
