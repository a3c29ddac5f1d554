import type { CompanyScope } from '@galley/functions/core/company-scope';
import { activityEntity } from '@galley/functions/core/entities/activity';
import { budgetDayKey } from '@galley/functions/core/entities/budget';
import { sweepEntity } from '@galley/functions/core/entities/calendar';
import { companyEntity, countsEntity } from '@galley/functions/core/entities/company';
import type { Entity } from '@galley/functions/core/entities/entity';
import * as form from '@galley/functions/core/entities/form';
import * as hint from '@galley/functions/core/entities/hint';
import { fileEntity, imageCounterEntity, imageEntity } from '@galley/functions/core/entities/image';
import { deadJobEntity, jobEntity, jobRanges } from '@galley/functions/core/entities/job';
import type { EntityKey, Key } from '@galley/functions/core/entities/key';
import * as launch from '@galley/functions/core/entities/launch';
import { newsLineEntity } from '@galley/functions/core/entities/news';
import { outsideUrlEntity } from '@galley/functions/core/entities/outside';
import {
  orderEntity,
  pageCounterEntity,
  pageEntity,
  redirectEntity,
} from '@galley/functions/core/entities/page';
import { type CompanyPartitionName, partitions } from '@galley/functions/core/entities/partitions';
import * as path from '@galley/functions/core/entities/path';
import { savedContentEntity, savedSectionEntity } from '@galley/functions/core/entities/saved-section';
import { attemptEntity, identityKey, rateEntity, resetKey } from '@galley/functions/core/entities/sign-in';
import * as site from '@galley/functions/core/entities/site';
import { secondFactorEntity, userEntity } from '@galley/functions/core/entities/user';
import * as vendor from '@galley/functions/core/entities/vendor';
import * as version from '@galley/functions/core/entities/version';
import type { Table } from '@galley/functions/core/table';
import type { Change } from '@galley/functions/core/table-expressions';

type Values = Record<string, unknown>;

/** What tests may do with the items of one kind that they know by their place, such as a page by company and number. */
function itemsAt<Place extends unknown[], Stored extends Key>(
  table: Table,
  keyOf: (...place: Place) => EntityKey<Stored>,
) {
  /** An item as the table stores it, to be written with others. */
  const item = (...[...placeAndValues]: [...Place, values: Values]): Stored => {
    const values = placeAndValues.pop() as Values;
    return { ...values, ...keyOf(...(placeAndValues as unknown as Place)) } as unknown as Stored;
  };
  return {
    item,
    get: async (...place: Place): Promise<Stored | undefined> =>
      (await table.get<Key>(keyOf(...place))) as Stored | undefined,
    put: (...placeAndValues: [...Place, values: Values]) =>
      table.commit([{ put: { ...(item(...placeAndValues) as Key & Values) } }]),
    change: (...[...placeAndChange]: [...Place, change: Change]) => {
      const change = placeAndChange.pop() as Change;
      return table.commit([{ update: keyOf(...(placeAndChange as unknown as Place)), ...change }]);
    },
    delete: (...place: Place) => table.commit([{ delete: keyOf(...place) }]),
  };
}

/** The same of an entity, with lists of its items: all of a partition, or those whose place begins so. */
function itemsOf<Place extends unknown[], Rest extends unknown[], Stored extends Key>(
  table: Table,
  entity: Entity<Place, Rest, Stored>,
) {
  return {
    ...itemsAt<[...Place, ...Rest], Stored>(table, (...place) => entity.key(...place)),
    all: (...place: [...Place, ...Partial<Rest>]): Promise<Stored[]> =>
      table.queryAll(entity.range(...place)),
    /** Those among items of other kinds, by their keys. */
    among: async (keys: readonly Key[]): Promise<Stored[]> => entity.among(await table.batchGet(keys)),
  };
}

/**
 * What is in the table, by what it is: `stored.page.get(scope, 7)`. Tests of the API look at it, and write what no
 * call writes: the states that time, another release or a failure produces. Only this file knows their keys.
 */
export function storedItems(table: Table) {
  const of = <Place extends unknown[], Rest extends unknown[], Stored extends Key>(
    entity: Entity<Place, Rest, Stored>,
  ) => itemsOf(table, entity);
  return {
    /** The jobs of all companies; those that are due until a moment. */
    jobsOfAll: async (upTo?: string) => {
      const due = jobRanges.map((shard) => table.queryAll(shard, upTo === undefined ? {} : { upTo }));
      return (await Promise.all(due)).flat();
    },
    /** All items of a partition, of any kind. */
    everythingOf: (partition: CompanyPartitionName, scope: CompanyScope, number = 0) =>
      table.queryAll(partitions[partition].everything(scope, number)),
    activity: of(activityEntity),
    attempt: of(attemptEntity),
    budgetDay: itemsAt(table, budgetDayKey),
    chrome: of(path.chromeEntity),
    comment: of(version.commentEntity),
    company: of(companyEntity),
    companyRerender: of(vendor.companyRerenderEntity),
    component: of(version.componentEntity),
    counts: of(countsEntity),
    deadJob: of(deadJobEntity),
    file: of(fileEntity),
    footer: of(site.footerEntity),
    form: of(form.formEntity),
    formRevision: of(form.formRevisionEntity),
    formRow: of(form.formRowEntity),
    formSettings: of(site.formSettingsEntity),
    hint: of(hint.hintEntity),
    hintSearch: of(hint.hintSearchEntity),
    identity: itemsAt(table, identityKey),
    image: of(imageEntity),
    imageCounter: of(imageCounterEntity),
    import: of(vendor.importEntity),
    installationRerender: of(vendor.installationRerenderEntity),
    job: of(jobEntity),
    launch: of(launch.launchEntity),
    launchCounter: of(launch.launchCounterEntity),
    launchPage: of(launch.launchPageEntity),
    launchPart: of(launch.launchPartEntity),
    launchPath: of(launch.launchPathEntity),
    linkHints: of(hint.linkHintsEntity),
    live: of(version.liveEntity),
    logoPictures: of(site.logoPicturesEntity),
    navigation: of(path.navigationEntity),
    newsLine: of(newsLineEntity),
    order: of(orderEntity),
    outsideUrl: of(outsideUrlEntity),
    page: of(pageEntity),
    pageCounter: of(pageCounterEntity),
    path: of(path.pathEntity),
    provider: of(vendor.providerEntity),
    rate: of(rateEntity),
    redirect: of(redirectEntity),
    registry: of(vendor.registryEntity),
    release: of(path.releaseEntity),
    reset: itemsAt(table, resetKey),
    savedContent: of(savedContentEntity),
    savedSection: of(savedSectionEntity),
    secondFactor: of(secondFactorEntity),
    settings: of(site.settingsEntity),
    spam: of(form.spamEntity),
    staffCheck: of(site.staffCheckEntity),
    start: of(site.startEntity),
    submission: of(form.submissionEntity),
    submissionCounter: of(form.submissionCounterEntity),
    sweep: of(sweepEntity),
    tab: of(site.tabEntity),
    tabCounter: of(site.tabCounterEntity),
    textCheck: of(site.textCheckEntity),
    theme: of(site.themeEntity),
    thread: of(version.threadEntity),
    user: of(userEntity),
    version: of(version.versionEntity),
    versionLog: of(version.versionLogEntity),
  };
}
