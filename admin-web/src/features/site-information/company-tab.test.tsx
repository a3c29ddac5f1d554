import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callRoutes } from '../../lib/call-routes';
import { fieldsShown } from '../../test-support/fields-shown';
import { renderScreen, type ServedCall, serveCalls } from '../../test-support/render-screen';
import { CompanyTab } from './company-tab';
import { FooterTab } from './footer-tab';

const settings = {
  id: 1,
  companyName: 'Acme',
  copyrightName: 'Acme LLC',
  address: '1 Quay',
  telephone: '207 555 0100',
  siteRuntime: 'hydrated',
  revision: 3,
};
const adminVersionUpdateEmails = ['ruth@acme.example', 'tom@acme.example'];
const logoPictures = { of: 0, icon: '', share: '', isCurrent: true };
const stored = { body: { companySettings: settings, adminVersionUpdateEmails, logoPictures } };
const read = { getCompanySettings: stored };

// Rendering four hundred options takes jsdom seconds, and they are not what is tested here.
beforeEach(() => {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'UTC']);
});

function openTab() {
  renderScreen(<CompanyTab onTyped={() => undefined} isShown />);
  return screen.findByLabelText<HTMLInputElement>(/^Company Name/);
}
const type = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const sent = (served: ServedCall[]) =>
  served.filter(({ call }) => callRoutes[call].method === 'POST').at(-1)?.input;

/** Every field of the company, with what it says. */
const companyFields = [
  'Company Name * = Acme',
  'Copyright Name * = Acme LLC - Shown after © at the bottom of every page',
  'Address * = 1 Quay',
  'Country = United States - How telephone numbers are formatted and checked, including in the forms of your site',
  "Telephone * (tel) '212 555 0100' = 207 555 0100",
  "Monday '8:00-12:00, 13:00-17:00'",
  "Tuesday '8:00-12:00, 13:00-17:00'",
  "Wednesday '8:00-12:00, 13:00-17:00'",
  "Thursday '8:00-12:00, 13:00-17:00'",
  "Friday '8:00-12:00, 13:00-17:00'",
  "Saturday '8:00-12:00, 13:00-17:00'",
  "Sunday 'Closed'",
  "Holidays '2026-12-24 – 2026-12-26: Christmas\n2026-12-31: New Year's Eve (9-12)' - Days with different hours, one per line. They are shown until they are over. Without hours in brackets you are closed.",
  "Brand Color '#1f5fa8' - Buttons, links and the footer take their colors from it.",
  'Font = System: plain and familiar',
  "Facebook Link 'https://www.facebook.com/…'",
  "Instagram Link 'https://www.instagram.com/…'",
  "Twitter Link 'https://x.com/…'",
  "YouTube Link 'https://www.youtube.com/…'",
  "LinkedIn Link 'https://www.linkedin.com/…'",
  "Pinterest Link 'https://www.pinterest.com/…'",
  "Tumblr Link 'https://….tumblr.com'",
  "Newsletter Address 'https://' - Where the sign-up form sends to. If it is empty, the form is not shown.",
  'Time Zone = America/New_York - Dates and times are shown in it',
  'Language = American English (en-US) - The language of your pages, for search engines and screen readers',
  'Site Runtime = Hydrated: pages change without reloading - How visitors go from page to page',
  'Search Console Code - From the HTML tag with which Google Search Console verifies your site',
  "Admin Version Emails * 'name@company.com' - They are told when a version is submitted, rejected or published.",
  ...[
    'Fields of forms',
    'Names, columns and thank-you texts of forms',
    'Replacing and deleting images and files',
    'Alt texts of images and titles of files',
  ].flatMap((change) => [`${change}: Editors, immediately on`, `${change}: Admins only`]),
  ...[
    'Placeholder text and empty tables',
    'Forms that are missing or have no recipient',
    'Broken links within the site',
    'Broken links to other sites',
    'Images without Alt Text',
    'Images too large or too small for their place',
    'Headings out of order',
    'Anchor names that are used twice',
    'Empty or repeated SEO fields',
  ].flatMap((check) => [`${check}: Advice on`, `${check}: Must be fixed`]),
  'Everyone uses an authenticator app (checkbox) - People who have one are not emailed codes. People who have none set one up at their next sign-in.',
];

describe('the company settings', () => {
  it('mask the telephone and keep values that the form does not show [1:282] [2:37] [2:132] [2:246] [2:247] [2:270] [2:178] [2:179] [2:69] [2:249]', async () => {
    const answers = [{ status: 503, body: { message: 'The clerk is away.' } }];
    const served = serveCalls({
      ...read,
      updateCompanySettings: () => answers.shift() ?? { body: 1 },
    });
    const notified = vi.spyOn(notifications, 'show');
    await openTab();
    expect(fieldsShown()).toEqual(companyFields);
    expect(screen.getByLabelText<HTMLInputElement>(/^Telephone/).value).toBe(settings.telephone);
    for (const email of adminVersionUpdateEmails) expect(screen.getByText(email)).toBeTruthy();
    type(/^Telephone/, '+1 (212) 555-0177 ext');
    save();
    const alert = await screen.findByRole('alert');
    for (const words of ['Error', 'The clerk is away.']) expect(within(alert).getByText(words)).toBeTruthy();
    expect(notified).not.toHaveBeenCalled();
    save();
    await waitFor(() =>
      expect(notified).toHaveBeenCalledWith(expect.objectContaining({ message: 'Saved', role: 'status' })),
    );
    expect(sent(served)).toMatchObject({
      companySettings: { id: 1, revision: 3, telephone: '212 555 0177', siteRuntime: 'hydrated' },
      adminVersionUpdateEmails,
    });
  });

  it('are typed each into its own setting [2:7] [2:37] [2:69] [2:178] [2:179]', async () => {
    const served = serveCalls({ ...read, updateCompanySettings: { body: 1 } });
    await openTab();
    expect(screen.getByLabelText<HTMLInputElement>(/^Telephone/).value).toBe('207 555 0100');
    const networks = ['Facebook', 'Instagram', 'Twitter', 'YouTube', 'LinkedIn', 'Pinterest', 'Tumblr'];
    const labels = {
      ...{ companyName: 'Company Name', copyrightName: 'Copyright Name', address: 'Address' },
      ...Object.fromEntries(networks.map((name) => [`${name.toLowerCase()}Link`, `${name} Link`])),
      newsletterUrl: 'Newsletter Address',
    };
    const typed = Object.fromEntries(
      Object.keys(labels).map((name) => [name, /Link|Url/.test(name) ? `https://${name}.example/` : name]),
    );
    for (const [name, label] of Object.entries(labels)) type(new RegExp(`^${label}`), typed[name] ?? '');
    save();
    await waitFor(() => expect(sent(served)).toMatchObject({ companySettings: typed }));
  });

  it('are checked by the rules of the server, each message at its field [2:37] [2:132] [2:270] [2:69] [2:179]', async () => {
    const served = serveCalls(read);
    const name = await openTab();
    type(/^Company Name/, ' ');
    for (const label of [/^Copyright Name/, /^Address/, /^Telephone/]) type(label, '');
    const emails = screen.getByPlaceholderText('name@company.com');
    for (const _ of adminVersionUpdateEmails) fireEvent.keyDown(emails, { key: 'Backspace' });
    type(/^Newsletter Address/, 'http://lists.example');
    save();
    expect(await screen.findByText('Company Name is required.')).toBeTruthy();
    for (const label of ['Copyright Name', 'Address', 'Telephone', 'Admin Version Emails']) {
      expect(screen.getByText(new RegExp(`^${label} (is|are) required\\.$`)), label).toBeTruthy();
    }
    expect(screen.getByText(/^Newsletter Address must/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(sent(served)).toBeUndefined();
  });

  it('show both texts when someone else saved first [2:179]', async () => {
    const current = { ...settings, adminVersionUpdateEmails, companyName: 'Theirs', revision: 9 };
    const served = serveCalls({
      ...read,
      updateCompanySettings: (input) =>
        (input.companySettings as { revision: number }).revision === 9
          ? { body: 1 }
          : { status: 409, body: { message: 'Changed meanwhile.', revision: 9, current } },
    });
    await openTab();
    type(/^Company Name/, 'Mine');
    save();
    expect(await screen.findByRole('cell', { name: 'Theirs' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Mine' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine and save' }));
    await waitFor(() =>
      expect(sent(served)).toMatchObject({ companySettings: { companyName: 'Mine', revision: 9 } }),
    );
  });
});

it("the footer's three columns are changed each by itself, and its fourth is kept, which the screen does not show [2:39] [2:68] [2:177] [2:247] [2:176]", async () => {
  const footer = {
    id: 1,
    contentColumn1: '<p>One</p>',
    contentColumn2: '<p>Two</p>',
    contentColumn3: '<p>Three</p>',
    contentColumn4: '<p>Four</p>',
    revision: 2,
  };
  const served = serveCalls({
    getFooter: { body: footer },
    updateFooter: { body: 1 },
  });
  renderScreen(<FooterTab onTyped={() => undefined} isShown />);
  const boxes = await screen.findAllByRole('textbox');
  expect(boxes.map((box) => box.textContent)).toEqual(['One', 'Two', 'Three']);
  const tools = screen.getAllByLabelText<HTMLButtonElement>('Heading 2', { selector: 'button' });
  await waitFor(() => expect(tools.map(({ disabled }) => disabled)).toEqual([false, false, false]));
  for (const tool of tools) fireEvent.click(tool);
  save();
  const headings = ['One', 'Two', 'Three'].map((text, at) => [`contentColumn${at + 1}`, `<h2>${text}</h2>`]);
  await waitFor(() => expect(sent(served)).toEqual({ ...footer, ...Object.fromEntries(headings) }));
});
