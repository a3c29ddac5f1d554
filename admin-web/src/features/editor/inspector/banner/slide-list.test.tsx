import type { BannerResponse } from '@galley/shared/contract/banners';
import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dragDown } from '../../../../test-support/drag-by-keyboard';
import { fieldsShown } from '../../../../test-support/fields-shown';
import { serveCalls } from '../../../../test-support/render-screen';
import {
  answer,
  answers,
  field,
  images,
  openList,
  press,
  sent,
  type,
} from '../../../../test-support/slide-list';

describe('the slide list', () => {
  it('opens the slide that was clicked with all that is stored, and saves what changes [1:82] [1:83] [1:106] [2:83] [1:196] [1:260] [1:296]', async () => {
    const served = serveCalls({ ...images, updateBanner: { body: 53 } });
    const third: BannerResponse = {
      ...{ ...answer(53, 'Third'), backgroundImage: 'acme/9/quay.png', subActionText: 'For hire' },
      ...{ buttonPosition: 'UpperLeft', button2Text: 'More', button2Link: '%2Fmore', sliderDuration: 2_500 },
    };
    openList({ slides: [...answers, third] });
    press('Edit Third');
    expect(await screen.findByRole('dialog', { name: 'Edit slide' })).toBeTruthy();
    const link = "'Choose a page or a file, or type an address'";
    const leads = 'The name of a page or a file, a web address, an email address or a telephone number.';
    expect(fieldsShown()).toEqual([
      'Component Name * = Third - Visitors never see it.',
      "Slider Duration '5 s, as the banner' = 2.5 s - 1 to 10 seconds. Leave it empty to use the duration of the banner.",
      'Action Text = Boats - The large text',
      'Sub Action Text = For hire - A sentence below it',
      'Button Text = Call',
      `Button Link ${link} = /contact?who=Ann & Bo - ${leads}`,
      'Button 2 Text = More',
      `Button 2 Link ${link} = /more - ${leads}`,
      ...['Upper left on', 'Middle', 'Upper right', 'Bottom left', 'Bottom middle', 'Bottom right'],
    ]);
    const stored = {
      ...{ 'Component Name': 'Third', 'Action Text': 'Boats', 'Sub Action Text': 'For hire' },
      ...{ 'Button Text': 'Call', 'Button Link': '/contact?who=Ann & Bo', 'Slider Duration': '2.5 s' },
      ...{ 'Button 2 Text': 'More', 'Button 2 Link': '/more' },
    };
    const shown = Object.keys(stored).map((label) => [label, field(label).value]);
    expect(Object.fromEntries(shown)).toEqual(stored);
    expect(screen.getByText(/^quay/)).toBeTruthy();
    const positions = screen
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value, labels }) => [...[value, labels?.[0]?.textContent]]);
    expect(Object.fromEntries(positions)).toEqual({
      ...{ UpperLeft: 'Upper left', UpperRight: 'Upper right', Middle: 'Middle' },
      ...{ BottomLeft: 'Bottom left', BottomMiddle: 'Bottom middle', BottomRight: 'Bottom right' },
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Upper left' }).checked).toBe(true);
    press('Change image');
    fireEvent.click(await screen.findByRole('radio', { name: 'Boat 2' }));
    press('Choose image');
    for (const label of ['Button Text', 'Button Link', 'Slider Duration']) type(label, '');
    type('Component Name', 'Last');
    press('Save');
    await waitFor(() => expect(sent(served)).toHaveLength(1));
    expect(sent(served)[0]).toMatchObject({
      ...{ id: 53, componentName: 'Last', backgroundImage: 'acme/2/boat.png', actionText: 'Boats' },
      ...{ buttonText: '', buttonLink: '', buttonPosition: 'UpperLeft', button2Text: 'More' },
      // That of the banner.
      sliderDuration: 0,
    });
  });

  it('moves a slide by keyboard [1:82] [1:262]', async () => {
    const served = serveCalls({ updateBannerOrder: { body: 'Saved' } });
    openList();
    press('Actions of Second');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(sent(served)[0]).toEqual({ bannerIds: [52, 51] }));
  });

  it('drags a slide over two others [1:82] [1:262]', async () => {
    const served = serveCalls({ updateBannerOrder: { body: 'Saved' } });
    openList({ slides: [...answers, answer(53, 'Third')] });
    await dragDown('First', [1, 3]);
    await waitFor(() => expect(sent(served)[0]).toEqual({ bannerIds: [52, 53, 51] }));
  });

  it('asks before deleting a slide, and says Deleted [1:82] [1:261] [1:281] [1:286] [1:164] [2:158]', async () => {
    const notified = vi.spyOn(notifications, 'show').mockClear();
    onTestFinished(() => notified.mockRestore());
    const served = serveCalls({ deleteBanner: { body: 'Deleted' } });
    openList();
    const question = 'Are you sure you want to delete this component and remove all associations to it?';
    for (const answer of ['Cancel', 'Delete slide']) {
      press('Actions of Second');
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete slide…' }));
      expect(await screen.findByText(question)).toBeTruthy();
      expect(screen.getByRole('dialog', { name: 'Delete slide' })).toBeTruthy();
      expect(sent(served)).toEqual([]);
      press(answer);
      await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    }
    await waitFor(() => expect(sent(served)).toEqual([{ componentId: '52' }]));
    const deleted = expect.objectContaining({ message: 'Deleted' });
    await waitFor(() => expect(notified).toHaveBeenCalledExactlyOnceWith(deleted));
  });

  it('takes thirty slides and no more [1:82]', () => {
    const slides = Array.from({ length: 30 }, (_, index) => answer(51 + index, `Slide ${index}`));
    const isFull = () => [
      screen.getByRole<HTMLButtonElement>('button', { name: 'Add Slide' }).disabled,
      screen.queryByText('A banner holds at most 30 slides.') !== null,
    ];
    serveCalls({});
    openList({ slides: slides.slice(1) });
    expect(isFull()).toEqual([false, false]);
    cleanup();
    openList({ slides });
    expect(isFull()).toEqual([true, true]);
  });

  it('allows only viewing slides where the version is not a draft [1:12] [1:82] [1:162]', async () => {
    serveCalls({});
    openList({ isReadOnly: true });
    expect(screen.queryByRole('button', { name: 'Add Slide' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Move|Actions of)/ })).toBeNull();
    press('View First');
    expect(await screen.findByRole('dialog', { name: 'View slide' })).toBeTruthy();
    expect(field('Action Text').readOnly).toBe(true);
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')];
    expect(inputs.length).toBeGreaterThanOrEqual(14);
    expect(inputs.filter(({ readOnly, disabled }) => !readOnly && !disabled)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: /image$/ })).toBeNull();
  });
});
