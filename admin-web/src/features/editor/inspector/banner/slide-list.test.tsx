import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dragDown } from '../../../../test-support/drag-by-keyboard';
import { serveCalls } from '../../../../test-support/render-screen';
import { answer, answers, field, openList, press, sent } from '../../../../test-support/slide-list';

describe('the slide list', () => {
  it('opens the slide that was clicked [1:82] [1:83] [1:106] [2:83]', async () => {
    serveCalls({});
    openList();
    press('Edit Second');
    expect(await screen.findByText('Edit slide')).toBeTruthy();
    const shown = ['Component Name', 'Action Text', 'Sub Action Text', 'Button Text'].map(
      (label) => field(label).value,
    );
    expect(shown).toEqual(['Second', 'Boats', '', 'Call']);
    const positions = screen
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value, labels }) => [...[value, labels?.[0]?.textContent]]);
    expect(Object.fromEntries(positions)).toEqual({
      ...{ UpperLeft: 'Upper left', UpperRight: 'Upper right', Middle: 'Middle' },
      ...{ BottomLeft: 'Bottom left', BottomMiddle: 'Bottom middle', BottomRight: 'Bottom right' },
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bottom middle' }).checked).toBe(true);
  });

  it('moves a slide by keyboard [1:82]', async () => {
    const served = serveCalls({ 'POST /api/Admin/UpdateBannerComponentOrder': { body: 'Saved' } });
    openList();
    press('Actions of Second');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(sent(served)[0]).toEqual({ bannerIds: [52, 51] }));
  });

  it('drags a slide over two others [1:82] [1:262]', async () => {
    const served = serveCalls({ 'POST /api/Admin/UpdateBannerComponentOrder': { body: 'Saved' } });
    openList({ slides: [...answers, answer(53, 'Third')] });
    await dragDown('First', [1, 3]);
    await waitFor(() => expect(sent(served)[0]).toEqual({ bannerIds: [52, 53, 51] }));
  });

  it('asks before deleting a slide [1:82] [1:286] [1:164] [2:158]', async () => {
    const served = serveCalls({ 'DELETE /api/Admin/DeleteBanner': { body: 'Deleted' } });
    openList();
    press('Actions of Second');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete slide…' }));
    expect(
      await screen.findByText(
        'Are you sure you want to delete this component and remove all associations to it?',
      ),
    ).toBeTruthy();
    expect(sent(served)).toEqual([]);
    press('Delete slide');
    await waitFor(() => expect(sent(served)[0]).toEqual({ componentId: '52' }));
  });

  it('allows only viewing slides where the version is not a draft [1:12] [1:162]', async () => {
    serveCalls({});
    openList({ isReadOnly: true });
    expect(screen.queryByRole('button', { name: 'Add Slide' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Move|Actions of)/ })).toBeNull();
    press('View First');
    expect(await screen.findByText('View slide')).toBeTruthy();
    expect(field('Action Text').readOnly).toBe(true);
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')];
    expect(inputs.length).toBeGreaterThanOrEqual(14);
    expect(inputs.filter(({ readOnly, disabled }) => !readOnly && !disabled)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: /image$/ })).toBeNull();
  });
});
