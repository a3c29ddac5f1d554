import type { WaitingVersion } from '@galley/shared/schemas/version';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { WaitingVersions } from './waiting-versions';

const waiting = (pageId: number, changes: Partial<WaitingVersion> = {}): WaitingVersion => ({
  pageId,
  pageName: `Page ${pageId}`,
  versionId: 2,
  email: 'editor@acme.example',
  comments: 'Please look',
  timestamp: '2026-11-20T15:00:00.000Z',
  state: 'pending',
  ...changes,
});

const thread = (threadId: string, versionId: number, resolvedOn: number | null = null) => ({
  threadId,
  versionId,
  resolvedOn,
});

function show(versions: WaitingVersion[], mayReview: boolean, threads: object[] = []) {
  serveCalls({
    listThreads: { body: threads },
    listWaitingVersions: { body: versions },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
  });
  return renderScreen(<WaitingVersions mayReview={mayReview} />);
}

describe('versions that wait for action', () => {
  it('show an Admin who submitted each and when, with the comment and a link to its comparison', async () => {
    show([waiting(4), waiting(5)], true);
    const link = await screen.findByRole('link', { name: 'Review V2 of Page 4' });
    expect(link.getAttribute('href')).toBe('/CompareVersions/4?to=2');
    const row = link.closest('li');
    await screen.findAllByText('editor@acme.example');
    expect(row?.textContent).toMatch(/Submitted by editor@acme\.example · .+ ago/);
    expect(row?.querySelector('[title^="Nov 20, 2026"]')).toBeTruthy();
    expect(row?.textContent).toContain('Please look');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('show an editor the rejected versions with the reason', async () => {
    show([waiting(4, { state: 'sentBack', email: 'admin@acme.example', comments: 'Too long' })], false);
    const section = within(await screen.findByRole('region', { name: 'Sent back to you' }));
    expect(section.getByTitle('admin@acme.example')).toBeTruthy();
    expect(section.getByText('Too long')).toBeTruthy();
    expect(section.getByRole('link', { name: 'Edit V2 of Page 4' }).getAttribute('href')).toBe(
      '/UpdatePageComponent/4?version=2',
    );
    expect(screen.getByText(/None of your versions is waiting/)).toBeTruthy();
  });

  it('show whoever wrote or reviews them the open comments on each, and lead to the first', async () => {
    for (const mayReview of [false, true]) {
      const { unmount } = show([waiting(4)], mayReview, [
        thread('first', 1),
        thread('second', 2),
        thread('done', 1, 1),
        thread('later', 3),
      ]);
      const link = await screen.findByRole('link', { name: '2 open comments' });
      expect(link.getAttribute('href')).toBe('/UpdatePageComponent/4?version=2&thread=first');
      unmount();
    }
  });

  it('explain what will be listed while there are none', async () => {
    show([], true);
    expect(await screen.findByText(/Nothing is waiting for your review/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Sent back to you' })).toBeNull();
  });

  it('show the first eight, and all on request', async () => {
    show(
      Array.from({ length: 11 }, (_, index) => waiting(index + 1)),
      true,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Show all 11' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(11);
  });
});
