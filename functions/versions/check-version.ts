import { checkVersion as findingsOf } from '@galley/shared/checks/check-version';
import type { KnownPage } from '@galley/shared/checks/checked';
import { typedAddressesIn } from '@galley/shared/checks/links';
import { formIdsIn } from '@galley/shared/components/field-values';
import type { Contract } from '@galley/shared/contract/contract';
import type { CompanyScope } from '../core/company-scope';
import { readComponents, readVersion } from '../core/components/version-contents';
import { formEntity } from '../core/entities/form';
import type { PageRecord } from '../core/entities/page';
import { type PathRecord, pathEntity } from '../core/entities/path';
import { formSettingsEntity } from '../core/entities/site';
import { notFound } from '../core/errors';
import { readFileModels } from '../core/images/file-models';
import { readImageModels } from '../core/images/image-models';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { isHomePage, type PageTree } from '../core/pages/page-tree';
import { isSitePath } from '../core/pages/reserved-paths';
import { detailsOfVersion } from '../core/pages/version-details';
import { renderableComponents } from '../core/release/live-page';
import { normalizePath } from '../core/release/normalize-path';
import { patternsOver } from '../core/release/redirect-patterns';
import type { Table } from '../core/table';

/** What is worth a look before others see this version, as it is stored and as the site is now. */
export const checkVersion: Operation<Contract['checkVersion']> = async ({ table, scope, input }) => {
  const { pageId, versionId } = input;
  const [tree, version, stored, settings] = await Promise.all([
    readPageTree(table, scope),
    readVersion(table, scope, pageId, versionId),
    readComponents(table, scope, pageId, versionId),
    table.get(formSettingsEntity.key(scope)),
  ]);
  const page = tree.page(pageId);
  if (!page) throw notFound('This page');
  if (!version) throw notFound(`V${versionId} of this page`);
  const components = renderableComponents(pageId, version, stored);
  const [forms, pictures, files, deadAddresses] = await Promise.all([
    table.batchGet(formIdsIn(components).map((formId) => formEntity.key(scope, formId))),
    readImageModels(table, scope, components),
    readFileModels(table, scope, components),
    readDeadAddresses(table, scope, tree, page, typedAddressesIn(components)),
  ]);
  const details = detailsOfVersion(tree, page, version);
  const checked = { ...searchDetails(details), pageId, isHome: isHomePage(page), components };
  return findingsOf(checked, {
    pages: new Map(tree.pages.map((other) => [other.id, knownPage(tree, other)])),
    files: new Set(Object.keys(files).map(Number)),
    deadAddresses,
    pictures,
    forms: Object.fromEntries(forms.flatMap((form) => (form ? [[form.id, form]] : []))),
    hasRecipients: (settings?.toEmail.length ?? 0) > 0,
  });
};

const searchDetails = ({
  scoTitle,
  scoMetaDescription,
  noIndex,
}: Pick<PageRecord, 'scoTitle' | 'scoMetaDescription' | 'noIndex'>) => ({
  scoTitle,
  scoMetaDescription,
  noIndex: noIndex ?? false,
});

const knownPage = (tree: PageTree, page: PageRecord): KnownPage => ({
  ...searchDetails(page),
  name: page.name,
  isExternal: page.isExternal,
  isDeleted: tree.isHidden(page),
  isPublic: tree.isPublic(page),
});

/** Those of these addresses at which visitors find neither a page nor a redirect, its own or that of a whole branch. */
async function readDeadAddresses(
  table: Table,
  scope: CompanyScope,
  tree: PageTree,
  ownPage: PageRecord,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const withoutPage = addresses.flatMap((address) => {
    const path = normalizePath(address);
    if (path === undefined) return [{ address, asked: [] }];
    const isThere =
      isSitePath(path) || tree.pagesAtPath(path).some((page) => page === ownPage || tree.isPublic(page));
    return isThere ? [] : [{ address, asked: [path, ...patternsOver(path)] }];
  });
  const paths = [...new Set(withoutPage.flatMap(({ asked }) => asked))];
  const records = await table.batchGet(paths.map((path) => pathEntity.key(scope, path)));
  const led = new Set(paths.filter((_, index) => isRedirect(records[index])));
  return new Set(
    withoutPage.filter(({ asked }) => !asked.some((path) => led.has(path))).map(({ address }) => address),
  );
}

const isRedirect = (record: PathRecord | undefined) => record?.kind === 'redirect';
