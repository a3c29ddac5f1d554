import type { CallName } from '@galley/shared/contract/contract';
import { beforeAll, expect, it } from 'vitest';
import { startAcme } from '../support/acme';
import { callApi } from '../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../support/companies';
import { formFieldInput, makeForm } from '../support/forms';
import { makePage } from '../support/pages';

const { cloud, admin } = await startAcme();
let vendor: TestSession;
let formId: number;
let pageId: number;

beforeAll(async () => {
  vendor = await sessionFor(cloud, await makeCompany('tracsoft', { isVendor: true }), 'Admin');
  formId = await makeForm(admin);
  pageId = await makePage(admin);
});

const many = <T>(count: number, one: (n: number) => T) => Array.from({ length: count }, (_, n) => one(n));
/** Ten times as long once it is stored. */
const ampersands = `<p>${'&'.repeat(9_000)}</p>`;
const long = `<p>${'x'.repeat(59 * 1024)}</p>`;
const settings = { companyName: 'A', copyrightName: 'A', address: 'A', telephone: '212 555 0100' };
const person = {
  role: 'Level4',
  phoneNumber: '212 555 0100',
  firstName: 'Rosa',
  lastName: 'Keller',
  email: 'rosa@acme.example',
};
const ofCompany = (changes: object) => ({
  companySettings: settings,
  adminVersionUpdateEmails: ['boss@acme.example'],
  ...changes,
});
const ofField = (changes: object) => ({ formId, ...formFieldInput(), ...changes });
const columns = { componentName: 'Text', borderStyle: 'none', format: '4_4' };

/** What no screen sends, because its fields offer or accept nothing of the kind. */
const inputs: [CallName, () => object, field: string, message: string, status?: number][] = [
  [
    'updateCompanyDetails',
    () => ({ company: 'acme', clientFields: false, domains: many(101, (n) => `a${n}.example`), revision: 1 }),
    'domains',
    'A company may have at most 100 domains.',
  ],
  [
    'updateAllowedAddresses',
    () => ({ company: 'acme', ranges: ['1'.repeat(51)] }),
    'ranges.0',
    'An address range is too long.',
  ],
  [
    'updateAllowedAddresses',
    () => ({ company: 'acme', ranges: many(101, (n) => `203.0.${n}.0/24`) }),
    'ranges',
    'At most 100 address ranges are kept.',
  ],
  [
    'updateSingleSignOn',
    () => ({
      company: 'acme',
      provider: 'acme-accounts',
      emailDomains: many(21, (n) => `a${n}.example`),
      revision: 1,
    }),
    'emailDomains',
    'Email domains may have at most 20 entries.',
  ],
  [
    'createUser',
    () => ({ ...person, email: `${'a'.repeat(120)}@acme.example` }),
    'email',
    'Email may have at most 128 characters.',
  ],
  [
    'createUser',
    () => ({ ...person, email: `${'a'.repeat(250)}@acme.example` }),
    'email',
    'Email may have at most 254 characters.',
  ],
  [
    'createUser',
    () => ({ ...person, phoneNumber: '1'.repeat(41) }),
    'phoneNumber',
    'Phone may have at most 40 characters.',
  ],
  [
    'createFormField',
    () => ofField({ accepts: 'films' }),
    'accepts',
    'Files must be pictures, documents or both.',
  ],
  [
    'createFormField',
    () => ofField({ inputType: 'date' }),
    'inputType',
    'Input Type must be text or number.',
  ],
  ['createFormField', () => ofField({ options: 'one' }), 'options', 'Options must be a list of texts.'],
  [
    'createFormField',
    () => ofField({ options: many(201, (n) => `${n}`) }),
    'options',
    'Options may have at most 200 entries.',
  ],
  [
    'createFormField',
    () =>
      ofField({ fieldType: 'checkboxes', inputType: '', options: many(20, (n) => `${n}`.padEnd(90, 'x')) }),
    'options',
    'The options may have at most 1000 characters together. Shorten some of them.',
  ],
  [
    'createFormField',
    () => ofField({ fieldType: 'consent', inputType: '', linkUrl: '/privacy' }),
    'linkText',
    'Link Text is required.',
  ],
  [
    'erasePersonSubmissions',
    () => ({ email: person.email, submissionIds: 'all' }),
    'submissionIds',
    'submissionIds must be a list of ids.',
  ],
  [
    'erasePersonSubmissions',
    () => ({ email: person.email, submissionIds: [] }),
    'submissionIds',
    'submissionIds must name at least one submission.',
  ],
  [
    'erasePersonSubmissions',
    () => ({ email: person.email, submissionIds: many(51, (n) => n + 1) }),
    'submissionIds',
    'submissionIds may name at most 50 submissions.',
  ],
  [
    'updateFormSettings',
    () => ({ toEmail: many(51, (n) => `a${n}@acme.example`) }),
    'toEmail',
    'To Email may have at most 50 addresses.',
  ],
  [
    'createCompanySettings',
    () => ofCompany({ companySettings: { ...settings, font: 'comic' } }),
    'companySettings.font',
    'Font must be one of system, serif, rounded, mono.',
  ],
  [
    'createCompanySettings',
    () => ofCompany({ companySettings: { ...settings, language: 'English' } }),
    'companySettings.language',
    'Language must be a tag like en-US.',
  ],
  [
    'createCompanySettings',
    () => ofCompany({ companySettings: { ...settings, adminOnlyChanges: 'all' } }),
    'companySettings.adminOnlyChanges',
    'adminOnlyChanges must be a list of formFields, formTexts, imageFiles, imageTexts.',
  ],
  [
    'createCompanySettings',
    () => ofCompany({ companySettings: { ...settings, adminOnlyChanges: ['formTexts', 'menus'] } }),
    'companySettings.adminOnlyChanges.1',
    'A name in adminOnlyChanges must be one of formFields, formTexts, imageFiles, imageTexts.',
  ],
  [
    'createCompanySettings',
    () => ofCompany({ companySettings: { ...settings, blockingChecks: 'all' } }),
    'companySettings.blockingChecks',
    'blockingChecks must be a list of placeholderText, forms, links, outsideLinks, alternativeText, imageSizes, headingOrder, anchorNames, searchEngines.',
  ],
  [
    'createCompanySettings',
    () => ofCompany({ companySettings: { ...settings, blockingChecks: ['spelling'] } }),
    'companySettings.blockingChecks.0',
    'A name in blockingChecks must be one of placeholderText, forms, links, outsideLinks, alternativeText, imageSizes, headingOrder, anchorNames, searchEngines.',
  ],
  [
    'createLaunch',
    () => ({ name: 'Spring', pageIds: many(501, (n) => n + 1) }),
    'pageIds',
    'A launch has at most 500 pages.',
  ],
  [
    'createHtmlEditorColumns',
    () => ({ ...columns, pageId, versionId: 1, column1: long, column2: long, column3: long, column4: long }),
    'column1',
    'The columns are too long together: at most 200 KB are kept.',
    413,
  ],
  [
    'createNavbarTab',
    () => ({ title: 'Hours', format: '4_2-2', column1: ampersands, column2: ampersands }),
    'column1',
    'The tab is too long: at most 60 KB together.',
    413,
  ],
  [
    'createFooter',
    () => ({ contentColumn1: ampersands, contentColumn2: ampersands }),
    'contentColumn1',
    'The footer is too long: at most 60 KB together.',
    413,
  ],
];

it.each(inputs)(
  '%s: %#: is refused at its field [1:260] [2:74] [2:76] [2:133] [2:137] [2:138] [2:177] [2:179] [2:181] [2:188] [2:199] [2:209]',
  async (name, input, field, message, status = 400) => {
    const session = /Company|Allowed|SignOn/.test(name) && !name.startsWith('create') ? vendor : admin;
    const answer = await callApi(name, input() as Record<string, unknown>, { session });
    expect([answer.status, answer.error.fields]).toEqual([status, { [field]: message }]);
  },
);
