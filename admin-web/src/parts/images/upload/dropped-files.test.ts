import { expect, it } from 'vitest';
import { droppedFiles } from './dropped-files';

type Tree = File | { name: string; inside: Tree[] };

/** As browsers give a dropped folder: at most two entries for each call, so that the third needs another one. */
const entryOf = (tree: Tree): FileSystemEntry =>
  (tree instanceof File
    ? { name: tree.name, isFile: true, isDirectory: false, file: (give: (file: File) => void) => give(tree) }
    : {
        name: tree.name,
        isFile: false,
        isDirectory: true,
        createReader: () => {
          const left = tree.inside.map(entryOf);
          return { readEntries: (give: (part: FileSystemEntry[]) => void) => give(left.splice(0, 2)) };
        },
      }) as unknown as FileSystemEntry;

const drop = (trees: Tree[]) =>
  droppedFiles({
    files: trees.map((tree) => (tree instanceof File ? tree : new File([], tree.name))),
    items: trees.map((tree) => ({ webkitGetAsEntry: () => entryOf(tree) })),
  } as unknown as DataTransfer);

const file = (name: string) => new File(['x'], name);
const names = async (files: Promise<File[]>) => (await files).map(({ name }) => name);

it('gives files that were dropped as they are', async () => {
  expect(await names(drop([file('a.pdf'), file('.hidden')]))).toEqual(['a.pdf', '.hidden']);
});

it('gives the files inside of folders, also of folders in folders, without hidden ones', async () => {
  const year = { name: '2027', inside: [file('c.pdf'), file('.DS_Store')] };
  const folder = { name: 'Prices', inside: [file('a.pdf'), file('b.pdf'), year, file('d.pdf')] };
  expect(await names(drop([folder, file('e.pdf')]))).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf']);
});
