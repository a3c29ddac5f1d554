import type { StoredTypes } from './entities/stored-types';
import { kind, ofCompany } from './job-declaration';

const image = (s: StoredTypes) => ({ imageId: s.id, imageUrl: s.imageUrl });
const showing = ({ imageId }: { imageId: number }) => `Showing image ${imageId} as it is now`;
const showingFile = (work: { fileId: number }) => `Showing file ${work.fileId} as it is now`;

/** The job kinds of the library, a part of `jobKinds`. */
export const libraryJobKinds = {
  /** A picture's file was replaced: the file in its record is put at its URL. */
  'place-image': kind({
    schema: (s) => ({ ...image(s), superseded: s.libraryFile.nullable() }),
    describe: showing,
    ...ofCompany,
  }),
  /** A picture has a new file: variants of these widths are made. */
  'make-widths': kind({
    schema: (s) => ({ ...image(s), fileNumber: s.count, widths: s.list(s.upTo(99_999)) }),
    describe: showing,
    ...ofCompany,
  }),
  /** A company's logo, name or color changed: its icons and share image are made again. */
  'make-logo-pictures': kind({
    schema: () => ({}),
    describe: () => "Making icons and a share image from the company's logo",
    ...ofCompany,
  }),
  /** A picture has a new file or new variants: the pages that show it are re-rendered. */
  'render-image': kind({
    schema: (s) => ({ ...image(s), isReplaced: s.flag }),
    describe: showing,
    ...ofCompany,
  }),
  /** A file was replaced: the file in its record is put at its URL. */
  'place-file': kind({
    schema: (s) => ({ fileId: s.id, superseded: s.libraryFile.nullable() }),
    describe: showingFile,
    ...ofCompany,
  }),
  /** A file's title, size or kind changed, or it was deleted: the pages that link to it are re-rendered. */
  'render-file': kind({
    schema: (s) => ({ fileId: s.id }),
    describe: showingFile,
    ...ofCompany,
  }),
  /** Deletes library objects that are no longer referenced. */
  'forget-image': kind({
    schema: (s) => ({ objects: s.list(s.libraryFile) }),
    describe: () => 'Deleting files of the library',
    ...ofCompany,
  }),
};
