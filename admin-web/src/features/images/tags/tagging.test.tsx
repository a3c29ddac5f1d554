import type { Image } from '@galley/shared/schemas/image';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { addTag, bar, change, dialog, results } from '../../../test-support/tagging-dialog';
import { ImageManagementScreen } from '../image-management-screen';

const image = (id: number, imageDescription: string, tags: string[]): Image => ({
  ...{ id, imageDescription, tags, imageUrl: `acme/${id}/picture`, thumbnailUrl: `acme/${id}/picture` },
  ...{ altText: '', width: 800, height: 400, bytes: 1_000, contentType: 'image/png' },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', changedAt: '2026-11-20T10:00:00.000Z', revision: id + 10 },
});
const images = [image(4, 'Fog', []), image(3, 'A harbor', ['Sea']), image(2, 'A sloop', ['sea', 'boats'])];

it('tags the images selected by keyboard, and lists the result for each [2:215] [2:249]', async () => {
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
