import type { StarterPicture } from '@galley/shared/starters/starter';

/** The demo company's pictures, by their files in `pictures/acme/`; the last one is the first in the library. */
export const acmePictures: Record<string, StarterPicture> = {
  icon: { description: 'The icon of Acme Boatworks', altText: 'A sloop on two waves in a round' },
  wordmark: { description: 'The wordmark of Acme Boatworks', altText: 'Acme Boatworks' },
  'wordmark-light': {
    description: 'The wordmark of Acme Boatworks, for dark backgrounds',
    altText: 'Acme Boatworks',
  },
  tom: { description: 'Tom Alder', altText: 'Tom Alder, with a gray beard and a blue cap' },
  ruth: { description: 'Ruth Alder', altText: 'Ruth Alder, with long red hair' },
  manny: { description: 'Manny Duarte', altText: 'Manny Duarte, with a black beard and a yellow jacket' },
  chart: {
    description: 'A chart of the harbor',
    altText: 'A chart of Rockport harbor with a mark at its head, where the yard is',
  },
  lines: {
    description: 'The lines of a sloop',
    altText: 'A lines plan: sections, side and half plan of a sloop, white on blue',
  },
  covered: { description: 'Under cover', altText: 'Three boats on cradles under canvas in a lamp-lit shed' },
  planks: {
    description: 'New planks',
    altText: 'New planks on a hull, with open seams and bungs over the screws',
  },
  logo: { description: 'The logo of Acme Boatworks', altText: 'Acme Boatworks: a sloop on two waves' },
  ribs: { description: 'The ribs of a hull', altText: 'The bare ribs of a wooden hull, seen along the keel' },
  shed: {
    description: 'The shed at night',
    altText: 'Warm light in the windows of a boat shed by the water at night',
  },
  sloop: { description: 'A sloop under sail', altText: 'A red sloop sailing in a fresh breeze' },
  harbor: { description: 'The harbor at dawn', altText: 'Moored sailing boats in a quiet harbor at sunrise' },
};
