import type { Image } from '@galley/shared/schemas/image';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { ImagePickerField } from './image-picker-field';

const listImages = 'listImages';

function image(id: number, imageDescription: string): Image {
  return {
    id,
    imageDescription,
    imageUrl: `acme/${id}/picture.png`,
    thumbnailUrl: `acme/${id}/picture.png/1-480`,
    altText: '',
    width: 800,
    height: 400,
    bytes: 1000,
    contentType: 'image/png',
    tags: [],
    createdAt: '2026-11-20T10:00:00.000Z',
    changedAt: '2026-11-20T10:00:00.000Z',
    revision: 1,
  };
}
const pictures = [image(1, 'The old boat'), image(2, 'A harbour')];

/** Responds like the server: with all pictures, or those whose description contains the search. */
function serveImages(images = pictures) {
  return serveCalls({
    [listImages]: ({ search = '' }) => ({
      body: images.filter(({ imageDescription }) => imageDescription.includes(String(search))),
    }),
  });
}

function Field({ initial = '', isReadOnly = false, onChange = vi.fn() as (url: string) => void }) {
  const [value, setValue] = useState(initial);
  return (
    <ImagePickerField
      label="Background Image"
      value={value}
      isReadOnly={isReadOnly}
      onChange={(url) => {
        setValue(url);
        onChange(url);
      }}
    />
  );
}

const openGallery = () => fireEvent.click(screen.getByRole('button', { name: 'Choose image' }));
const choose = () => {
  const buttons = screen.getAllByRole('button', { name: 'Choose image' });
  fireEvent.click(buttons.at(-1) as HTMLElement);
};
const search = (text: string) =>
  fireEvent.change(screen.getByPlaceholderText('Enter 3 or more characters to search images..'), {
    target: { value: text },
  });

describe('the image field', () => {
  it.each([
    ['', 'No image', 'Choose image'],
    ['acme/1/boat.png', 'boat.png', 'Change image'],
  ])(
    'puts the chosen picture into the field, after %j, and can remove it again [1:84] [1:86] [1:132]',
    async (initial, words, button) => {
      serveImages();
      const onChange = vi.fn();
      renderScreen(<Field initial={initial} onChange={onChange} />);
      expect(screen.getByText(words)).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: button }));
      fireEvent.click(await screen.findByRole('radio', { name: 'A harbour' }));
      expect(await screen.findByText(/A harbour, 800 × 400 pixels/)).toBeTruthy();
      choose();
      await waitFor(() => expect(onChange).toHaveBeenCalledWith('acme/2/picture.png'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
      expect(onChange).toHaveBeenLastCalledWith('');
    },
  );

  it('changes nothing when the gallery is closed [1:86]', async () => {
    serveImages();
    const onChange = vi.fn();
    renderScreen(<Field initial="acme/1/picture.png" onChange={onChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Change image' }));
    const current = await screen.findByRole<HTMLInputElement>('radio', { name: 'The old boat' });
    expect(current.checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'A harbour' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onChange).not.toHaveBeenCalled();
  });

  it('only shows the picture where it is read-only [1:162] [1:12]', () => {
    serveImages();
    renderScreen(<Field initial="acme/1/picture.png" isReadOnly />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('picture.png')).toBeTruthy();
  });
});

describe('the gallery', () => {
  it('searches in the descriptions from three characters on [1:86] [1:132] [1:201] [1:299] [2:147] [2:269] [2:78] [1:264]', async () => {
    const served = serveImages();
    renderScreen(<Field />);
    openGallery();
    await screen.findByRole('radio', { name: 'A harbour' });
    search(' ha ');
    expect(await screen.findByText('3 characters or more start the search.')).toBeTruthy();
    search('har');
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'The old boat' })).toBeNull());
    expect(screen.getByRole('radio', { name: 'A harbour' })).toBeTruthy();
    const searches = served.filter(({ call }) => call === listImages).map(({ input }) => input.search);
    expect(searches).toEqual(['', 'har']);
  });

  it('says when nothing matches [1:201] [2:147] [2:269] [1:86] [1:299]', async () => {
    serveImages();
    renderScreen(<Field />);
    openGallery();
    search('zebra');
    expect(await screen.findByText("No image for 'zebra'")).toBeTruthy();
  });

  it('links to Images in a new tab where the library is empty [1:31] [1:86]', async () => {
    serveImages([]);
    renderScreen(<Field />);
    openGallery();
    expect(await screen.findByText('No images yet')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open Images' });
    expect(link.getAttribute('href')).toBe('/ImageManagement');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('says what went wrong and retries', async () => {
    let isBroken = true;
    serveCalls({
      [listImages]: () =>
        isBroken ? { status: 500, body: { message: 'Something went wrong.' } } : { body: pictures },
    });
    renderScreen(<Field />);
    openGallery();
    expect(await screen.findByText('Something went wrong.')).toBeTruthy();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'A harbour' })).toBeTruthy();
  });

  it('loads sixty pictures as small copies, then all others, and renders those in view [2:213] [1:264]', async () => {
    const all = Array.from({ length: 1_000 }, (_, index) => image(index + 1, `Picture ${index + 1}`));
    const served = serveCalls({
      [listImages]: ({ cursor, limit }) => {
        const from = Number(cursor || 0);
        const upTo = from + Number(limit);
        return {
          body: all.slice(from, upTo),
          ...(upTo < all.length && { headers: { 'x-next-cursor': String(upTo) } }),
        };
      },
    });
    renderScreen(<Field />);
    openGallery();
    const first = await screen.findByRole('radio', { name: 'Picture 1' });
    const picture = first.parentElement?.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/images/acme/1/picture.png/1-480');
    expect(await screen.findByText('1,000 images')).toBeTruthy();
    expect(screen.getAllByRole('radio').length).toBeLessThan(100);
    const limits = served.filter(({ call }) => call === listImages).map(({ input }) => input.limit);
    expect(limits).toEqual([60, 1_000]);
  });
});
