import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { VersionLogTab } from './version-log-tab';

const entry = (version: number) => ({
  email: `person${version}@acme.example`,
  action: `Published V${version}`,
  comments: version === 23 ? 'For the open day' : '',
  timestamp: `2026-11-${String(version).padStart(2, '0')}T15:04:05.000Z`,
});

function show(count: number) {
  serveCalls({
    listVersionLog: {
      body: Array.from({ length: count }, (_, index) => entry(count - index)),
    },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    listPeople: { body: [] },
  });
  renderScreen(<VersionLogTab pageId={7} />);
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Version log' }))
    .getAllByRole('row')
    .slice(1);

describe('the version log', () => {
  it('shows ten entries a page, newest first, in the four columns [1:90] [1:134] [1:294]', async () => {
    show(23);
    await screen.findByText('person23@acme.example');
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
      expect.stringMatching(new RegExp(`person${version}@acme\\.example$`)),
      ...[`Published V${version}`, comments],
      expect.stringMatching(new RegExp(`^11/${version}/2026 \\d+:\\d\\d [AP]M$`)),
    ];
    expect(rows()).toHaveLength(10);
    expect([cells(0), cells(9)]).toEqual([entryOf(23, 'For the open day'), entryOf(14, '')]);
    fireEvent.click(screen.getByRole('button', { name: '2' }));
    expect([cells(0), cells(9)]).toEqual([entryOf(13, ''), entryOf(4, '')]);
    fireEvent.click(screen.getByRole('button', { name: '3' }));
    expect(rows()).toHaveLength(3);
    expect(cells(2)).toEqual(entryOf(1, ''));
  });

  it('shows the exact time on hover', async () => {
    show(1);
    await screen.findByText('Published V1');
    expect(await screen.findByTitle(/Nov 1, 2026.*3:04:05.PM/)).toBeTruthy();
  });

  it('explains what will be listed where nothing has happened yet', async () => {
    show(0);
    expect(await screen.findByText('No activity yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
