import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serveCalls } from '../../../../test-support/render-screen';
import { answer, field, images, openList, press, sent, type } from '../../../../test-support/slide-list';

describe('the slide dialog', () => {
  it('requires a background image, and text and link of a button together [1:83] [1:106] [2:83] [1:197] [1:298] [2:271]', async () => {
    const served = serveCalls(images);
    openList();
    press('Add Slide');
    expect(field('Component Name').value).toBe('Slide 3');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bottom middle' }).checked).toBe(true);
    type('Button Text', 'Call us');
    type('Button 2 Link', '/more');
    press('Save');
    expect(await screen.findByText('Background Image is required.')).toBeTruthy();
    expect(screen.getByText('Button Link is required.')).toBeTruthy();
    expect(screen.getByText('Button 2 Text is required.')).toBeTruthy();
    expect(sent(served)).toEqual([]);
  });

  it('sends everything that was typed for a new slide, and says Saved [1:82] [1:83] [1:106] [1:282] [2:83] [1:196] [1:260] [1:281] [1:296]', async () => {
    const notified = vi.spyOn(notifications, 'show').mockClear();
    onTestFinished(() => notified.mockRestore());
    const served = serveCalls({ ...images, createBanner: { body: 53 } });
    openList();
    press('Add Slide');
    expect(screen.getByRole('dialog', { name: 'Add slide' })).toBeTruthy();
    press('Choose image');
    fireEvent.click(await screen.findByRole('radio', { name: 'Boat 2' }));
    const choose = screen.getAllByRole('button', { name: 'Choose image' });
    fireEvent.click(choose.at(-1) as HTMLElement);
    const texts = {
      ...{ 'Component Name': 'Third', 'Action Text': 'Ships', 'Sub Action Text': 'For hire' },
      ...{ 'Button Text': 'Call', 'Button Link': '/call', 'Button 2 Text': 'More', 'Button 2 Link': '/more' },
    };
    for (const [label, text] of Object.entries({ ...texts, 'Slider Duration': '3' })) type(label, text);
    fireEvent.click(screen.getByRole('radio', { name: 'Bottom left' }));
    press('Save');
    await waitFor(() => expect(sent(served)).toHaveLength(1));
    expect(sent(served)[0]).toEqual({
      ...{ bannerContainerId: 50, componentName: 'Third', backgroundImage: 'acme/2/boat.png' },
      ...{ backgroundImageFocus: '', actionText: 'Ships', subActionText: 'For hire', sliderDuration: 3_000 },
      ...{ buttonText: 'Call', buttonLink: '%2Fcall', button2Text: 'More', button2Link: '%2Fmore' },
      buttonPosition: 'BottomLeft',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notified).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'Saved' }));
  });

  it('shows links in readable form, and sends them URL-encoded with the revision that it read [1:83] [1:106] [1:82] [1:196] [1:296] [2:83] [1:260]', async () => {
    const served = serveCalls({ updateBanner: { body: 51 } });
    openList();
    press('Edit First');
    expect(field('Button Link').value).toBe('/contact?who=Ann & Bo');
    type('Action Text', 'Ships');
    type('Sub Action Text', 'For hire');
    fireEvent.click(screen.getByRole('radio', { name: 'Upper right' }));
    type('Button 2 Text', 'More');
    type('Button 2 Link', 'example.com');
    press('Save');
    await waitFor(() => expect(sent(served)).toHaveLength(1));
    expect(sent(served)[0]).toMatchObject({
      id: 51,
      revision: 3,
      bannerContainerId: 50,
      actionText: 'Ships',
      subActionText: 'For hire',
      buttonText: 'Call',
      button2Text: 'More',
      buttonLink: encodeURIComponent('/contact?who=Ann & Bo'),
      button2Link: encodeURIComponent('https://example.com'),
      buttonPosition: 'UpperRight',
      // The banner's default.
      sliderDuration: 0,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('accepts seconds from one to ten and sends milliseconds [1:83] [1:106] [1:196] [1:296] [2:83]', async () => {
    const served = serveCalls({ updateBanner: { body: 51 } });
    openList();
    press('Edit First');
    type('Slider Duration', '11');
    press('Save');
    const wrong = 'Slider Duration must be from 1 to 10 seconds.';
    expect(await screen.findByText(wrong)).toBeTruthy();
    type('Slider Duration', '10');
    await waitFor(() => expect(screen.queryByText(wrong)).toBeNull());
    type('Slider Duration', '0.9');
    press('Save');
    expect(await screen.findByText(wrong)).toBeTruthy();
    expect(sent(served)).toEqual([]);
    type('Slider Duration', '2.125');
    press('Save');
    await waitFor(() => expect(sent(served)[0]).toMatchObject({ sliderDuration: 2_125 }));
  });

  it("keeps the input when the server rejects it, and shows the server's message at the field [1:281] [2:246]", async () => {
    const message = 'Background Image must be an image of your library.';
    serveCalls({
      updateBanner: {
        status: 400,
        body: { message, fields: { backgroundImage: message } },
      },
    });
    openList();
    press('Edit First');
    type('Action Text', 'Ships');
    press('Save');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field('Action Text').value).toBe('Ships');
  });

  it('asks before discarding unsaved text, and closes at once without any', async () => {
    serveCalls({});
    openList();
    press('Edit First');
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Edit First');
    type('Action Text', 'Ships');
    press('Cancel');
    expect(await screen.findByText('What you typed in this slide is not saved yet.')).toBeTruthy();
    expect(field('Action Text').value).toBe('Ships');
    press('Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('also asks when Escape immediately follows the last key, before the next render', async () => {
    serveCalls({});
    openList();
    press('Edit First');
    const input = await screen.findByLabelText<HTMLInputElement>('Action Text');
    // Both at once, as with fast typing on a slow machine: React receives the text and renders later.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Ships');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(await screen.findByText('What you typed in this slide is not saved yet.')).toBeTruthy();
    expect(field('Action Text').value).toBe('Ships');
  });

  it('shows both texts when someone else saved the slide, and overwrites theirs on request', async () => {
    const message = 'Someone else changed this in the meantime. Your text is kept: compare and save again.';
    const current = { ...answer(51, 'First'), actionText: 'Theirs', revision: 8 };
    const served = serveCalls({
      updateBanner: ({ revision }) =>
        revision === 8 ? { body: 51 } : { status: 409, body: { message, revision: 8, current } },
    });
    openList();
    press('Edit First');
    type('Action Text', 'Mine');
    press('Save');
    expect(await screen.findByRole('cell', { name: 'Theirs' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Mine' })).toBeTruthy();
    press('Keep mine and save');
    await waitFor(() => expect(sent(served)).toHaveLength(2));
    expect(sent(served)[1]).toMatchObject({ actionText: 'Mine', revision: 8 });
  });
});
