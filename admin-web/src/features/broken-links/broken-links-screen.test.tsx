import type { BrokenLink, BrokenLinks } from '@galley/shared/schemas/broken-link';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { crumbsShown } from '../../test-support/crumbs-shown';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { BrokenLinksScreen } from './broken-links-screen';

const admin = { email: 'a@acme.example', role: 'Admin' as const, company: 'acme', isVendor: false };
const guild: BrokenLink = {
  pageId: 7,
  pageName: 'Partners',
  componentId: 7_0003_0005,
  place: 'Column 1 in Text Editor Partners',
  words: 'the Harbour Guild',
  address: 'https://guild.example/members',
  problem: 'there is no such page (404)',
  askedAt: '2026-11-20T12:00:00.000Z',
};
const lookedAt = '2026-11-21T12:00:00.000Z';
const list = (changes: Partial<BrokenLinks> = {}): BrokenLinks => ({
  links: [],
  lookedAt,
  addresses: 3,
  waiting: 0,
  left: 0,
  ...changes,
});
const read = 'listBrokenLinks';
const check = 'checkOutsideLinks';

describe('the broken links', () => {
  it('shows where each link is, where it leads and what was found there, with a link to it', async () => {
    const uncertain = { ...guild, words: '', address: 'https://two.example/', isUncertain: true as const };
    const { componentId: _, ...page } = {
      ...guild,
      pageId: 9,
      pageName: 'Tides',
      place: 'External page',
      words: '',
    };
    serveCalls({ [read]: { body: list({ links: [guild, uncertain, page], left: 4 }) } });
    const { router } = renderScreen(<BrokenLinksScreen />, { user: { ...admin, role: 'Level4' } });
    const show = await screen.findByRole('link', { name: 'Show “the Harbour Guild” on Partners' });
    expect(show.getAttribute('href')).toBe('/UpdatePageComponent/7?component=5');
    expect(crumbsShown()).toEqual(['Pages /PageComponentManagement']);
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Edit', 'Page', 'Link', 'Leads to', 'Found']);
    const [there] = screen.getAllByRole('link', { name: 'https://guild.example/members' });
    expect([there?.getAttribute('rel'), there?.getAttribute('target')]).toEqual(['noreferrer', '_blank']);
    expect(screen.getAllByText('There is no such page (404)')).toHaveLength(2);
    expect(screen.getByText('There is no such page (404). It will be checked again tomorrow')).toBeTruthy();
    expect(
      screen.getByText(/3 addresses on other sites.* 4 more are not checked: 2,000 is the limit/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Edit Tides' }));
    expect(router.state.location.pathname).toBe('/UpdateExternalPage/9');
  });

  it('lets an Admin start a check at once and shows its progress', async () => {
    const answers = [list(), list({ lookedAt: '2026-11-22T12:00:00.000Z', waiting: 2 })];
    const served = serveCalls({
      [read]: () => ({ body: answers.length > 1 ? answers.shift() : answers[0] }),
      [check]: { body: 'Saved' },
    });
    renderScreen(<BrokenLinksScreen />, { user: admin });
    expect(await screen.findByText('No broken links')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/Checking other sites: 1 of 3 are done/)).toBeTruthy();
    expect(served.filter(({ call }) => call === check)).toHaveLength(1);
  });

  it('says why a check cannot start now', async () => {
    const message = "The budget 'Links to other sites checked' of this company is used up.";
    const served = serveCalls({
      [read]: { body: list({ lookedAt: null }) },
      [check]: { status: 429, body: { message } },
    });
    renderScreen(<BrokenLinksScreen />, { user: admin });
    fireEvent.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('No broken links so far')).toBeTruthy();
    expect(screen.getByText('Links to other sites have not been checked yet.')).toBeTruthy();
    expect(served.filter(({ call }) => call === check)).toHaveLength(1);
  });
});
