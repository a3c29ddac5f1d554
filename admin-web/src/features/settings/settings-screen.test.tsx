import type { SiteChecklist } from '@galley/shared/schemas/site';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { SettingsScreen } from './settings-screen';

const vendor = { email: 'v@tracsoft.example', role: 'Admin', company: 'tracsoft', isVendor: true } as const;
const admin = { email: 'a@acme.example', role: 'Admin', company: 'acme', isVendor: false } as const;

const checklist: SiteChecklist = {
  company: 'globex',
  companyName: 'Globex Optics',
  isInitialized: false,
  modules: [],
  hasFormSettings: false,
  hasCompanySettings: true,
  hasNavbar: false,
  hasFooter: true,
  homePageId: 1,
  isHomePageLive: false,
  offered: null,
  start: null,
};
const site = {
  isSiteInitialized: { body: true },
  isLayoutCompleted: { body: true },
  hasFormSettings: { body: false },
};

/** The items of the checklist, each with what its icon says. */
const ticks = () =>
  within(screen.getByRole('list', { name: 'Checklist' }))
    .getAllByRole('listitem')
    .map((item) => `${item.textContent}: ${within(item).getByRole('img').ariaLabel}`);

describe('the set-up of a site', () => {
  it('is for another company where the vendor selects one, and every step says so and sends it [1:23] [2:103] [2:249] [2:19] [2:165] [2:40] [2:133] [2:187] [2:188] [2:189] [2:71] [2:246]', async () => {
    let tries = 0;
    const served = serveCalls({
      ...site,
      getSiteChecklist: { body: checklist },
      listCompanies: { body: [] },
      initializeSite: { body: 'Saved' },
      getFormSettings: { body: { toEmail: [], revision: 0 } },
      updateFormSettings: () => {
        tries += 1;
        return tries === 1
          ? { status: 409, body: { message: 'The desk is being moved.' } }
          : { body: 'Saved' };
      },
    });
    renderScreen(<SettingsScreen />, { user: vendor, search: '?company=globex' });
    expect(await screen.findByText('You are setting up Globex Optics (globex)')).toBeTruthy();
    expect(ticks()).toEqual([
      ...['Company settings: Done', 'Navbar: Not done', 'Footer: Done', 'Home page: Not done'],
    ]);
    const list = within(screen.getByRole('list', { name: 'Checklist' }));
    expect(list.queryByRole('link'), 'its screens are not open to the vendor').toBeNull();

    fireEvent.click(screen.getByRole('checkbox', { name: 'Form settings' }));
    fireEvent.click(screen.getByRole('button', { name: 'Initialize site' }));
    // The chosen module's form is followed by the checklist.
    const field = await screen.findByPlaceholderText('name@company.com');
    expect(screen.getByText(/Of Globex Optics\./)).toBeTruthy();
    expect(screen.getByLabelText(/^To Email/, { selector: 'input' })).toBe(field);
    fireEvent.paste(field, { clipboardData: { getData: () => 'desk@globex.example' } });
    expect(screen.queryByRole('list', { name: 'Checklist' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The desk is being moved.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('list', { name: 'Checklist' })).toBeTruthy();

    const sent = Object.fromEntries(served.map(({ call, input }) => [call, input]));
    expect(sent.getSiteChecklist).toEqual({ company: 'globex' });
    expect(sent.initializeSite).toEqual({ company: 'globex', modules: ['FormSettings'] });
    expect(sent.getFormSettings).toEqual({ company: 'globex' });
    expect(sent.updateFormSettings).toMatchObject({
      company: 'globex',
      toEmail: ['desk@globex.example'],
    });
  });

  it('is for the own company for everyone else, whatever the URL says, and has no modules [1:23] [2:19] [2:103] [2:165] [2:189] [2:249] [2:246]', async () => {
    const refusals = [{ status: 409, body: { message: 'The ground is frozen.' } }];
    const own = {
      ...{ ...checklist, company: 'acme', companyName: 'Acme' },
      ...{ hasCompanySettings: false, hasNavbar: true, hasFooter: false, isHomePageLive: true },
    };
    const served = serveCalls({
      ...site,
      getSiteChecklist: { body: own },
      initializeSite: () => refusals.shift() ?? { body: 'Saved' },
    });
    renderScreen(<SettingsScreen />, { user: admin, search: '?company=globex' });
    expect(await screen.findByText(/There are no modules to choose for this site/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(ticks()).toEqual([
      ...['Company settings: Not done', 'Navbar: Done', 'Footer: Not done', 'Home page: Done'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Initialize site' }));
    expect((await screen.findByText('The ground is frozen.')).closest('[role="alert"]')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Initialize site' }));
    await waitFor(() => expect(served.at(-1)?.call).toBe('getSiteChecklist'));
    expect(screen.queryByText('The ground is frozen.')).toBeNull();
    for (const { input } of served) expect(input).not.toHaveProperty('company');
    // Nothing is ticked, so no form follows.
    const [initialized] = served.filter(({ call }) => call === 'initializeSite');
    expect(initialized?.input).toEqual({ modules: [] });
    expect(screen.getByRole('list', { name: 'Checklist' })).toBeTruthy();
  });

  it('shows the module to everyone once the forms are set up, and to the vendor before [1:23] [2:19] [2:165] [2:10]', async () => {
    for (const [user, hasFormSettings] of [
      [admin, true],
      [vendor, false],
    ] as const) {
      const own = { ...checklist, company: user.company, companyName: 'Own', hasFormSettings };
      serveCalls({
        ...{ ...site, getSiteChecklist: { body: own } },
        listCompanies: { body: [] },
      });
      renderScreen(<SettingsScreen />, { user });
      const module = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Form settings' });
      expect(screen.getAllByRole('checkbox')).toEqual([module]);
      const headings = screen.getAllByRole('heading', { level: 2 });
      expect(headings.map(({ textContent }) => textContent)).toEqual(['Checklist', 'Modules']);
      expect(module.checked).toBe(hasFormSettings);
      expect(screen.queryByText(/There are no modules to choose/)).toBeNull();
      cleanup();
    }
  });

  it('says so where there is no such company', async () => {
    serveCalls({
      getSiteChecklist: {
        status: 404,
        body: { message: 'This company was not found.' },
      },
    });
    renderScreen(<SettingsScreen />, { user: vendor, search: '?company=nobody' });
    expect(await screen.findByText("The settings of 'nobody' could not be loaded")).toBeTruthy();
  });
});
