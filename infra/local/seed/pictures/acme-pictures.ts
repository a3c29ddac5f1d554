import type { DemoPicture } from '../demo-site';
import { paintAcmeLogo } from './acme-logo';
import { paintAcmeIcon, paintAcmeWordmark } from './acme-wordmark';
import { paintHarborAtDawn } from './harbor-at-dawn';
import { paintHarborChart } from './harbor-chart';
import { paintLinesPlan } from './lines-plan';
import { paintPlanks } from './planks';
import { paintManny, paintRuth, paintTom } from './portraits';
import { paintRibsOfAHull } from './ribs-of-a-hull';
import { paintShedAtNight } from './shed-at-night';
import { paintSloopUnderSail } from './sloop-under-sail';
import { paintUnderCover } from './under-cover';

/** The library of the demo company: drawn when the data are new, so that nothing is downloaded or kept as a file. */
export const acmePictures: DemoPicture[] = [
  {
    fileName: 'Acme icon.png',
    imageDescription: 'The icon of Acme Boatworks',
    altText: 'A sloop on two waves in a round',
    paint: paintAcmeIcon,
  },
  {
    fileName: 'Acme wordmark.png',
    imageDescription: 'The wordmark of Acme Boatworks',
    altText: 'Acme Boatworks',
    paint: paintAcmeWordmark,
  },
  {
    fileName: 'Tom Alder.png',
    imageDescription: 'Tom Alder',
    altText: 'Tom Alder, with a gray beard and a blue cap',
    paint: paintTom,
  },
  {
    fileName: 'Ruth Alder.png',
    imageDescription: 'Ruth Alder',
    altText: 'Ruth Alder, with long red hair',
    paint: paintRuth,
  },
  {
    fileName: 'Manny Duarte.png',
    imageDescription: 'Manny Duarte',
    altText: 'Manny Duarte, with a black beard and a yellow jacket',
    paint: paintManny,
  },
  {
    fileName: 'Chart of the harbor.png',
    imageDescription: 'A chart of the harbor',
    altText: 'A chart of Rockport harbor with a mark at its head, where the yard is',
    paint: paintHarborChart,
  },
  {
    fileName: 'Lines of a sloop.png',
    imageDescription: 'The lines of a sloop',
    altText: 'A lines plan: sections, side and half plan of a sloop, white on blue',
    paint: paintLinesPlan,
  },
  {
    fileName: 'Under cover.png',
    imageDescription: 'Under cover',
    altText: 'Three boats on cradles under canvas in a lamp-lit shed',
    paint: paintUnderCover,
  },
  {
    fileName: 'Planks.png',
    imageDescription: 'New planks',
    altText: 'New planks on a hull, with open seams and bungs over the screws',
    paint: paintPlanks,
  },
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
