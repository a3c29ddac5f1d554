import type { Thread } from '@galley/shared/schemas/comment';
import type { SignedInUser } from '@galley/shared/schemas/user';
import type { Finding, VersionSummary } from '@galley/shared/schemas/version';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { askForMoment } from '../schedule/moment-dialog';
import { noteOfVersion } from './version-note';

const findings: Finding[] = [
  { check: 'links', componentId: 7, field: 'buttonLink', message: 'Button Link in Hero leads nowhere.' },
  { check: 'searchEngines', field: 'scoTitle', message: 'SEO Title is empty.' },
];

/** The version whose note is shown, of a page without comments. */
const noted = { pageId: 7, versionId: 3 };

const thread = (threadId: string): Thread => ({
  ...{ threadId, versionId: 3, componentNumber: 1, about: 'Hero', comments: [] },
  ...{ resolvedOn: null, resolvedBy: '', resolvedAt: '' },
});

beforeEach(() => {
  serveCalls({ listThreads: { body: [] } });
});

describe('the findings of a version', () => {
  it('are listed, with links to the components that they are about', () => {
    const [close, onShow] = [vi.fn(), vi.fn()];
    renderScreen(noteOfVersion({ ...noted, findings }, { onShowComponent: onShow })(close, vi.fn()));
    const items = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Button Link in Hero leads nowhere. Show it',
      'SEO Title is empty.',
    ]);
    const show = screen.getByRole('button', {
      name: 'Show it',
      description: 'Button Link in Hero leads nowhere.',
    });
    fireEvent.click(show);
    expect(close).toHaveBeenCalledOnce();
    expect(onShow).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('take no room where there are none', () => {
    renderScreen(noteOfVersion({ ...noted, findings: [] })(vi.fn(), vi.fn()));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('report that they could not be loaded', () => {
    renderScreen(noteOfVersion({ ...noted, findings: undefined })(vi.fn(), vi.fn()));
    expect(screen.getByRole('alert').textContent).toContain('could not be checked');
  });

  it('clear the error of a dialog once the conflict of page details is decided', async () => {
    const rejection = 'The page was changed since V3 was written. Choose what holds.';
    const conflict = { started: 'Boats', now: 'Our boats' };
    serveCalls({
      compareDetails: {
        body: { details: [{ field: 'name', from: 'Our boats', to: 'New boats', conflict }], revision: 9 },
      },
      settleDetails: { body: 'Saved' },
      listThreads: { body: [] },
    });
    const email = 'editor@acme.example';
    const user = { id: 1, email, role: 'Admin', company: 'acme', isVendor: false } as SignedInUser;
    const version: VersionSummary = {
      ...{ versionId: 3, status: 'pending', timestamp: '2026-11-20T01:30:00.000Z', email, comments: '' },
      revision: 5,
    };
    renderScreen(null, { user });
    void askForMoment({
      ...{ title: 'Publish V3', what: 'publish', text: 'Visitors see it.', confirmLabel: 'Publish' },
      note: noteOfVersion({ ...noted, findings: [], version }),
      ...{ timeZone: 'UTC', canTakeDown: true },
      onNow: async () => {
        throw new ApiError(409, { message: rejection });
      },
      onLater: async () => undefined,
      onCancelSchedule: async () => undefined,
    });
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText(rejection)).toBeTruthy();
    fireEvent.click(await dialog.findByRole('radio', { name: /Keep what the page has now/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(dialog.queryByText(rejection)).toBeNull());
  });

  it('count the open comments, and link to them', async () => {
    const resolved = { ...thread('c'), resolvedOn: 2 };
    serveCalls({ listThreads: { body: [thread('a'), thread('b'), resolved] } });
    const [close, onShowComments] = [vi.fn(), vi.fn()];
    renderScreen(noteOfVersion({ ...noted, findings: [] }, { onShowComments })(close, vi.fn()));
    expect((await screen.findByRole('alert')).textContent).toContain('2 open comments');
    fireEvent.click(screen.getByRole('button', { name: 'Show them' }));
    expect(close).toHaveBeenCalledOnce();
    expect(onShowComments).toHaveBeenCalledOnce();
  });
});
