import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { VersionLogTab } from './version-log-tab';

const entry = (version: number) => ({
  email: `person${version}@acme.example`,
  action: `Published V${version}`,
  comments: version === 23 ? 'For the\nopen day' : '',
  // Still the day before in the company's time zone, which is not that of the tests.
  timestamp: `2026-11-${String(version + 1).padStart(2, '0')}T09:04:05.000Z`,
});

function show(count: number) {
  serveCalls({
    listVersionLog: {
      body: Array.from({ length: count }, (_, index) => entry(count - index)),
    },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'Pacific/Honolulu' } },
    listPeople: { body: [{ id: 1, email: 'person14@acme.example', name: 'Ruth Alder' }] },
  });
  renderScreen(<VersionLogTab pageId={7} />);
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Version log' }))
    .getAllByRole('row')
    .slice(1);

describe('the version log', () => {
  it('shows ten entries a page, newest first, in the four columns, at the company’s time [1:90] [1:134] [1:294] [1:274]', async () => {
    show(23);
    await screen.findByText('person23@acme.example');
    // The email of someone with a name is the title of it.
    expect((await screen.findByText('Ruth Alder')).title).toBe('person14@acme.example');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Email',
      'Action',
      'Comments',
      'Timestamp',
    ]);
    const cells = (at: number) =>
      within(rows().at(at) as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    const entryOf = (version: number, comments: string) => [
      expect.stringMatching(version === 14 ? /Ruth Alder$/ : new RegExp(`person${version}@acme\\.example$`)),
      ...[`Published V${version}`, comments, `11/${version}/2026 11:04 PM`],
    ];
    expect(rows()).toHaveLength(10);
    expect([cells(0), cells(9)]).toEqual([entryOf(23, 'For the\nopen day'), entryOf(14, '')]);
    fireEvent.click(screen.getByRole('button', { name: '2' }));
    expect([cells(0), cells(9)]).toEqual([entryOf(13, ''), entryOf(4, '')]);
    fireEvent.click(screen.getByRole('button', { name: '3' }));
    expect(rows()).toHaveLength(3);
    expect(cells(2)).toEqual(entryOf(1, ''));
    // No page is empty where the last one is full.
    cleanup();
    show(20);
    await screen.findByText('person20@acme.example');
    fireEvent.click(screen.getByRole('button', { name: '2' }));
    expect(rows()).toHaveLength(10);
    expect(screen.queryByRole('button', { name: '3' })).toBeNull();
  });

  it.each([
    [10, []],
    [11, [1]],
  ])(
    'has, of %i entries, a second page with those that the first has no room for: %j [1:90] [1:134] [1:294]',
    async (count, rest) => {
      show(count);
      await screen.findByText(`Published V${count}`);
      expect(rows()).toHaveLength(10);
      const next = screen.queryByRole('button', { name: '2' });
      expect(next !== null).toBe(rest.length > 0);
      if (next) fireEvent.click(next);
      expect(rows().at(-1)?.textContent).toContain('Published V1');
      if (next) expect(rows()).toHaveLength(rest.length);
    },
  );

  it('shows the exact time on hover', async () => {
    show(1);
    await screen.findByText('Published V1');
    expect(await screen.findByTitle(/Nov 1, 2026.*11:04:05.PM/)).toBeTruthy();
  });

  it('explains what will be listed where nothing has happened yet', async () => {
    show(0);
    expect(await screen.findByText('No activity yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
