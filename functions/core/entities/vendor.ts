import { Partition, type RecordOf } from './entity';
import { companyPart } from './key-parts';

export const vendorPartition = new Partition<[]>(['VENDOR'], { reading: 'settled' });

/** The registry of companies. */
export const registryEntity = vendorPartition.entity({
  sort: ['COMPANY', companyPart],
  schema: (s) => ({
    key: s.company,
    name: s.text,
    isVendor: s.flag,
    isSuspended: s.flag,
    /** Own domains; the first is the canonical host. */
    domains: s.list(s.host),
    /** As in the company's record. */
    servedDomain: s.host.optional(),
    createdAt: s.time,
  }),
});
export type RegistryRecord = RecordOf<typeof registryEntity>;

/** A company that is being imported and not there yet. */
export const importEntity = vendorPartition.entity({
  sort: ['IMPORT', companyPart],
  leftOut: 'how far an import has come',
  schema: (s) => ({
    /** Of the file: another one does not go on where this one stopped. */
    sha256: s.text,
    startedAt: s.time,
    /** Everything up to this line is written. */
    lines: s.count,
    /** The company can be used; its jobs are still to be written. */
    isThere: s.flag,
  }),
});
export type ImportRecord = RecordOf<typeof importEntity>;

export const providerEntity = vendorPartition.entity({
  sort: ['PROVIDER'],
  leftOut: 'settings of the vendor',
  schema: (s) => ({
    dynamicFormEmail: s.text,
    versionUpdateEmail: s.text,
    versionLimit: s.count,
    revision: s.count,
  }),
});
export type ProviderRecord = RecordOf<typeof providerEntity>;

export const renewalsPartition = new Partition<[]>(['RENEWALS'], {
  leftOut: 'how far an installation has come with rendering its sites anew',
});

/**
 * The renderer of the release that is deployed. `npm run tenant list` and the vendor's screen show how far it has come:
 * of all companies, those whose record below names it and has `finishedAt`.
 */
export const installationRerenderEntity = renewalsPartition.entity({
  sort: ['INSTALLATION'],
  schema: (s) => ({
    renderer: s.text,
    startedAt: s.time,
    /**
     * Absent while there are companies whose pages are another renderer's. Removing it has the sweeper look through
     * all companies again, within a minute, and renew what an import may have brought.
     */
    finishedAt: s.time.optional(),
  }),
});
export type InstallationRerenderRecord = RecordOf<typeof installationRerenderEntity>;

/** There is none of a company that was made since the last deploy. */
export const companyRerenderEntity = renewalsPartition.entity({
  sort: ['COMPANY', companyPart],
  schema: (s) => ({
    company: s.company,
    /** What its pages are being rendered with, or all were. */
    renderer: s.text,
    /** Pages that were looked at, of so many. */
    done: s.count,
    total: s.count,
    /** Pages that could not be rendered: visitors see them as they were. The first twenty. */
    faults: s.list(s.object({ pageId: s.count, name: s.text, why: s.text })),
    startedAt: s.time,
    touchedAt: s.time,
    /** Absent while there is something to do. */
    finishedAt: s.time.optional(),
    /** What kept the whole site from being rendered at the last attempt. */
    lastError: s.text.optional(),
  }),
});
export type CompanyRerenderRecord = RecordOf<typeof companyRerenderEntity>;
export type RerenderError = CompanyRerenderRecord['faults'][number];
