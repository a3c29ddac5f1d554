import type { Launch } from '@galley/shared/schemas/launch';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { momentWords } from '../../parts/schedule/planned-words';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { LaunchesScreen } from './launches-screen';

const launch = (launchId: number, changes: Partial<Launch> = {}): Launch => ({
  launchId,
  name: `Launch ${launchId}`,
  status: 'planned',
  pages: 2,
  parts: [],
  email: 'admin@acme.example',
  createdAt: '2026-11-20T15:00:00.000Z',
  revision: 1,
  ...changes,
});

function show(launches: Launch[]) {
  const served = serveCalls({
    listLaunches: { body: launches },
    createLaunch: { body: 9 },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    listPeople: { body: [{ id: 1, email: 'admin@acme.example', name: 'Ada Park' }] },
  });
  return { served, ...renderScreen(<LaunchesScreen />) };
}
const add = { name: 'Create launch' };

it('lists each launch with its state, what it contains, its time and who planned it', async () => {
  show([
    launch(1),
    launch(2, { pages: 1, parts: ['look'], publishAt: '2026-12-01T08:00:00.000Z' }),
    launch(3, { publishAt: '2026-11-21T08:00:00.000Z', missed: 'The site was busy.' }),
    launch(4, { status: 'publishing', pages: 0, parts: ['look', 'footer'] }),
    launch(5, {
      status: 'published',
      publishAt: '2026-11-23T08:00:00.000Z',
      publishedAt: '2026-11-23T08:01:00.000Z',
    }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Launches' }));
  await screen.findAllByText('Ada Park');
  const rows = table
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].slice(1).map((cell) => cell.textContent));
  const created = 'created 11/20/2026';
  expect(rows).toEqual([
    ['Status', 'Contents', 'When', 'By'],
    ['planned', '2 pages', created, expect.stringContaining('Ada Park')],
    [
      'scheduled',
      '1 page, Look',
      momentWords('2026-12-01T08:00:00.000Z', 'UTC'),
      expect.stringContaining('Ada Park'),
    ],
    [
      'missed its time',
      '2 pages',
      momentWords('2026-11-21T08:00:00.000Z', 'UTC'),
      expect.stringContaining('Ada Park'),
    ],
    ['publishing', 'Look, Footer', created, expect.stringContaining('Ada Park')],
    [
      'published',
      '2 pages',
      momentWords('2026-11-23T08:01:00.000Z', 'UTC'),
      expect.stringContaining('Ada Park'),
    ],
  ]);
  expect(table.getByRole('link', { name: 'Launch 4' }).getAttribute('href')).toBe('/Launches/4');
  // On a phone, what the hidden columns say is under the name.
  const [, first] = table.getAllByRole('row');
  expect(first?.querySelector('td')?.textContent).toBe(`Launch 12 pages, ${created}`);
  expect(screen.getAllByRole('button', add)).toHaveLength(1);
});

it('calls a launch rolled back once another one has taken it back, and published once that one is rolled back', async () => {
  const done = { status: 'published', publishedAt: '2026-11-23T08:01:00.000Z' } as const;
  const statuses = async (launches: Launch[]) => {
    const { unmount } = show(launches);
    const table = within(await screen.findByRole('table', { name: 'Launches' }));
    const shown = table.getAllByRole('row').map((row) => row.querySelectorAll('td')[1]?.textContent);
    unmount();
    return shown.slice(1);
  };
  const [first, back] = [launch(1, done), launch(2, { ...done, rollsBack: 1 })];
  expect(await statuses([launch(2, { rollsBack: 1 }), first])).toEqual(['planned', 'published']);
  expect(await statuses([back, first])).toEqual(['published', 'rolled back']);
  const again = launch(3, { ...done, rollsBack: 2 });
  expect(await statuses([again, back, first])).toEqual(['published', 'rolled back', 'published']);
});

it('says what a launch is for while there is none, and opens the one that is created', async () => {
  const { served, currentPath } = show([]);
  expect(await screen.findByText('No launches yet')).toBeTruthy();
  expect(screen.getByText(/at the same moment, now or at a set time. It can be rolled back/)).toBeTruthy();
  // The title has none then, so there is one button.
  fireEvent.click(screen.getByRole('button', add));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a launch' }));
  expect(dialog.getByText('A name that your colleagues recognize, such as Winter menu')).toBeTruthy();
  const box = dialog.getByLabelText(/^Name/) as HTMLInputElement;
  expect([box.value, box.required || box.labels?.[0]?.textContent]).toEqual(['', 'Name *']);
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Name is required.')).toBeTruthy();
  fireEvent.change(box, { target: { value: ' Winter ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(currentPath()).toBe('/Launches/9'));
  expect(served.filter(({ call }) => call === 'createLaunch').map(({ input }) => input)).toEqual([
    { name: 'Winter' },
  ]);
});
