import type { DetailDifference, VersionSummary } from '@galley/shared/schemas/version';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useSignedInUserQuery } from '../../../parts/session/use-signed-in-user';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { DetailsComparison } from './details-comparison';

const version: VersionSummary = {
  versionId: 3,
  status: 'pending',
  timestamp: '2026-11-20T01:30:00.000Z',
  email: 'editor@acme.example',
  comments: '',
  revision: 5,
};

function show(details: DetailDifference[], role: 'Admin' | 'Level4' = 'Admin', from: number | null = 2) {
  const served = serveCalls({
    getSession: {
      body: { user: { email: 'a@acme.example', role, company: 'acme', isVendor: false } },
    },
    compareDetails: { body: { details, revision: 9 } },
    settleDetails: { body: 'Saved' },
  });
  renderScreen(
    <SignedIn>
      <DetailsComparison pageId={7} from={from} to={version} />
    </SignedIn>,
  );
  return served;
}

function SignedIn({ children }: { children: ReactNode }) {
  return useSignedInUserQuery().data ? children : null;
}

const name: DetailDifference = { field: 'name', from: 'Our boats', to: 'Our new boats' };

it('marks the words that differ in page details and names the details that are the same', async () => {
  show([name, { field: 'showOnMenu', from: 'Yes', to: 'Yes' }, { field: 'summary', from: '', to: '' }]);
  const section = await screen.findByRole('region', { name: 'Page details: changed' });
  expect(section.querySelector('ins')?.textContent).toBe('added: new');
  expect(section.textContent).toContain('Unchanged: Show On Menu');
  expect(section.textContent).not.toContain('Summary');
});

it('says when details are the same, and when those of a new page are added', async () => {
  show([{ field: 'name', from: 'Boats', to: 'Boats' }]);
  expect(await screen.findByText('Page details are the same in both.')).toBeTruthy();
});

it('shows all details of a page that is compared with an empty one', async () => {
  show([{ field: 'name', from: '', to: 'Boats' }], 'Admin', null);
  expect(await screen.findByRole('region', { name: 'Page details: added' })).toBeTruthy();
});

it('asks which of two values applies where the page has changed since, and sends the decision', async () => {
  const served = show([{ ...name, conflict: { started: 'Boats', now: 'Our boats' } }]);
  const decide = await screen.findByRole('button', { name: 'Decide' });
  expect((decide as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /Keep what the page has now: “Our boats”/ }));
  fireEvent.click(decide);
  await waitFor(() =>
    expect(served.find(({ call }) => call === 'settleDetails')?.input).toEqual({
      pageId: 7,
      versionId: 3,
      kept: ['name'],
      revision: 9,
    }),
  );
});

it('leaves that decision to an Admin while the version waits for review', async () => {
  show([{ ...name, conflict: { started: 'Boats', now: 'Our boats' } }], 'Level4');
  expect(await screen.findByText(/an Admin chooses which value applies/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
});
