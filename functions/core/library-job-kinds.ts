import type { StoredTypes } from './entities/stored-types';
import { kind, ofCompany } from './job-declaration';

const image = (s: StoredTypes) => ({ imageId: s.id, imageUrl: s.imageUrl });
const showing = ({ imageId }: { imageId: number }) => `Showing image ${imageId} as it is now`;
const showingFile = (work: { fileId: number }) => `Showing file ${work.fileId} as it is now`;

/** Work of the library of pictures and files, as `jobKinds` has it. */
export const libraryJobKinds = {
  /** A picture's file was replaced: what its address serves becomes what its record says. */
  'place-image': kind({
    schema: (s) => ({ ...image(s), superseded: s.libraryFile.nullable() }),
    describe: showing,
    ...ofCompany,
  }),
  /** A picture has a file: lighter copies of it are made, this wide. */
  'make-widths': kind({
    schema: (s) => ({ ...image(s), fileNumber: s.count, widths: s.list(s.upTo(99_999)) }),
    describe: showing,
    ...ofCompany,
  }),
  /** A company has another logo, name or color: the icons and the picture for networks are made of it again. */
  'make-logo-pictures': kind({
    schema: () => ({}),
    describe: () => "Making icons and a share image from the company's logo",
    ...ofCompany,
  }),
  /** A picture has another file, or copies of it: what visitors see it on is rendered again. */
  'render-image': kind({
    schema: (s) => ({ ...image(s), isReplaced: s.flag }),
    describe: showing,
    ...ofCompany,
  }),
  /** A file was replaced: what its address serves becomes what its record says. */
  'place-file': kind({
    schema: (s) => ({ fileId: s.id, superseded: s.libraryFile.nullable() }),
    describe: showingFile,
    ...ofCompany,
  }),
  /** A file has another title, size or kind, or is gone: what names it is rendered again. */
  'render-file': kind({
    schema: (s) => ({ fileId: s.id }),
    describe: showingFile,
    ...ofCompany,
  }),
  /** Files of a library that no one names any more go. */
  'forget-image': kind({
    schema: (s) => ({ objects: s.list(s.libraryFile) }),
    describe: () => 'Deleting files of the library',
    ...ofCompany,
  }),
};
