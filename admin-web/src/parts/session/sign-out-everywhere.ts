import { linkTo } from '@galley/shared/admin-screens';
import { api } from '../../lib/api';
import { countKeptDrafts, draftOwner, dropKeptDrafts } from '../../lib/local-drafts';
import { sessionGate } from '../../lib/session-gate';
import { confirmAction } from '../../ui/confirm';

/** Ends every session of the signed-in user, including this one, and deletes local drafts. */
export async function signOutEverywhere(user: { company: string; email: string }): Promise<void> {
  const owner = draftOwner(user);
  const isDone = await confirmAction({
    title: 'Sign out everywhere?',
    question: 'End all your sessions, this one too?',
    details:
      countKeptDrafts(owner) > 0
        ? 'Unsaved text on this device is discarded. To keep it, go back and save it first.'
        : 'You can sign in again with your password, which does not change.',
    confirmLabel: 'Sign out everywhere',
    isDestructive: true,
    onConfirm: () => api('endAllSessions'),
  });
  if (!isDone) return;
  sessionGate.close();
  dropKeptDrafts(owner);
  window.location.assign(linkTo('login'));
}
