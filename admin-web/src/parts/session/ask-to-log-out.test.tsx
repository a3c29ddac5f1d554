import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { countKeptDrafts, draftOwner, keepDraft } from '../../lib/local-drafts';
import { renderScreen } from '../../test-support/render-screen';
import { askToLogOut } from './ask-to-log-out';
import * as ending from './log-out';

const logOut = vi.spyOn(ending, 'logOut').mockResolvedValue(undefined);

const user = { company: 'acme', email: 'ruth@acme.example' };
const keep = (email: string) =>
  keepDraft(draftOwner({ ...user, email }), 'page 1', { id: email, keptAt: Date.now(), values: { a: 'b' } });

beforeEach(() => {
  localStorage.clear();
  logOut.mockClear();
  renderScreen(
    <button type="button" onClick={() => void askToLogOut(user)}>
      Leave
    </button>,
  );
});

it('logs out at once when everything is saved, and keeps the local drafts of other users [1:48]', async () => {
  keep('tom@acme.example');
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(logOut).toHaveBeenCalledOnce());
  expect(countKeptDrafts(draftOwner({ ...user, email: 'tom@acme.example' }))).toBe(1);
});

it('asks before discarding unsaved text [1:48]', async () => {
  keep(user.email);
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText(/What you typed in one form was never saved/)).toBeTruthy();
  expect(logOut).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(/was never saved/)).toBeNull());
  expect(countKeptDrafts(draftOwner(user))).toBe(1);

  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(countKeptDrafts(draftOwner(user))).toBe(0));
  expect(logOut).toHaveBeenCalledOnce();
});
