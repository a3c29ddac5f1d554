import { usRules } from '@galley/shared/phone/phone-rules';
import { expect, it } from 'vitest';
import { companyErrors, companyFieldGroups, companyFormValues, companyInput } from './company-fields';

const networks = ['Facebook', 'Instagram', 'Twitter', 'YouTube', 'LinkedIn', 'Pinterest', 'Tumblr'];
const linkOf = (network: string) => `${network.toLowerCase()}Link`;
const stored = {
  ...{ id: 1, companyName: 'Acme', copyrightName: 'Acme LLC', address: '1 Quay', telephone: '207 555 0100' },
  ...Object.fromEntries(networks.map((name) => [linkOf(name), `https://${name}.example/acme`])),
  ...{ logoUrl: 'acme/1/logo.png', newsletterUrl: 'https://lists.example/acme', revision: 3 },
};
const emails = ['ruth@acme.example', 'bo@acme.example'];

it('the company settings have a field for each, in its group and by its name [2:37] [2:69] [2:7] [1:9]', () => {
  const fieldsOf = (title: keyof typeof companyFieldGroups) =>
    companyFieldGroups[title].map(({ name, label }) => [name, label]);
  expect(fieldsOf('Company')).toEqual([
    ['companyName', 'Company Name'],
    ['copyrightName', 'Copyright Name'],
    ['address', 'Address'],
    ['country', 'Country'],
    ['telephone', 'Telephone'],
  ]);
  expect(fieldsOf('Social links')).toEqual(networks.map((name) => [linkOf(name), `${name} Link`]));
  expect(fieldsOf('Look')).toContainEqual(['logoUrl', 'Logo']);
});

it('the company settings are sent as they were read, with their emails beside them [2:37] [2:69] [2:179] [2:178]', () => {
  const values = companyFormValues(stored, emails);
  expect(values).toMatchObject({ ...stored, adminVersionUpdateEmails: emails });
  const { companySettings, adminVersionUpdateEmails } = companyInput(values);
  expect(companySettings).toMatchObject(stored);
  expect(companySettings).not.toHaveProperty('adminVersionUpdateEmails');
  expect(adminVersionUpdateEmails).toEqual(emails);
});

it('the company settings are checked before they are sent: what is required, and the emails [2:132] [2:37] [2:69]', () => {
  const values = companyFormValues(stored, emails);
  const wrong = (changes: object) => companyErrors({ ...values, ...changes }, usRules);
  expect(wrong({})).toEqual({});
  for (const [name, label] of [
    ['companyName', 'Company Name'],
    ['copyrightName', 'Copyright Name'],
    ['address', 'Address'],
    ['telephone', 'Telephone'],
  ] as const) {
    expect(wrong({ [name]: ' ' })).toEqual({ [name]: `${label} is required.` });
  }
  for (const refused of [[], ['nobody'], ['bo@acme.example', 'BO@acme.example']]) {
    const { adminVersionUpdateEmails = '' } = wrong({ adminVersionUpdateEmails: refused });
    expect(adminVersionUpdateEmails, refused.join()).toMatch(/./);
  }
});
