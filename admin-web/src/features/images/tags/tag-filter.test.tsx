import type { Image } from '@galley/shared/schemas/image';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { ImageManagementScreen } from '../image-management-screen';

const image = (id: number, imageDescription: string, tags: string[]): Image => ({
  id,
  imageDescription,
  imageUrl: `acme/${id}/picture`,
  thumbnailUrl: `acme/${id}/picture`,
  altText: '',
  width: 800,
  height: 400,
  bytes: 1_000,
  contentType: 'image/png',
  tags,
  createdAt: '2026-11-20T10:00:00.000Z',
  changedAt: '2026-11-20T10:00:00.000Z',
  revision: 1,
});

it('shows items with all selected tags, and offers the existing tags', async () => {
  serveCalls({
    listImages: {
      body: [image(2, 'A harbor', ['Sea', 'boats']), image(1, 'The logo', ['boats'])],
    },
    getImageUsage: { body: [] },
  });
  renderScreen(<ImageManagementScreen />);
  const tags = within(await screen.findByRole('group', { name: 'Tags' }));
  const names = () => tags.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['boats · 2', 'Sea · 1']);
  fireEvent.click(tags.getByText('Sea · 1'));
  expect(screen.queryByRole('button', { name: 'Details of The logo' })).toBeNull();
  expect(names()).toEqual(['Sea · 1', 'boats · 1', 'Clear the tags']);
  expect(tags.getByRole('button', { pressed: true }).textContent).toBe('Sea · 1');
  fireEvent.click(tags.getByText('Clear the tags'));

  fireEvent.click(screen.getByRole('button', { name: 'Details of The logo' }));
  const field = within(await screen.findByRole('dialog')).getByLabelText('Tags', { selector: 'input' });
  fireEvent.change(field, { target: { value: 'se' } });
  expect(await screen.findByRole('option', { name: 'Sea', hidden: true })).toBeTruthy();
});
