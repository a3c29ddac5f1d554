/**
 * One tenant per request, enforced by types: every key of a company's data is built from a `CompanyScope`,
 * which only this file creates. A query without a tenant does not compile.
 */
declare const companyBrand: unique symbol;
export interface CompanyScope {
  readonly company: string;
  readonly [companyBrand]: true;
}

const keyPattern = /^[a-z][a-z0-9-]{1,31}$/;

/** A company key comes from a cookie, a host header or a job, so malformed ones are refused. */
export function isCompanyKey(key: string): boolean {
  return keyPattern.test(key);
}

/**
 * Opens the scope of a company. Call it only with a proven key: from a session that was read, from the edge's
 * company header, from a job that a scoped operation wrote, from the tags that such a job gave a mail, or for
 * the vendor's own acts.
 */
export function openCompanyScope(key: string): CompanyScope {
  if (!isCompanyKey(key)) throw new Error('Not a company key.');
  return { company: key } as CompanyScope;
}

declare const vendorBrand: unique symbol;
/** The right to read and write the installation's own records. */
export interface VendorScope {
  readonly [vendorBrand]: true;
}
export function openVendorScope(): VendorScope {
  return {} as VendorScope;
}
