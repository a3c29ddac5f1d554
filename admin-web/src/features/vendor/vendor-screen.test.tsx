import type { CallName } from '@galley/shared/contract/contract';
import type { CompanyRow } from '@galley/shared/schemas/company';
import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fieldsShown } from '../../test-support/fields-shown';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { filterCompanies } from './company-list';
import { VendorScreen } from './vendor-screen';

const company = (key: string, changes: Partial<CompanyRow> = {}): CompanyRow => ({
  company: key,
  companyName: `The ${key} company`,
  isVendor: false,
  suspended: false,
  domains: [],
  siteAddress: `https://${key}.sites.example`,
  pages: 1_234,
  images: 5,
  submissions: 6,
  lastPublishedAt: null,
  renewal: { isDone: true, done: 0, total: 0, faults: [] },
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

const provider = {
  dynamicFormEmail: 'forms@mail.example',
  versionUpdateEmail: 'news@mail.example',
  versionLimit: 10,
  revision: 4,
};

function show(answers: Parameters<typeof serveCalls>[0] = {}) {
  const served = serveCalls({
    getCompanyName: { body: { companyName: 'TracSoft' } },
    getProviderSettings: { body: provider },
    listCompanies: {
      body: [company('acme'), company('tracsoft', { isVendor: true }), company('shut', { suspended: true })],
    },
    ...answers,
  });
  renderScreen(<VendorScreen />);
  return served;
}
const box = (label: string) => screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (served: ReturnType<typeof serveCalls>, call: CallName) =>
  served.filter((one) => one.call === call).map(({ input }) => input);

it('saves the provider settings with the revision that was read, and shows errors at their fields [1:25] [1:209] [2:26] [2:131] [2:191] [2:249] [2:267] [1:8] [2:190] [2:72]', async () => {
  const rejection = {
    message: 'No.',
    fields: { dynamicFormEmail: 'It must be an address of mail.example.' },
  };
  const answers = [{ status: 400, body: rejection }];
  const served = show({ updateProviderSettings: () => answers.shift() ?? { body: 'Saved' } });
  const notified = vi.spyOn(notifications, 'show');
  await screen.findByLabelText(/^Dynamic Form Email/);
  const labels = ['Dynamic Form Email', 'Version Update Email', 'Version Limit'];
  expect(fieldsShown().filter((field) => !field.startsWith('Filter'))).toEqual([
    'Dynamic Form Email * (email) = forms@mail.example - The sender of emails from forms.',
    'Version Update Email * (email) = news@mail.example - The sender of emails about versions.',
    'Version Limit * = 10 - How many versions of a page are listed, at least 3.',
  ]);
  type('Version Limit', '2');
  type('Dynamic Form Email', '');
  type('Version Update Email', ' ');
  click('Save');
  expect(await screen.findByText('Version Limit must be a whole number from 3 to 1000.')).toBeTruthy();
  for (const label of labels.slice(0, 2)) expect(screen.getByText(`${label} is required.`)).toBeTruthy();
  for (const label of labels.slice(0, 2)) type(label, 'nobody');
  type('Version Limit', '');
  click('Save');
  const wrong = 'must be an email address, like name@company.com.';
  for (const label of labels.slice(0, 2)) expect(await screen.findByText(`${label} ${wrong}`)).toBeTruthy();
  expect(screen.getByText('Version Limit must be a whole number from 3 to 1000.')).toBeTruthy();
  expect(sent(served, 'updateProviderSettings')).toEqual([]);
  type('Dynamic Form Email', 'forms@mail.example');
  type('Version Update Email', 'versions@mail.example');
  type('Version Limit', '5');
  type('Dynamic Form Email', 'forms@elsewhere.example');
  click('Save');
  expect(await screen.findByText('It must be an address of mail.example.')).toBeTruthy();
  expect(box('Dynamic Form Email').value).toBe('forms@elsewhere.example');
  expect(sent(served, 'updateProviderSettings')).toEqual([
    {
      ...{ dynamicFormEmail: 'forms@elsewhere.example', versionUpdateEmail: 'versions@mail.example' },
      ...{ versionLimit: 5, revision: provider.revision },
    },
  ]);
  expect(notified).not.toHaveBeenCalled();
  type('Dynamic Form Email', 'desk@mail.example');
  click('Save');
  await waitFor(() => expect(notified).toHaveBeenCalledWith(expect.objectContaining({ message: 'Saved' })));
  // What was saved is read again.
  expect(sent(served, 'getProviderSettings')).toHaveLength(2);
});

it('lists all companies by name, over several responses', async () => {
  show({
    listCompanies: ({ cursor }) =>
      cursor === ''
        ? { body: [company('acme', { companyName: 'Zebra' })], headers: { 'x-next-cursor': 'acme' } }
        : { body: [company('globex', { companyName: 'Badger' })] },
  });
  const names = (await screen.findAllByText(/^(Zebra|Badger)$/)).map(({ textContent }) => textContent);
  expect(names).toEqual(['Badger', 'Zebra']);
});

it('lists the companies, links to the initialization settings, and suspends one after confirmation; the vendor itself is not offered [1:25] [2:26] [1:8] [1:23] [1:209] [2:19]', async () => {
  const served = show({ suspendCompany: { body: 'Saved' } });
  const row = (await screen.findByText('The acme company')).closest('tr') as HTMLElement;
  expect(within(row).getByText('1,234')).toBeTruthy();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual([
    ...['Edit', 'Company Name', 'Key', 'Pages', 'Images', 'Submissions'],
    ...['Last Publish', 'Since', 'Actions'],
  ]);
  const leads = within(row).getByRole('link', { name: 'Initialization settings of The acme company' });
  expect(leads.getAttribute('href')).toBe('/Settings?company=acme');
  expect(screen.getByRole('link', { name: 'Initialization Settings' }).getAttribute('href')).toBe(
    '/Settings',
  );
  click('Actions for The tracsoft company');
  await screen.findByRole('menuitem', { name: 'Users' });
  expect(screen.queryByRole('menuitem', { name: 'Suspend' })).toBeNull();
  click('Actions for The acme company');
  const suspend = await screen.findByRole('menuitem', { name: 'Suspend' });
  const to = (name: string) =>
    screen.getAllByRole('menuitem', { name }).map((item) => item.getAttribute('href'));
  // The list is sorted by name; the menu of the vendor is still open.
  expect(['Initialization settings', 'Users', 'Open the site'].map(to)).toEqual([
    ['/Settings?company=acme', '/Settings?company=tracsoft'],
    ['/UserManagement?company=acme', '/UserManagement'],
    ['https://acme.sites.example', 'https://tracsoft.sites.example'],
  ]);
  fireEvent.click(suspend);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Are you sure you want to suspend The acme company?');
  expect(sent(served, 'suspendCompany')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(sent(served, 'suspendCompany')).toEqual([{ company: 'acme', suspended: true }]));
});

it('creates a company from its name, and keeps the input when the key is taken', async () => {
  const message = "There is a company 'blue-whale' already. Choose another key.";
  const served = show({ createCompany: { status: 409, body: { message } } });
  await screen.findByText('The acme company');
  click('Create Company');
  await screen.findByRole('dialog');
  type('Company Name', 'Blue Whale');
  expect(screen.getByDisplayValue('blue-whale')).toBeTruthy();
  click('Create');
  expect(await screen.findByText('Email is required.')).toBeTruthy();
  type('Email', 'ada@whale.example');
  click('Create');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(box('Company Name').value).toBe('Blue Whale');
  expect(sent(served, 'createCompany')).toMatchObject([
    { company: 'blue-whale', companyName: 'Blue Whale', email: 'ada@whale.example', domain: '' },
  ]);
});

it('filters by name, key, domain and state', () => {
  const rows = [company('acme', { domains: ['www.boats.example'] }), company('shut', { suspended: true })];
  const found = (text: string) => filterCompanies(rows, text).map((row) => row.company);
  expect([found('boats'), found('suspended'), found('the SHUT'), found('nothing'), found(' ')]).toEqual([
    ['acme'],
    ['shut'],
    ['shut'],
    [],
    ['acme', 'shut'],
  ]);
});

it('shows how far the sites are updated to a new release, and which pages were left unchanged', async () => {
  const renewal = { isDone: false, done: 120, total: 340, faults: ['About us: no renderer'] };
  show({
    listCompanies: { body: [company('acme', { renewal }), company('tracsoft')] },
  });
  expect(await screen.findByText('Pages are being updated: 1 of 2 companies')).toBeTruthy();
  expect(screen.getByText('The acme company: 120 of 340 pages')).toBeTruthy();
  expect(screen.queryByText(/^The tracsoft company: /)).toBeNull();
  expect(screen.getByText('The acme company: About us: no renderer')).toBeTruthy();
});

it('says what a company is where there is none, and that none matches', async () => {
  show({ listCompanies: { body: [] } });
  expect(await screen.findByText('No companies yet')).toBeTruthy();
  expect(
    screen.getByText(/has its own site, pages and people. Its first Admin is invited by email/),
  ).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Companies' })).toBeNull();
});

it('shows nothing about re-renders when there is none', async () => {
  show();
  await screen.findByText('The acme company');
  expect(screen.queryByText(/renewed/)).toBeNull();
});
