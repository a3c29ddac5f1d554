import type { ActivityEntry } from '@galley/shared/schemas/activity';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dayHeading } from '../../lib/dates';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { ActivityScreen } from './activity-screen';

const entry = (n: number, changes: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: `id-${n}`,
  timestamp: '2026-11-20T15:04:00.000Z',
  email: 'admin@acme.example',
  isVendor: false,
  action: `Did number ${n}`,
  ...changes,
});

function show(answer: (input: Record<string, unknown>) => ActivityEntry[]) {
  const served = serveCalls({
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    getActivityLog: (input) => ({ body: answer(input) }),
  });
  renderScreen(<ActivityScreen />);
  return served;
}

it('shows time, user and action by day, and marks the vendor', async () => {
  const vendor = { email: 'v@tracsoft.example', isVendor: true, action: 'Suspended the company' };
  show(() => [entry(2, vendor), entry(1)]);
  const row = within((await screen.findByText('Suspended the company')).closest('tr') as HTMLElement);
  expect(await row.findByText('v@tracsoft.example')).toBeTruthy();
  expect(row.getByText('vendor')).toBeTruthy();
  expect(await row.findByText(/^3:04.PM$/)).toBeTruthy();
  expect(
    screen.getByRole('rowheader', { name: dayHeading(entry(1).timestamp, Date.now(), 'UTC') }),
  ).toBeTruthy();
  const other = within(screen.getByText('Did number 1').closest('tr') as HTMLElement);
  expect(other.queryByText('vendor')).toBeNull();
});

it('filters on the server, and offers to clear a filter that finds nothing', async () => {
  const served = show(({ search }) => (search === 'whale' ? [] : [entry(1)]));
  await screen.findByText('Did number 1');
  fireEvent.change(screen.getByLabelText('Filter the activity log'), { target: { value: ' whale ' } });
  expect(await screen.findByText("No results for 'whale'")).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(await screen.findByText('Did number 1')).toBeTruthy();
  const asked = served.filter(({ call }) => call === 'getActivityLog').map(({ input }) => input.search);
  expect(asked.slice(0, 2)).toEqual(['', 'whale']);
});

it('explains what will be listed before anything has happened', async () => {
  show(() => []);
  expect(await screen.findByText('No activity yet')).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('Filter the activity log')).toBeNull());
});
