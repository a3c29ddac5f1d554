import type { CalendarEntry } from '@galley/shared/schemas/schedule';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test-support/render-screen';
import { MonthGrid } from './month-grid';

const entries = ['Alder', 'Birch', 'Cedar', 'Douglas fir'].map(
  (pageName, index): CalendarEntry => ({
    at: `2026-11-24T0${index + 1}:00:00.000Z`,
    what: 'publish',
    state: 'coming',
    pageId: index + 1,
    pageName,
    versionId: 1,
  }),
);

it('lists a whole day over the month, which stays', async () => {
  renderScreen(
    <MonthGrid
      month="2026-11"
      today="2026-11-20"
      timeZone="UTC"
      entriesOn={(day) => (day === '2026-11-24' ? entries : [])}
    />,
    { user: { email: 'admin@acme.example', role: 'Admin', company: 'acme', isVendor: false } },
  );
  expect(screen.queryByText('Douglas fir')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^1 more on .*24$/ }));
  const day = within(await screen.findByRole('dialog', { name: /24$/ }));
  for (const { pageName } of entries) expect(day.getByText(pageName)).toBeTruthy();
  expect(screen.getByRole('table')).toBeTruthy();
});
