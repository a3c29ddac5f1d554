import type { BannerResponse } from '@galley/shared/contract/banners';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dragDown } from '../../../../test-support/drag-by-keyboard';
import { renderScreen, type ServedCall, serveCalls } from '../../../../test-support/render-screen';
import { SlideList } from './slide-list';
import { storedSlide } from './slide-values';

const place = { pageId: 1, versionId: 2, bannerContainerId: 50 };
const container = { componentName: 'Hero', sliderDuration: 5_000, height: 'Medium' as const };

function answer(id: number, componentName: string): BannerResponse {
  return {
    id,
    pageId: 1,
    versionId: 2,
    revision: 3,
    bannerContainerId: 50,
    order: id - 50,
    componentName,
    backgroundImage: 'acme/1/boat.png',
    actionText: 'Boats',
    subActionText: '',
    buttonText: 'Call',
    buttonLink: encodeURIComponent('/contact?who=Ann & Bo'),
    buttonPosition: 'BottomMiddle',
    button2Text: '',
    button2Link: '',
    sliderDuration: 5_000,
    height: '',
  };
}
const answers = [answer(51, 'First'), answer(52, 'Second')];

function openList({ isReadOnly = false, slides = answers } = {}) {
  renderScreen(
    <SlideList
      place={place}
      container={{
        type: 'BannerContainer',
        componentId: place.bannerContainerId,
        data: { ...container, banners: [] },
      }}
      slides={slides.map(storedSlide)}
      isReadOnly={isReadOnly}
      onStore={() => Promise.resolve(true)}
    />,
  );
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));
/** A typed link takes effect once the field loses the focus. */
const type = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The requests to the calls that save. */
const sent = (served: ServedCall[]) =>
  served.filter(({ call }) => /\/Admin\/(Create|Update|Delete)Banner/.test(call)).map(({ input }) => input);
const images = { 'POST /api/ImageUpload/RetrieveAll': { body: [] } };

describe('the slide dialog', () => {
  it('requires a background image, and text and link of a button together [1:83] [1:106] [2:83] [1:197] [2:271]', async () => {
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

  it('shows links in readable form, and sends them URL-encoded with the revision that it read [1:83] [1:106] [1:82] [2:83]', async () => {
    const served = serveCalls({ 'POST /api/Admin/UpdateBanner': { body: 51 } });
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
    const served = serveCalls({ 'POST /api/Admin/UpdateBanner': { body: 51 } });
    openList();
    press('Edit First');
    type('Slider Duration', '11');
    press('Save');
    expect(await screen.findByText('Slider Duration must be from 1 to 10 seconds.')).toBeTruthy();
    type('Slider Duration', '2.5');
    press('Save');
    await waitFor(() => expect(sent(served)[0]).toMatchObject({ sliderDuration: 2_500 }));
  });

  it("keeps the input when the server rejects it, and shows the server's message at the field [1:281] [2:246]", async () => {
    const message = 'Background Image must be an image of your library.';
    serveCalls({
      'POST /api/Admin/UpdateBanner': {
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
      'POST /api/Admin/UpdateBanner': ({ revision }) =>
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
