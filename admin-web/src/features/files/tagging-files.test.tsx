import type { LibraryFile } from '@galley/shared/schemas/file';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { addTag, bar, change, results } from '../../test-support/tagging-dialog';
import { FilesScreen } from './files-screen';

const file = (id: number, title: string, tags: string[]): LibraryFile => ({
  ...{ id, title, tags, fileUrl: `acme/files/${id}/prices.pdf`, kind: 'pdf', bytes: 1_000, revision: 1 },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', changedAt: '2026-11-20T10:00:00.000Z' },
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
