import type { Contract } from '@galley/shared/contract/contract';
import { defaultVersionLimit } from '@galley/shared/limits';
import type { CompanyScope } from '../core/company-scope';
import { notFound } from '../core/errors';
import { pageKeys, siteKeys, vendorKeys } from '../core/keys';
import type { Operation } from '../core/operation';
import { pageAnswer } from '../core/pages/page-answer';
import { readPageTree } from '../core/pages/page-list-repository';
import type { FormSettingsRecord, PageRecord, ProviderRecord, VersionRecord } from '../core/records';
import type { Table } from '../core/table';
import { namesByType, placementAnswers, versionSummary } from './component-answers';
import { offeredTypes } from './component-types';
import { chosenVersion } from './version-choice';

/** Everything that the page editor opens with. It reads version headers only: history never makes it slower. */
export const getPageComponentData: Operation<Contract['getPageComponentData']> = async (request) => {
  const { table, scope, input } = request;
  const [tree, provider, formSettings] = await Promise.all([
    readPageTree(table, scope),
    table.get<ProviderRecord>(vendorKeys.provider()),
    table.get<FormSettingsRecord>(siteKeys.formSettings(scope)),
  ]);
  const page = tree.page(input.pageId);
  if (!page) throw notFound('This page');
  const limit = provider?.versionLimit ?? defaultVersionLimit;
  const versions = await readListedVersions(table, scope, page, limit, input.versionId);
  const selected = chosenVersion(versions, input.versionId);
  return {
    page: pageAnswer(tree, page),
    pageComponents: selected ? placementAnswers(page.id, selected) : [],
    allComponentTypes: offeredTypes((formSettings?.toEmail.length ?? 0) > 0),
    allComponents: namesByType(page.id, versions),
    versions: versions.map(versionSummary),
    selectedVersionId: selected?.versionId ?? null,
  };
};

/** The newest versions up to the limit, with the live, the open and the asked one even beyond it; newest first. */
async function readListedVersions(
  table: Table,
  scope: CompanyScope,
  page: PageRecord,
  limit: number,
  askedFor: number | null,
): Promise<VersionRecord[]> {
  const always = [page.liveVersionId, page.openVersionId, askedFor].filter((id) => id !== null);
  const [newest, named] = await Promise.all([
    table.query<VersionRecord>(pageKeys.partition(scope, page.id), {
      prefix: pageKeys.versionPrefix,
      descending: true,
      limit,
    }),
    table.batchGet([...new Set(always)].map((versionId) => pageKeys.version(scope, page.id, versionId))),
  ]);
  const found = [...newest.items, ...(named as unknown as (VersionRecord | undefined)[])];
  const byId = new Map(
    found.filter((version) => version !== undefined).map((version) => [version.versionId, version]),
  );
  return [...byId.values()].sort((a, b) => b.versionId - a.versionId);
}
