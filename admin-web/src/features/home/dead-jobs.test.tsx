import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callRoutes } from '../../lib/call-routes';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { DeadJobs } from './dead-jobs';

const dead = {
  id: 'job-1',
  what: "Mail 'Acme: Contact' to desk@acme.example",
  why: 'MessageRejected: the address is unknown',
  isMail: true,
  submissionId: null,
  since: '2026-11-20T15:00:00.000Z',
  attempts: 8,
};

it('says what failed and why, and retries it', async () => {
  let jobs = [dead];
  const served = serveCalls({
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    getDeadJobs: () => ({ body: jobs }),
    retryDeadJob: () => {
      jobs = [];
      return { body: 'Saved' };
    },
  });
  renderScreen(<DeadJobs />);
  const row = (await screen.findByText(dead.what)).closest('li');
  expect(row?.textContent).toContain(dead.why);
  expect(row?.textContent).toContain('From 11/20/2026 3:00 PM · 8 attempts');
  fireEvent.click(screen.getByRole('button', { name: `Try again: ${dead.what}` }));
  await waitFor(() => expect(screen.queryByText(dead.what)).toBeNull());
  expect(served.filter(({ call }) => callRoutes[call].method === 'POST').map(({ input }) => input)).toEqual([
    { jobId: 'job-1' },
  ]);
});

it('shows nothing where nothing failed', async () => {
  const served = serveCalls({ getDeadJobs: { body: [] } });
  renderScreen(<DeadJobs />);
  await waitFor(() => expect(served).toHaveLength(1));
  expect(screen.queryByText('Failed')).toBeNull();
});
