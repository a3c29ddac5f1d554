/** Where a vendor Admin sets up a company. */
export function companySettingsPath(company: string): string {
  return `/Settings?company=${encodeURIComponent(company)}`;
}
