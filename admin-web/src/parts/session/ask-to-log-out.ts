import { countKeptDrafts, draftOwner, dropKeptDrafts } from '../../lib/local-drafts';
import { confirmAction } from '../../ui/confirm';
import { logOut } from './log-out';

/** Logs out, and deletes local drafts: others may use this computer next. Users with unsaved text are asked first. */
export async function askToLogOut(user: { company: string; email: string }): Promise<void> {
  const owner = draftOwner(user);
  const count = countKeptDrafts(owner);
  const places = count === 1 ? 'one form' : `${count} forms`;
  const mayGo =
    count === 0 ||
    (await confirmAction({
      title: 'Log out and lose typed text?',
      question: `What you typed in ${places} was never saved. It is kept on this device only.`,
      details:
        'Logging out discards it, so that no one else finds it here. To keep it, go back and save it first.',
      confirmLabel: 'Log out',
      isDestructive: true,
    }));
  if (!mayGo) return;
  await logOut();
  dropKeptDrafts(owner);
}
