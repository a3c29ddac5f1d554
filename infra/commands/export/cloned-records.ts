import { openCompanyScope } from '@galley/functions/core/company-scope';
import { companyEntity, countsEntity } from '@galley/functions/core/entities/company';
import type { Kind } from '@galley/functions/core/entities/entity';
import { formCounterEntity, formEntity, formRowEntity } from '@galley/functions/core/entities/form';
import {
  fileCounterEntity,
  fileEntity,
  imageCounterEntity,
  imageEntity,
} from '@galley/functions/core/entities/image';
import {
  orderEntity,
  pageCounterEntity,
  pageEntity,
  redirectEntity,
} from '@galley/functions/core/entities/page';
import { assetsEntity, chromeEntity, pathEntity, releaseEntity } from '@galley/functions/core/entities/path';
import {
  savedContentEntity,
  savedSectionEntity,
  sectionCounterEntity,
} from '@galley/functions/core/entities/saved-section';
import {
  footerEntity,
  formSettingsEntity,
  logoPicturesEntity,
  navbarEntity,
  settingsEntity,
  tabCounterEntity,
  tabEntity,
  textCheckEntity,
  themeEntity,
} from '@galley/functions/core/entities/site';
import { registryEntity } from '@galley/functions/core/entities/vendor';
import { componentEntity, liveEntity, versionEntity } from '@galley/functions/core/entities/version';
import { packChrome, unpackChrome } from '@galley/functions/core/release/path-body';
import type { Item } from '@galley/functions/core/table';
import { renamedContent } from './renamed-content';

/** The source and the target of a clone. */
export interface Clone {
  from: string;
  to: string;
  name: string;
  /** Its first Admin, who replaces the author of versions and the recipients of mails. */
  adminEmail: string;
  at: string;
}

const without = (record: Item, ...attributes: string[]): Item =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !attributes.includes(name))) as Item;

/** Attributes about schedules, reviews and the users involved, which are not cloned. */
const ofPeople = [
  'submittedBy',
  'submittedAt',
  'submittedComments',
  'sentBack',
  'schedule',
  'takeDown',
  'changedBy',
];
const asDraft = (status: unknown) => (status === 'pending' ? 'draft' : status);

type Change = (record: Item, clone: Clone) => Item;
const same: Change = (record) => record;

/** The ids of the source's users mean other people in the clone. */
const withoutChanger = (record: Item) => without(record, 'changedBy');

/**
 * The kinds of items that are cloned, with their changes. All other kinds are left out: users, their activity
 * and visitors' data.
 */
const kept = new Map<Kind, Change>([
  [
    companyEntity,
    (record, { to, name, at }) => ({
      ...without(record, 'signOn', 'starter'),
      key: to,
      name,
      isVendor: false,
      isSuspended: false,
      allowedRanges: [],
      createdAt: at,
      revision: 1,
    }),
  ],
  [
    registryEntity,
    (record, { to, name, at }) => ({
      ...without(record, 'servedDomain'),
      key: to,
      name,
      isVendor: false,
      isSuspended: false,
      domains: [],
      createdAt: at,
    }),
  ],
  [countsEntity, (record) => without(record, 'submissions', 'sentBytes', 'lastPublishedAt')],
  // Verification codes of search consoles belong to the source's site.
  [
    settingsEntity,
    (record, { adminEmail }) => ({
      ...record,
      adminVersionUpdateEmails: [adminEmail],
      siteVerification: '',
    }),
  ],
  [themeEntity, same],
  [logoPicturesEntity, same],
  [footerEntity, same],
  [navbarEntity, same],
  [tabEntity, same],
  [tabCounterEntity, same],
  [textCheckEntity, same],
  [formSettingsEntity, (record, { adminEmail }) => ({ ...record, toEmail: [adminEmail] })],
  [pageEntity, (record) => ({ ...without(record, ...ofPeople), openStatus: asDraft(record.openStatus) })],
  [orderEntity, same],
  [pageCounterEntity, same],
  [redirectEntity, (record, { adminEmail }) => ({ ...record, email: adminEmail })],
  [
    versionEntity,
    (record, { adminEmail }) => ({
      ...without(record, 'submittedBy', 'changedBy'),
      status: asDraft(record.status),
      email: adminEmail,
      comments: '',
    }),
  ],
  [componentEntity, same],
  [liveEntity, same],
  [pathEntity, same],
  [releaseEntity, (record) => without(record, 'launch')],
  [chromeEntity, chromeOf],
  [assetsEntity, same],
  [formRowEntity, withoutChanger],
  [formCounterEntity, same],
  // The recipients have to be chosen again; until then, those of the form settings apply.
  [formEntity, (record) => ({ ...withoutChanger(record), toEmail: [] })],
  [imageEntity, withoutChanger],
  [imageCounterEntity, same],
  [fileEntity, withoutChanger],
  [fileCounterEntity, same],
  [savedSectionEntity, (record) => without(record, 'savedBy')],
  [savedContentEntity, same],
  [sectionCounterEntity, same],
]);

function chromeOf(record: Item): Item {
  const { suspended: _suspended, ...body } = unpackChrome(record.body as Uint8Array);
  const fragments = { ...body.fragments, verification: '' };
  return { ...without(record, 'launch'), body: packChrome({ ...body, fragments }) };
}

/** Only live and open versions are cloned. */
export const isKeptVersion = (record: Item) => record.status !== 'backup';

/** The item in the clone; undefined where it is left out. */
export function clonedRecord(kind: Kind | undefined, record: Item, clone: Clone): Item | undefined {
  const change = kind && kept.get(kind);
  if (!change) return undefined;
  const { from, to } = clone;
  const renamed = kind === assetsEntity ? record : (renamedContent(from, to)(record) as Item);
  return change({ ...renamed, ...keyOfClone(kind, record, clone) }, clone);
}

function keyOfClone(kind: Kind, { pk, sk }: Item, { from, to }: Clone): { pk: string; sk: string } {
  if (kind === registryEntity) return registryEntity.key(openCompanyScope(to));
  return { pk: pk.replace(`C#${from}#`, `C#${to}#`), sk };
}
