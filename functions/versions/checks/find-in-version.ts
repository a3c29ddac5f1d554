import { checkVersion as findingsOf } from '@galley/shared/checks/check-version';
import type { KnownPage } from '@galley/shared/checks/checked';
import { outsideUrlsIn, typedPathsIn } from '@galley/shared/checks/links';
import { formIdsIn } from '@galley/shared/components/field-values';
import type { Finding } from '@galley/shared/schemas/version';
import type { CompanyScope } from '../../core/company-scope';
import { formEntity } from '../../core/entities/form';
import { isKnownBroken, type OutsideUrlRecord, outsideUrlEntity } from '../../core/entities/outside';
import type { PageRecord } from '../../core/entities/page';
import { type PathRecord, pathEntity } from '../../core/entities/path';
import { formSettingsEntity, type SettingsRecord } from '../../core/entities/site';
import type { ComponentRecord, VersionRecord } from '../../core/entities/version';
import { readFileModels } from '../../core/images/file-models';
import { readPicturesToCheck } from '../../core/images/image-models';
import { knownPage, searchDetails } from '../../core/pages/known-page';
import { isHomePage, type PageTree } from '../../core/pages/page-tree';
import { isSitePath } from '../../core/pages/reserved-paths';
import { detailsOfVersion } from '../../core/pages/version-details';
import { renderableComponents } from '../../core/release/live-page';
import { normalizePath } from '../../core/release/normalize-path';
import { patternsOver } from '../../core/release/redirect-patterns';
import type { Table } from '../../core/table';

/** The pages of a site, as far as the checks of a version, or of any version, need them. */
export interface PagesToCheck {
  tree: PageTree;
  /** In the order of their numbers. */
  pages: ReadonlyMap<number, KnownPage>;
  /** The pages with a path, hidden ones included. */
  atPath: (path: string) => readonly PageRecord[];
}

export interface VersionToCheck {
  page: PageRecord;
  version: VersionRecord;
  stored: readonly ComponentRecord[];
}

/** What the checks of any version need to know about the pages. */
export const allPagesToCheck = (tree: PageTree): PagesToCheck => ({
  tree,
  pages: knownPages(tree, tree.pages),
  atPath: (path) => tree.pagesAtPath(path),
});

export const knownPages = (tree: PageTree, pages: readonly PageRecord[]): ReadonlyMap<number, KnownPage> =>
  new Map(pages.map((page) => [page.id, knownPage(tree, page)]));

/** The findings about a version, and which of them hold it up. */
export async function findInVersion(
  table: Table,
  scope: CompanyScope,
  { tree, pages, atPath }: PagesToCheck,
  settings: SettingsRecord | undefined,
  { page, version, stored }: VersionToCheck,
): Promise<Finding[]> {
  const components = renderableComponents(page.id, version, stored);
  const [formSettings, forms, pictures, files, brokenPaths, outside] = await Promise.all([
    table.get(formSettingsEntity.key(scope)),
    table.batchGet(formIdsIn(components).map((formId) => formEntity.key(scope, formId))),
    readPicturesToCheck(table, scope, components),
    readFileModels(table, scope, components),
    readDeadPaths(table, scope, { tree, atPath }, page, typedPathsIn(components)),
    readOutside(table, scope, outsideUrlsIn(components)),
  ]);
  const details = detailsOfVersion(tree, page, version);
  const checked = { ...searchDetails(details), pageId: page.id, isHome: isHomePage(page), components };
  const findings = findingsOf(checked, {
    pages,
    files: new Set(Object.keys(files).map(Number)),
    brokenPaths,
    brokenOutsideUrls: new Map(outside.map(({ address, answer }) => [address, answer])),
    pictures,
    forms: Object.fromEntries(forms.flatMap((form) => (form ? [[form.id, form]] : []))),
    hasRecipients: (formSettings?.toEmail.length ?? 0) > 0,
  });
  const blocking = new Set<string>(settings?.blockingChecks);
  return findings.map((finding) =>
    blocking.has(finding.check) ? { ...finding, isBlocking: true as const } : finding,
  );
}

/** The paths among these that lead to neither a page nor a redirect, including star redirects. */
async function readDeadPaths(
  table: Table,
  scope: CompanyScope,
  { tree, atPath }: Pick<PagesToCheck, 'tree' | 'atPath'>,
  ownPage: PageRecord,
  typed: readonly string[],
): Promise<ReadonlySet<string>> {
  const withoutPage = typed.flatMap((link) => {
    const path = normalizePath(link);
    if (path === undefined) return [{ link, asked: [] }];
    const isThere =
      isSitePath(path) || atPath(path).some((page) => page.id === ownPage.id || tree.isPublic(page));
    return isThere ? [] : [{ link, asked: [path, ...patternsOver(path)] }];
  });
  const paths = [...new Set(withoutPage.flatMap(({ asked }) => asked))];
  const records = await table.batchGet(paths.map((path) => pathEntity.key(scope, path)));
  const led = new Set(paths.filter((_, index) => isRedirect(records[index])));
  return new Set(
    withoutPage.filter(({ asked }) => !asked.some((path) => led.has(path))).map(({ link }) => link),
  );
}

/** The known broken links among these URLs of other sites. */
async function readOutside(
  table: Table,
  scope: CompanyScope,
  urls: readonly string[],
): Promise<OutsideUrlRecord[]> {
  const records = await table.batchGet(
    urls.map((url) => outsideUrlEntity.key(scope, url)),
    { consistent: false, skipBroken: true },
  );
  return records.filter((record) => record !== undefined).filter(isKnownBroken);
}

const isRedirect = (record: PathRecord | undefined) => record?.kind === 'redirect';
