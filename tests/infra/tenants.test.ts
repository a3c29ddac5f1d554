import { InvalidTenants, loadTenants, parseTenants } from '@galley/infra/tenants';
import { describe, expect, test } from 'vitest';

const sitesDomain = 'sites.galley-sites.example';
const vendor = { key: 'vendor', name: 'Vendor', adminEmail: 'admin@vendor.example', isVendor: true };
const acme = { key: 'acme', name: 'Acme', adminEmail: 'admin@acme.example' };

function errorsOf(input: unknown): string[] {
  try {
    parseTenants(input, sitesDomain);
  } catch (error) {
    if (error instanceof InvalidTenants) return error.errors;
    throw error;
  }
  return [];
}

test('the companies of the repository are valid', () => {
  expect(loadTenants(sitesDomain).map((tenant) => tenant.key)).toEqual(['tracsoft', 'acme', 'globex']);
});

test('optional values have defaults afterwards', () => {
  expect(parseTenants([vendor, acme], sitesDomain)[1]).toEqual({
    ...acme,
    isVendor: false,
    domains: [],
    dnsReady: false,
  });
});

describe('an error is a sentence that names the company and the field', () => {
  test.each([
    [
      { ...acme, key: 'Acme' },
      "Company 'Acme': key must be 2 to 32 lowercase letters, digits and hyphens, beginning with a letter, not ending with a hyphen, and not 'shared'.",
    ],
    [
      { ...acme, key: 'acme-' },
      "Company 'acme-': key must be 2 to 32 lowercase letters, digits and hyphens, beginning with a letter, not ending with a hyphen, and not 'shared'.",
    ],
    [{ ...acme, key: undefined }, 'Company number 2: key is missing.'],
    [{ ...acme, name: ' ' }, "Company 'acme': name is empty."],
    [
      { ...acme, adminEmail: 'nobody' },
      "Company 'acme': adminEmail must be an email address, like name@company.com.",
    ],
    [{ ...acme, adminEmail: undefined }, "Company 'acme': adminEmail is missing."],
    [
      { ...acme, domains: ['https://www.acme.example'] },
      "Company 'acme': domains.0 must be a host name in lower case, like www.company.com.",
    ],
    [{ ...acme, domains: 'www.acme.example' }, "Company 'acme': domains must be a list of host names."],
    [{ ...acme, dnsReady: true }, "Company 'acme': dnsReady is true, but the company has no domains."],
    [{ ...acme, isVendor: 'yes' }, "Company 'acme': isVendor must be true or false."],
    [{ ...acme, domain: 'www.acme.example' }, "Company 'acme': domain is not a field of a company."],
    [
      { ...acme, domains: [`acme.${sitesDomain}`] },
      `Company 'acme': domains names acme.${sitesDomain}, but hosts under ${sitesDomain} are served without being listed.`,
    ],
    ['acme', 'Company number 2 must be an object: { "key": … }.'],
  ])('%#', (entry, sentence) => {
    expect(errorsOf([vendor, entry])).toEqual([sentence]);
  });

  test('all errors are reported at once', () => {
    expect(
      errorsOf([
        { ...vendor, name: '' },
        { ...acme, key: '1' },
      ]),
    ).toHaveLength(2);
  });

  test('a value that two companies share is rejected', () => {
    const first = { ...acme, domains: ['www.acme.example'] };
    const second = { ...first, name: 'Twin', adminEmail: 'ADMIN@acme.example' };
    expect(errorsOf([vendor, first, second])).toEqual([
      "Company 'acme': key acme is already used by company 'acme'.",
      "Company 'acme': adminEmail admin@acme.example is already used by company 'acme'.",
      "Company 'acme': domains www.acme.example is already used by company 'acme'.",
    ]);
  });

  test('there is exactly one vendor', () => {
    expect(errorsOf([acme])).toEqual(['Exactly one company must be the vendor (isVendor: true); none is.']);
    expect(errorsOf([vendor, { ...acme, isVendor: true }])).toEqual([
      'Exactly one company must be the vendor (isVendor: true); vendor and acme are.',
    ]);
  });

  test('the file must be a list', () => {
    expect(errorsOf({ acme })).toEqual(['The file must hold a list of companies: [ { … }, … ].']);
  });
});
