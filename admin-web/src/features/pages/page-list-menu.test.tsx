import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { PageListMenu } from './page-list-menu';

it.each([false, true])(
  'Include Deleted can be switched on a phone too, from %s to its opposite, beside Reset Sort and Create External Page [1:65] [1:66] [1:28]',
  async (includeDeleted) => {
    serveCalls({});
    const [onFilter, onResetSort] = [vi.fn(), vi.fn()];
    renderScreen(<PageListMenu filter={{ text: 'a', includeDeleted }} {...{ onFilter, onResetSort }} />);
    fireEvent.click(screen.getByLabelText('Tools of the list'));
    const item = await screen.findByRole('menuitemcheckbox', { name: 'Include Deleted' });
    expect(item.getAttribute('aria-checked')).toBe(String(includeDeleted));
    const create = screen.getByRole('menuitem', { name: 'Create External Page' });
    expect(create.getAttribute('href')).toBe('/CreateExternalPage');
    fireEvent.click(item);
    expect(onFilter).toHaveBeenCalledWith({ text: 'a', includeDeleted: !includeDeleted });
    expect(onResetSort).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Reset Sort' }));
    expect(onResetSort).toHaveBeenCalledOnce();
  },
);
