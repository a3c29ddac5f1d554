import type { DemoPicture } from '../demo-site';

/** The library of the demo company; the files are in the folder `acme`. */
export const acmePictures: DemoPicture[] = [
  {
    fileName: 'Acme icon.png',
    imageDescription: 'The icon of Acme Boatworks',
    altText: 'A sloop on two waves in a round',
  },
  {
    fileName: 'Acme-wordmark.png',
    imageDescription: 'The wordmark of Acme Boatworks',
    altText: 'Acme Boatworks',
  },
  {
    fileName: 'Tom Alder.png',
    imageDescription: 'Tom Alder',
    altText: 'Tom Alder, with a gray beard and a blue cap',
  },
  {
    fileName: 'Ruth Alder.png',
    imageDescription: 'Ruth Alder',
    altText: 'Ruth Alder, with long red hair',
  },
  {
    fileName: 'Manny Duarte.png',
    imageDescription: 'Manny Duarte',
    altText: 'Manny Duarte, with a black beard and a yellow jacket',
  },
  {
    fileName: 'Chart of the harbor.png',
    imageDescription: 'A chart of the harbor',
    altText: 'A chart of Rockport harbor with a mark at its head, where the yard is',
  },
  {
    fileName: 'Lines of a sloop.png',
    imageDescription: 'The lines of a sloop',
    altText: 'A lines plan: sections, side and half plan of a sloop, white on blue',
  },
  {
    fileName: 'Under cover.png',
    imageDescription: 'Under cover',
    altText: 'Three boats on cradles under canvas in a lamp-lit shed',
  },
  {
    fileName: 'Planks.png',
    imageDescription: 'New planks',
    altText: 'New planks on a hull, with open seams and bungs over the screws',
  },
  {
    fileName: 'Acme Boatworks logo.png',
    imageDescription: 'The logo of Acme Boatworks',
    altText: 'Acme Boatworks: a sloop on two waves',
  },
  {
    fileName: 'Ribs of a hull.png',
    imageDescription: 'The ribs of a hull',
    altText: 'The bare ribs of a wooden hull, seen along the keel',
  },
  {
    fileName: 'Shed at night.png',
    imageDescription: 'The shed at night',
    altText: 'Warm light in the windows of a boat shed by the water at night',
  },
  {
    fileName: 'Sloop under sail.png',
    imageDescription: 'A sloop under sail',
    altText: 'A red sloop sailing in a fresh breeze',
  },
  {
    fileName: 'Harbor at dawn.png',
    imageDescription: 'The harbor at dawn',
    altText: 'Moored sailing boats in a quiet harbor at sunrise',
  },
];
