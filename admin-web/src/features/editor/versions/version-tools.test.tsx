import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { likelyAction, type VersionAction } from '../../../parts/versions/version-rules';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { VersionTools } from './version-tools';

it.each([
  [['publishAtOnce', 'submitDraft', 'deleteDraft'], ['Publish', 'Submit', 'Delete'], '[1:160]'],
  [['submitDraft', 'deleteDraft'], ['Submit', 'Delete'], '[1:160] [1:208]'],
  [['publishDraft', 'rejectDraft'], ['Publish', 'Reject'], '[1:161] [1:207] [2:166]'],
  [['createDraft', 'unpublish'], ['Create Draft', 'Unpublish'], '[1:159]'],
] satisfies [VersionAction[], string[], string][])(
  'on a phone %j are a button and a menu of the others, each with its action: %j [1:76] %s',
  async (actions, labels, _ids) => {
    const phone = { ...window.matchMedia(''), matches: true };
    const narrow = vi.spyOn(window, 'matchMedia').mockReturnValue(phone);
    onTestFinished(() => narrow.mockRestore());
    serveCalls({});
    const onStart = vi.fn();
    const likely = likelyAction(actions);
    renderScreen(<VersionTools pageId={7} selected={undefined} {...{ actions, likely, onStart }} />);
    const [first = '', ...others] = labels;
    fireEvent.click(screen.getByRole('button', { name: first }));
    for (const [at, label] of others.entries()) {
      fireEvent.click(screen.getByLabelText('More actions'));
      const items = await screen.findAllByRole('menuitem');
      if (at === 0) expect(items.map(({ textContent }) => textContent)).toEqual(others);
      fireEvent.click(await screen.findByRole('menuitem', { name: label }));
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    }
    expect(onStart.mock.calls).toEqual(actions.map((action) => [action]));
  },
);
