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
    /** The company's own domains; the first is the canonical host. */
    domains: s.list(s.host),
    /** The same as in the company's record. */
    servedDomain: s.host.optional(),
    createdAt: s.time,
  }),
});
export type RegistryRecord = RecordOf<typeof registryEntity>;

/** A company whose import is not yet complete. */
export const importEntity = vendorPartition.entity({
  sort: ['IMPORT', companyPart],
  leftOut: 'how far an import has come',
  schema: (s) => ({
    /** The hash of the file: an import resumes only with the same file. */
    sha256: s.text,
    startedAt: s.time,
    /** The number of lines that have been written. */
    lines: s.count,
    /** The company can be used, but its jobs are still to be written. */
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

export const rerendersPartition = new Partition<[]>(['RENEWALS'], {
  leftOut: 'the progress of an installation in re-rendering its sites',
});

/**
 * The renderer of the deployed release. `npm run tenant list` and the vendor's screen show the progress: the
 * number of companies whose record below names this renderer and has `finishedAt`.
 */
export const installationRerenderEntity = rerendersPartition.entity({
  sort: ['INSTALLATION'],
  schema: (s) => ({
    renderer: s.text,
    startedAt: s.time,
    /**
     * Absent while some companies' pages come from another renderer. Removing it makes the sweeper check all
     * companies again within a minute, and re-render what an import may have brought.
     */
    finishedAt: s.time.optional(),
  }),
});
export type InstallationRerenderRecord = RecordOf<typeof installationRerenderEntity>;

/** Absent for companies that were created since the last deploy. */
export const companyRerenderEntity = rerendersPartition.entity({
  sort: ['COMPANY', companyPart],
  schema: (s) => ({
    company: s.company,
    /** The renderer of the re-render that is running or finished. */
    renderer: s.text,
    /** The number of pages that were processed, out of `total`. */
    done: s.count,
    total: s.count,
    /** The first twenty pages that could not be rendered: visitors see their previous HTML. */
    faults: s.list(s.object({ pageId: s.count, name: s.text, why: s.text })),
    startedAt: s.time,
    touchedAt: s.time,
    /** Absent while pages are left. */
    finishedAt: s.time.optional(),
    /** The error that stopped the last attempt for the whole site. */
    lastError: s.text.optional(),
  }),
});
export type CompanyRerenderRecord = RecordOf<typeof companyRerenderEntity>;
export type RerenderError = CompanyRerenderRecord['faults'][number];
