import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { DuplicateDialog } from './duplicate-dialog';

it('the Friendly URL of a copy takes lowercase letters, digits and hyphens only, like that of a new page [1:190]', async () => {
  serveCalls({ listPages: { body: [] } });
  const row = { pageId: 9, pageName: 'Hull', pageUrl: 'hull', fullUrl: '/hull' } as never;
  renderScreen(<DuplicateDialog row={row} onClose={() => undefined} />);
  const url = await screen.findByLabelText<HTMLInputElement>(/^Friendly URL/);
  expect(url.value).toBe('hull-copy');
  fireEvent.change(url, { target: { value: 'Old Hull/2_é-x!' } });
  expect(url.value).toBe('oldhull2-x');
});
