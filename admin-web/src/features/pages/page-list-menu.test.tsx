import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { PageListMenu } from './page-list-menu';

it.each([false, true])(
  'Include Deleted can be switched on a phone too, from %s to its opposite [1:65]',
  async (includeDeleted) => {
    serveCalls({});
    const onFilter = vi.fn();
    renderScreen(
      <PageListMenu filter={{ text: 'a', includeDeleted }} onFilter={onFilter} onResetSort={vi.fn()} />,
    );
    fireEvent.click(screen.getByLabelText('Tools of the list'));
    const item = await screen.findByRole('menuitemcheckbox', { name: 'Include Deleted' });
    expect(item.getAttribute('aria-checked')).toBe(String(includeDeleted));
    fireEvent.click(item);
    expect(onFilter).toHaveBeenCalledWith({ text: 'a', includeDeleted: !includeDeleted });
  },
);
