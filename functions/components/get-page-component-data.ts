import { creatableTypes, definitionOf } from '@galley/shared/components/dictionary';
import type { Contract } from '@galley/shared/contract/contract';
import { defaultVersionLimit, limits } from '@galley/shared/limits';
import { required } from '@galley/shared/required';
import type { CompanyScope } from '../core/company-scope';
import type { PageRecord } from '../core/entities/page';
import { formSettingsEntity } from '../core/entities/site';
import { providerEntity } from '../core/entities/vendor';
import {
  type ComponentRecord,
  componentEntity,
  type VersionRecord,
  versionEntity,
} from '../core/entities/version';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { toPageResponse } from '../core/pages/page-response';
import { fromPartOrWhole, readAroundPage } from '../core/pages/part-of-tree';
import { toVersionDetails } from '../core/pages/version-details-response';
import { readableComponents } from '../core/rich-text/readable-texts';
import type { Table } from '../core/table';
import { versionSummary } from '../core/version-summary';
import { namesByType, toBodyResponses, toPlacementResponses } from './component-responses';
import { chosenVersion } from './version-choice';

/**
 * Everything that the page editor needs when it opens: the headers of the listed versions, but only the
 * components of the selected one, so a long history does not slow it down.
 */
export const getPageComponentData: Operation<Contract['getPageComponentData']> = async (request) => {
  const { table, scope, input } = request;
  const [{ page: found, readTree }, provider, formSettings] = await Promise.all([
    readAroundPage(table, scope, input.pageId),
    table.get(providerEntity.key()),
    table.get(formSettingsEntity.key(scope)),
  ]);
  const page = required(found, () => notFound('This page'));
  const limit = provider?.versionLimit ?? defaultVersionLimit;
  const [part, { versions, hasOlderVersions }, read] = await Promise.all([
    readTree(),
    readListedVersions(table, scope, page, limit, input.versionId),
    input.bodies === false ? [] : readLikelyComponents(table, scope, page, input.versionId),
  ]);
  const selected = chosenVersion(versions, input.versionId);
  const components = read.filter((component) => component.versionId === selected?.versionId);
  const hasForms = (formSettings?.toEmail.length ?? 0) > 0;
  const { response, details } = await fromPartOrWhole(request, part, (tree) => ({
    response: toPageResponse(tree, page),
    details: selected ? toVersionDetails(tree, page, selected) : null,
  }));
  return {
    page: response,
    pageComponents: selected ? toPlacementResponses(page.id, selected) : [],
    components: selected ? toBodyResponses(page.id, selected, components) : [],
    allComponentTypes: creatableTypes.filter((type) => definitionOf(type).needs !== 'forms' || hasForms),
    allComponents: namesByType(page.id, versions),
    versions: versions.map((version) => versionSummary(page, version)),
    hasOlderVersions,
    selectedVersionId: selected?.versionId ?? null,
    details,
  };
};

/**
 * Reads the components of the version that will probably be selected, in parallel with the headers that
 * decide it. Where the page names none, that is the newest backup, whose number only its components reveal;
 * then the newest components of the page are read.
 */
async function readLikelyComponents(
  table: Table,
  scope: CompanyScope,
  page: PageRecord,
  askedFor: number | null,
): Promise<ComponentRecord[]> {
  const likely = askedFor ?? page.openVersionId ?? page.liveVersionId;
  if (likely !== null) {
    return readableComponents(scope, await table.queryAll(componentEntity.range(scope, page.id, likely)));
  }
  const { items } = await table.query(componentEntity.range(scope, page.id), {
    descending: true,
    limit: limits.componentsPerVersion,
  });
  return readableComponents(scope, items);
}

/**
 * The newest versions up to the limit, newest first. The live, the open and the requested version are
 * included even beyond it.
 */
async function readListedVersions(
  table: Table,
  scope: CompanyScope,
  page: PageRecord,
  limit: number,
  askedFor: number | null,
): Promise<{ versions: VersionRecord[]; hasOlderVersions: boolean }> {
  const always = [page.liveVersionId, page.openVersionId, askedFor].filter((id) => id !== null);
  const [newest, named] = await Promise.all([
    table.query(versionEntity.range(scope, page.id), {
      descending: true,
      // One more than is listed, to find out whether there are older ones.
      limit: limit + 1,
    }),
    table.batchGet([...new Set(always)].map((versionId) => versionEntity.key(scope, page.id, versionId))),
  ]);
  const found = [...newest.items.slice(0, limit), ...named];
  const byId = new Map(
    found.filter((version) => version !== undefined).map((version) => [version.versionId, version]),
  );
  return {
    versions: [...byId.values()].sort((a, b) => b.versionId - a.versionId),
    hasOlderVersions: newest.items.length > limit,
  };
}
