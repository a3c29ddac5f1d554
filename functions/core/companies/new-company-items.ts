import { defaultCountry } from '@galley/shared/countries';
import { defaultVersionLimit } from '@galley/shared/limits';
import type { StarterName } from '@galley/shared/starters/names';
import type { CompanyScope } from '../company-scope';
import { type CompanyRecord, companyEntity } from '../entities/company';
import {
  type OrderRecord,
  orderEntity,
  type PageRecord,
  pageCounterEntity,
  pageEntity,
} from '../entities/page';
import { type ReleaseRecord, releaseEntity } from '../entities/path';
import { type ProviderRecord, providerEntity, type RegistryRecord, registryEntity } from '../entities/vendor';
import { type VersionRecord, versionEntity } from '../entities/version';
import { currentRendererId } from '../release/own-renderer';
import { pathRecord } from '../release/path-record';
import { releaseStateOf } from '../release/release-state';
import { ownAssetsRecord } from '../release/stored-assets';
import type { Write } from '../table';
import { logActions, logEntry } from '../version-log';
import { firstCount } from './company-counts';

export interface NewCompany {
  name: string;
  isVendor: boolean;
  domains: string[];
  /** The starter that its first Admin is offered; absent where none is suggested. */
  starter?: StarterName | undefined;
  /** The first Admin: the home page's first draft is logged under this email address. */
  adminEmail: string;
}

/** Every company's first page, which cannot be deleted. */
export const homePageId = 1;

export function companyRecord(scope: CompanyScope, company: NewCompany, now: Date): CompanyRecord {
  return {
    ...companyEntity.key(scope),
    key: scope.company,
    name: company.name,
    isVendor: company.isVendor,
    isSuspended: false,
    isInitialized: false,
    modules: [],
    clientFields: false,
    country: defaultCountry,
    allowedRanges: [],
    ...(company.starter && { starter: company.starter }),
    createdAt: now.toISOString(),
    revision: 1,
  };
}

export function registryRecord(scope: CompanyScope, company: NewCompany, now: Date): RegistryRecord {
  return {
    ...registryEntity.key(scope),
    key: scope.company,
    name: company.name,
    isVendor: company.isVendor,
    isSuspended: false,
    domains: company.domains,
    createdAt: now.toISOString(),
  };
}

/** The installation's settings until a vendor Admin saves them. */
export function providerRecord(mailDomain: string): ProviderRecord {
  return {
    ...providerEntity.key(),
    dynamicFormEmail: `forms@${mailDomain}`,
    versionUpdateEmail: `no-reply@${mailDomain}`,
    versionLimit: defaultVersionLimit,
    revision: 1,
  };
}

/**
 * The home page with its first, empty draft, its path, its place on the menu, and the counter and release
 * number that all later pages build on.
 */
export function homePageWrites(scope: CompanyScope, adminEmail: string, now: Date): Write[] {
  const timestamp = now.toISOString();
  const page: PageRecord = {
    ...pageEntity.key(scope, homePageId),
    id: homePageId,
    name: 'Home',
    friendlyUrl: '/',
    menu: null,
    childMenu: null,
    subMenu: null,
    showOnMenu: true,
    allowNavigation: true,
    scoTitle: 'Home',
    scoMetaDescription: 'Home',
    scoMetaKeywords: 'Home',
    isExternal: false,
    openType: null,
    isDeleted: false,
    isExternalLive: false,
    liveVersionId: null,
    openVersionId: 1,
    openStatus: 'draft',
    lastVersionId: 1,
    createdAt: timestamp,
    changedAt: timestamp,
    revision: 1,
  };
  const draft: VersionRecord = {
    ...versionEntity.key(scope, homePageId, 1),
    versionId: 1,
    status: 'draft',
    placements: [],
    nextN: 1,
    timestamp,
    email: adminEmail,
    comments: '',
    revision: 1,
  };
  const log = { email: adminEmail, action: logActions.createdDraft(1) };
  const reservation = pathRecord(scope, '/', page, 0);
  const order: OrderRecord = { ...orderEntity.key(scope, 0), ids: [homePageId] };
  const release: ReleaseRecord = {
    ...releaseEntity.key(scope),
    ...releaseStateOf(undefined),
    renderer: currentRendererId,
  };
  const counter = { ...pageCounterEntity.key(scope), lastId: homePageId };
  const records = [page, draft, reservation, order, release, ownAssetsRecord(scope), counter];
  return [
    ...records.map((record): Write => ({ put: { ...record } })),
    logEntry(scope, homePageId, log, now),
    firstCount(scope),
  ];
}
