import { writeFileAtomically } from '../local/stand-ins/atomic-file';
import { parseTenants, readTenantsJson, type Tenant } from '../tenants';

/** A company's entry in the file: only what differs from the defaults. */
export type TenantEntry = Pick<Tenant, 'key' | 'name' | 'adminEmail'> & Partial<Tenant>;

/**
 * The deployed companies, for commands that change the list. The file keeps its formatting, so that a diff
 * shows only the change.
 */
export class TenantsFile {
  private constructor(
    private readonly file: string,
    private readonly sitesDomain: string,
    readonly entries: readonly TenantEntry[],
  ) {}

  /** @throws InvalidTenants where the file is invalid */
  static read(file: string, sitesDomain: string): TenantsFile {
    const entries = readTenantsJson(file);
    parseTenants(entries, sitesDomain);
    return new TenantsFile(file, sitesDomain, entries as TenantEntry[]);
  }

  find(key: string): TenantEntry | undefined {
    return this.entries.find((entry) => entry.key === key);
  }

  /**
   * Replaces this company's entry or appends it.
   * @throws InvalidTenants without writing anything
   */
  put(changed: TenantEntry): TenantsFile {
    const isThere = this.find(changed.key) !== undefined;
    return this.write(
      isThere
        ? this.entries.map((entry) => (entry.key === changed.key ? changed : entry))
        : [...this.entries, changed],
    );
  }

  remove(key: string): TenantsFile {
    return this.write(this.entries.filter((entry) => entry.key !== key));
  }

  private write(entries: TenantEntry[]): TenantsFile {
    parseTenants(entries, this.sitesDomain);
    writeFileAtomically(this.file, formatted(entries));
    return new TenantsFile(this.file, this.sitesDomain, entries);
  }
}

/** The project's formatting: two spaces, short lists on one line. */
function formatted(entries: TenantEntry[]): string {
  const json = JSON.stringify(entries, null, 2);
  const shortLists = json.replace(/\[\n\s+("[^\]]*")\n\s+\]/g, (whole, inner: string) => {
    const line = `[${inner.split(/,\n\s+/).join(', ')}]`;
    return line.length < 90 ? line : whole;
  });
  return `${shortLists}\n`;
}
