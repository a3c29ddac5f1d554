import type { Planned } from '@galley/shared/schemas/schedule';
import type { Finding, VersionSummary } from '@galley/shared/schemas/version';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useSignedInUserQuery } from '../../parts/session/use-signed-in-user';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { ReviewPanel } from './review-panel';

const email = 'editor@acme.example';

function show(role: string, planned?: Planned, findings: Finding[] = []) {
  const served = serveCalls({
    checkVersion: { body: findings },
    getSession: { body: { user: { email, role, company: 'acme', isVendor: false } } },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    publishDraft: { body: 3 },
    scheduleVersion: { body: { publishAt: '2027-03-15T09:30:00.000Z', email } },
  });
  const version: VersionSummary = {
    ...{ versionId: 3, status: 'pending', timestamp: '2026-11-20T01:30:00.000Z', email, comments: '' },
    revision: 5,
    ...(planned && { planned }),
  };
  renderScreen(
    <SignedIn>
      <ReviewPanel
        pageId={7}
        version={version}
        versions={[version]}
        isEmpty={false}
        onDone={() => undefined}
      />
    </SignedIn>,
  );
  return served;
}

function SignedIn({ children }: { children: ReactNode }) {
  return useSignedInUserQuery().data ? children : null;
}

const panel = async () => within(await screen.findByRole('region', { name: 'Review' }));

it('schedules the compared version, with the typed comment', async () => {
  const served = show('Admin');
  const review = await panel();
  fireEvent.change(review.getByLabelText('Comments'), { target: { value: 'With the programme' } });
  fireEvent.click(review.getByRole('button', { name: 'Schedule…' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Goes live: date'), { target: { value: '2027-03-15' } });
  fireEvent.change(dialog.getByLabelText('Goes live: time'), { target: { value: '09:30' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = served.filter(({ call }) => call === 'scheduleVersion').map(({ input }) => input);
  const times = { publishAt: '2027-03-15T09:30', takeDownAt: '', timeZone: 'UTC' };
  expect(sent).toEqual([
    { pageId: 7, versionId: 3, revision: 5, ...times, comments: 'With the programme', reason: '' },
  ]);
});

it('lets the submitter recall a version', async () => {
  show('Level4');
  expect((await panel()).getByRole('button', { name: 'Recall' })).toBeTruthy();
});

it('tells the submitter when a scheduled version goes live [1:161] [2:166]', async () => {
  show('Level4', { publishAt: '2027-03-15T09:30:00.000Z', email: 'admin@acme.example' });
  const review = await panel();
  expect(review.getByText(/^V3 is reviewed\. Goes live Mon, Mar 15/)).toBeTruthy();
  expect(review.queryByRole('button')).toBeNull();
});

it('asks an Admin for a reason where the company requires a check to pass [1:161] [1:271]', async () => {
  const findings: Finding[] = [
    { check: 'links', message: 'Button Link in Hero leads nowhere.', isBlocking: true },
    { check: 'searchEngines', message: 'SEO Title is empty.' },
  ];
  const served = show('Admin', undefined, findings);
  fireEvent.click((await panel()).getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('alert', { name: 'Fix this first' }).textContent).toContain('Button Link in Hero');
  expect(dialog.getByRole('alert', { name: 'Check this first' }).textContent).toContain('SEO Title');
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(dialog.getByText('Reason to continue is required.')).toBeTruthy();
  expect(served.some(({ call }) => call === 'publishDraft')).toBe(false);
  fireEvent.change(dialog.getByLabelText(/Reason to continue/), {
    target: { value: ' The shop opens today ' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = served.filter(({ call }) => call === 'publishDraft').map(({ input }) => input);
  expect(sent).toEqual([
    { pageId: 7, versionId: 3, revision: 5, comments: '', reason: 'The shop opens today' },
  ]);
});
