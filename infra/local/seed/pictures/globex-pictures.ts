import type { DemoPicture } from '../demo-site';

/** The library of the second demo company; the files are in the folder `globex`. */
export const globexPictures: DemoPicture[] = [
  {
    fileName: 'Drawing of a doublet.png',
    imageDescription: 'A drawing of a doublet',
    altText: 'A drawing on squared paper: two lenses of a doublet with their radii, and a pencil',
  },
  {
    fileName: 'Glass blanks.png',
    imageDescription: 'Glass blanks',
    altText: 'Round blanks of glass in six tints on a light table',
  },
  {
    fileName: 'Interferogram.png',
    imageDescription: 'An interferogram',
    altText: 'The bent fringes of an interferogram, violet and white',
  },
  {
    fileName: 'Polishing.png',
    imageDescription: 'The polishing machine',
    altText: 'A lens turning on a polishing pitch, held by an arm of steel',
  },
  {
    fileName: 'Light through a lens.png',
    imageDescription: 'Light through a lens',
    altText: 'Parallel beams of light that a lens brings to one bright point',
  },
];
