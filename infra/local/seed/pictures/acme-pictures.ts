import type { DemoPicture } from '../demo-site';
import { paintAcmeLogo } from './acme-logo';
import { paintHarborAtDawn } from './harbor-at-dawn';
import { paintRibsOfAHull } from './ribs-of-a-hull';
import { paintShedAtNight } from './shed-at-night';
import { paintSloopUnderSail } from './sloop-under-sail';

/** The library of the demo company: drawn when the data are new, so that nothing is downloaded or kept as a file. */
export const acmePictures: DemoPicture[] = [
  {
    fileName: 'Acme Boatworks logo.png',
    imageDescription: 'The logo of Acme Boatworks',
    altText: 'Acme Boatworks: a sloop on two waves',
    paint: paintAcmeLogo,
  },
  {
    fileName: 'Ribs of a hull.png',
    imageDescription: 'The ribs of a hull',
    altText: 'The bare ribs of a wooden hull, seen along the keel',
    paint: paintRibsOfAHull,
  },
  {
    fileName: 'Shed at night.png',
    imageDescription: 'The shed at night',
    altText: 'Warm light in the windows of a boat shed by the water at night',
    paint: paintShedAtNight,
  },
  {
    fileName: 'Sloop under sail.png',
    imageDescription: 'A sloop under sail',
    altText: 'A red sloop sailing in a fresh breeze',
    paint: paintSloopUnderSail,
  },
  {
    fileName: 'Harbor at dawn.png',
    imageDescription: 'The harbor at dawn',
    altText: 'Moored sailing boats in a quiet harbor at sunrise',
    paint: paintHarborAtDawn,
  },
];
