import type { Image } from '@galley/shared/schemas/image';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldsShown } from '../../test-support/fields-shown';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { ImageManagementScreen } from './image-management-screen';

const listCall = 'listImages';
const editCall = 'editImage';
const deleteCall = 'deleteImage';
const usageCall = 'getImageUsage';

function image(id: number, imageDescription: string, size = { width: 800, height: 400 }): Image {
  return {
    id,
    imageDescription,
    imageUrl: `acme/${id}/picture`,
    thumbnailUrl: `acme/${id}/picture`,
    altText: 'Before',
    ...size,
    bytes: 1000,
    contentType: 'image/png',
    tags: [],
    createdAt: '2026-11-20T10:00:00.000Z',
    changedAt: '2026-11-20T10:00:00.000Z',
    revision: 1,
  };
}
const library = [image(2, 'A harbour'), image(1, 'The logo', { width: 289, height: 200 })];
const use = { pageId: 3, pageName: 'Services', versionId: 4, place: 'live' };

function serveLibrary(more: Parameters<typeof serveCalls>[0] = {}) {
  return serveCalls({
    [listCall]: ({ search = '' }) => ({
      body: library.filter(({ imageDescription }) => imageDescription.includes(String(search))),
    }),
    [usageCall]: { body: [] },
    ...more,
  });
}

const open = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `Details of ${name}` }));
const inputsOf = (served: ReturnType<typeof serveCalls>, wanted: string) =>
  served.filter(({ call }) => call === wanted).map(({ input }) => input);

describe('the library', () => {
  it('shows each picture with its size and its use [1:31] [1:132] [2:30] [2:78] [2:116] [2:266] [2:213] [2:111]', async () => {
    serveLibrary();
    renderScreen(<ImageManagementScreen />);
    const [harbour, logo] = await screen.findAllByRole('listitem');
    expect(within(harbour as HTMLElement).getByText('800 × 400 pixels')).toBeTruthy();
    expect(within(harbour as HTMLElement).queryByText('Logo')).toBeNull();
    expect(within(logo as HTMLElement).getByText('Logo')).toBeTruthy();
    // Every picture is also 'General', so only its details say it.
    expect(within(logo as HTMLElement).queryByText('General')).toBeNull();
    await open('The logo');
    expect(within(await screen.findByRole('dialog')).getByText('General')).toBeTruthy();
    const picture = (harbour as HTMLElement).querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/images/acme/2/picture?v=1');
    expect([picture?.width, picture?.height]).toEqual([800, 400]);
  });

  it('searches from three characters on [1:31] [1:201] [1:299] [2:269] [2:30] [2:147] [2:213]', async () => {
    const served = serveLibrary();
    renderScreen(<ImageManagementScreen />);
    await screen.findByRole('button', { name: 'Details of The logo' });
    const box = screen.getByPlaceholderText('Enter 3 or more characters to search images..');
    fireEvent.change(box, { target: { value: 'ha ' } });
    expect(await screen.findByText('3 characters or more start the search.')).toBeTruthy();
    fireEvent.change(box, { target: { value: 'har' } });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Details of The logo' })).toBeNull());
    expect(inputsOf(served, listCall).map(({ search }) => search)).toEqual(['', 'har']);
    // Shortened below three characters, it filters nothing again.
    fireEvent.change(box, { target: { value: 'ha' } });
    expect(await screen.findByRole('button', { name: 'Details of The logo' })).toBeTruthy();
    fireEvent.change(box, { target: { value: 'zebra' } });
    expect(await screen.findByText("No image for 'zebra'")).toBeTruthy();
  });

  it('explains what the library is for while it is empty [1:31] [2:30]', async () => {
    serveLibrary({ [listCall]: { body: [] } });
    renderScreen(<ImageManagementScreen />);
    expect(await screen.findByText('No images yet')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Upload images' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Choose images' })).toBeTruthy();
  });
});

describe('the details of a picture', () => {
  it('requires the description and saves changes [1:31] [2:115] [2:145] [2:30] [2:215] [2:78] [2:143] [2:111]', async () => {
    const served = serveLibrary({ [editCall]: { body: 1 } });
    renderScreen(<ImageManagementScreen />);
    await open('The logo');
    const description = await screen.findByLabelText<HTMLInputElement>(/Image Description/);
    expect(fieldsShown(screen.getByRole('dialog'))).toEqual([
      'Image Description * up to 200 = The logo',
      'Alt Text up to 300 = Before - Describes the image for people who cannot see it. Leave it empty if the image is only decoration.',
      "Tags up to 40 'Type one and press Enter' - The search covers tags, too.",
    ]);
    expect(screen.getByRole('heading', { name: 'Where it is used' })).toBeTruthy();
    expect(
      screen.getByText(/^It is not used anywhere\. Live pages, drafts, pending versions, saved sections/),
    ).toBeTruthy();
    for (const name of ['Update', 'Delete', 'Cancel'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    fireEvent.change(description, { target: { value: ' ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('You must provide an image description.')).toBeTruthy();
    fireEvent.change(description, { target: { value: 'The old harbour' } });
    fireEvent.change(screen.getByLabelText('Alt Text'), { target: { value: 'Boats' } });
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Image' })).toBeNull());
    expect(inputsOf(served, editCall)).toEqual([
      { id: 1, imageDescription: 'The old harbour', altText: 'Boats', tags: [], revision: 1 },
    ]);
  });

  it('keeps the input when someone else saved first [2:115] [2:111] [2:215]', async () => {
    const current = { ...image(2, 'Theirs'), revision: 5 };
    let isStale = true;
    const served = serveLibrary({
      [editCall]: () =>
        isStale ? { status: 409, body: { message: 'Changed.', revision: 5, current } } : { body: 2 },
    });
    renderScreen(<ImageManagementScreen />);
    await open('A harbour');
    const description = await screen.findByLabelText<HTMLInputElement>(/Image Description/);
    fireEvent.change(description, { target: { value: 'Mine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('cell', { name: 'Theirs' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Mine' })).toBeTruthy();
    expect(description.value).toBe('Mine');
    isStale = false;
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine and save' }));
    await waitFor(() =>
      expect(inputsOf(served, editCall).at(-1)).toMatchObject({ imageDescription: 'Mine', revision: 5 }),
    );
  });

  it('asks before unsaved text is discarded [2:115] [2:111]', async () => {
    serveLibrary();
    renderScreen(<ImageManagementScreen />);
    await open('A harbour');
    fireEvent.change(await screen.findByLabelText('Alt Text'), { target: { value: 'Unsaved' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('What you changed about this image is not saved yet.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Alt Text').value).toBe('Unsaved');
  });

  it('says where a picture is used before it is deleted [1:31] [2:158] [2:252] [2:115] [2:30] [2:216] [2:111]', async () => {
    const served = serveLibrary({ [usageCall]: { body: [use] }, [deleteCall]: { body: 'Deleted' } });
    renderScreen(<ImageManagementScreen />);
    await open('The logo');
    const ask = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
      return screen.findByRole('dialog', { name: 'Delete The logo' });
    };
    fireEvent.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete The logo' })).toBeNull());
    const question = await ask();
    expect(within(question).getByText('Are you sure you want to delete this image?')).toBeTruthy();
    expect(await within(question).findByText('It is used in one place')).toBeTruthy();
    expect(within(question).getByText(/Services.*V4, live/)).toBeTruthy();
    expect(inputsOf(served, deleteCall)).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(inputsOf(served, deleteCall)).toEqual([{ id: 1 }]));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Image' })).toBeNull());
  });
});
