import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { VersionLogTab } from './version-log-tab';

const entry = (version: number) => ({
  email: 'admin@acme.example',
  action: `Published V${version}`,
  comments: version === 23 ? 'For the open day' : '',
  timestamp: '2026-11-20T15:04:05.000Z',
});

function show(count: number) {
  serveCalls({
    'GET /api/Version/GetVersionLogsPerPage': {
      body: Array.from({ length: count }, (_, index) => entry(count - index)),
    },
    'GET /api/Authentication/GetCompanyName': { body: { companyName: 'Acme', timeZone: 'UTC' } },
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
    await screen.findByText('Published V23');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Email',
      'Action',
      'Comments',
      'Timestamp',
    ]);
    const [first] = rows();
    expect(rows()).toHaveLength(10);
    expect(
      within(first as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/admin@acme\.example$/),
      'Published V23',
      'For the open day',
      expect.stringMatching(/^11\/20\/2026 \d+:\d\d [AP]M$/),
    ]);
    fireEvent.click(screen.getByRole('button', { name: '2' }));
    expect(rows()).toHaveLength(10);
    expect(screen.getByText('Published V13')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '3' }));
    expect(rows()).toHaveLength(3);
    expect(screen.getByText('Published V1')).toBeTruthy();
  });

  it('shows the exact time on hover', async () => {
    show(1);
    await screen.findByText('Published V1');
    expect(await screen.findByTitle(/Nov 20, 2026.*3:04:05.PM/)).toBeTruthy();
  });

  it('explains what will be listed where nothing has happened yet', async () => {
    show(0);
    expect(await screen.findByText('No activity yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
