import type { LibraryFile } from '@galley/shared/schemas/file';
import type { Image } from '@galley/shared/schemas/image';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { FilesScreen } from '../../files/files-screen';
import { ImageManagementScreen } from '../image-management-screen';

const image = (id: number, imageDescription: string, tags: string[]): Image => ({
  ...{ id, imageDescription, tags, imageUrl: `acme/${id}/picture`, thumbnailUrl: `acme/${id}/picture` },
  ...{ altText: '', width: 800, height: 400, bytes: 1_000, contentType: 'image/png' },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', changedAt: '2026-11-20T10:00:00.000Z', revision: id + 10 },
});
const images = [image(4, 'Fog', []), image(3, 'A harbor', ['Sea']), image(2, 'A sloop', ['sea', 'boats'])];

const file = (id: number, title: string, tags: string[]): LibraryFile => ({
  ...{ id, title, tags, fileUrl: `acme/files/${id}/prices.pdf`, kind: 'pdf', bytes: 1_000, revision: 1 },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', changedAt: '2026-11-20T10:00:00.000Z' },
});

const dialog = () => within(screen.getByRole('dialog'));
const bar = async (name: string) => within(await screen.findByRole('region', { name }));
async function addTag(tag: string) {
  const field = await dialog().findByLabelText('Add tags', { selector: 'input' });
  fireEvent.change(field, { target: { value: tag } });
  fireEvent.keyDown(field, { key: 'Enter' });
}
const change = () => fireEvent.click(dialog().getByRole('button', { name: 'Change tags' }));
const results = async (name: string) => {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

it('tags the images selected by keyboard, and lists the result for each', async () => {
  const served = serveCalls({
    listImages: { body: [...images, image(1, 'The logo', [])] },
    editImage: ({ id }) =>
      id === 3 ? { status: 409, body: { message: 'Changed meanwhile.' } } : { body: id },
  });
  renderScreen(<ImageManagementScreen />);
  const tile = (name: string) => screen.getByRole('button', { name: `Details of ${name}` });
  await screen.findByRole('button', { name: 'Details of Fog' });
  fireEvent.keyDown(tile('Fog'), { key: 'x' });
  fireEvent.keyDown(tile('A sloop'), { key: 'X', shiftKey: true });
  expect((await bar('Chosen images')).getByText('3 images chosen')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose A harbor' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose The logo' }).checked).toBe(false);

  fireEvent.click((await bar('Chosen images')).getByRole('button', { name: 'Change tags' }));
  expect(await screen.findByText('Tags of 3 images')).toBeTruthy();
  change();
  expect(dialog().getByText('Name a tag to add, or mark one to take away.')).toBeTruthy();
  await addTag('boats');
  fireEvent.click(dialog().getByLabelText('Sea · 2'));
  change();
  expect(await results('What became of the images')).toEqual([
    'A harborChanged meanwhile.',
    'Fogboats',
    'A sloopboats',
  ]);
  expect(screen.getByText('2 of 3 images done')).toBeTruthy();
  expect(served.filter(({ call }) => call === 'editImage').map(({ input }) => input)).toEqual([
    { id: 4, imageDescription: 'Fog', tags: ['boats'], revision: 14 },
    { id: 3, imageDescription: 'A harbor', tags: ['boats'], revision: 13 },
    { id: 2, imageDescription: 'A sloop', tags: ['boats'], revision: 12 },
  ]);
  const reads = () => served.filter(({ call }) => call === 'listImages').length;
  await waitFor(() => expect(reads()).toBe(2));
  fireEvent.click(dialog().getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen images' })).toBeNull());
});

it('tags all files, and leaves those unchanged that have the tags', async () => {
  const served = serveCalls({
    listFiles: { body: [file(1, 'Prices', ['Money']), file(2, 'Minutes', [])] },
    editFile: ({ id }) => ({ body: id }),
  });
  renderScreen(<FilesScreen />);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose Prices' }));
  fireEvent.click((await bar('Chosen files')).getByRole('button', { name: 'Choose all 2' }));
  fireEvent.click((await bar('Chosen files')).getByRole('button', { name: 'Change tags' }));
  await screen.findByText('Tags of 2 files');
  await addTag('money');
  change();
  expect(await results('What became of the files')).toEqual(['PricesNothing to change', 'Minutesmoney']);
  expect(served.filter(({ call }) => call === 'editFile').map(({ input }) => input)).toEqual([
    { id: 2, title: 'Minutes', tags: ['money'], revision: 1 },
  ]);
});
