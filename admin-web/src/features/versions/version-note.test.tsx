import type { Finding } from '@galley/shared/schemas/version';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../test-support/render-screen';
import { noteOfVersion } from './version-note';

const findings: Finding[] = [
  { check: 'links', componentId: 7, field: 'buttonLink', message: 'Button Link in Hero leads nowhere.' },
  { check: 'searchEngines', field: 'scoTitle', message: 'SEO Title is empty.' },
];

describe('what is worth a look', () => {
  it('is listed, and leads to the component that it is about', () => {
    const [close, onShow] = [vi.fn(), vi.fn()];
    renderScreen(noteOfVersion({ findings, openThreads: 0 }, { onShowComponent: onShow })(close));
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

  it('is not in the way where there is nothing', () => {
    renderScreen(noteOfVersion({ findings: [], openThreads: 0 })(vi.fn()));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so where it cannot be had', () => {
    renderScreen(noteOfVersion({ findings: undefined, openThreads: 0 })(vi.fn()));
    expect(screen.getByRole('alert').textContent).toContain('could not be checked');
  });

  it('names the comments that are still open, and leads to them', () => {
    const [close, onShowComments] = [vi.fn(), vi.fn()];
    renderScreen(noteOfVersion({ findings: [], openThreads: 2 }, { onShowComments })(close));
    expect(screen.getByRole('alert').textContent).toContain('2 open comments');
    fireEvent.click(screen.getByRole('button', { name: 'Show them' }));
    expect(close).toHaveBeenCalledOnce();
    expect(onShowComments).toHaveBeenCalledOnce();
  });
});
