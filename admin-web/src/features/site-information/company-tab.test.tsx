import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callRoutes } from '../../lib/call-routes';
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
const adminVersionUpdateEmails = ['ruth@acme.example'];
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

describe('the company settings', () => {
  it('mask the telephone and keep values that the form does not show [1:282] [2:37] [2:132] [2:246] [2:247] [2:270] [2:178] [2:179] [2:69]', async () => {
    const answers = [{ status: 503, body: { message: 'The clerk is away.' } }];
    const served = serveCalls({
      ...read,
      updateCompanySettings: () => answers.shift() ?? { body: 1 },
    });
    const notified = vi.spyOn(notifications, 'show');
    await openTab();
    expect(screen.getByLabelText<HTMLInputElement>(/^Telephone/).value).toBe(settings.telephone);
    expect(screen.getByText(adminVersionUpdateEmails[0] ?? '')).toBeTruthy();
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
    fireEvent.keyDown(screen.getByPlaceholderText('name@company.com'), { key: 'Backspace' });
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

  it('show both texts when someone else saved first', async () => {
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
