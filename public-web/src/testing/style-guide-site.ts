import type { ListedPage } from '@galley/shared/components/listed-pages';
import type { FileModels } from '@galley/shared/schemas/file';
import { picture, type Sample } from './style-guide-samples';

/** The pages that lists of the style guide show. */
export const listedPages: ListedPage[] = ['ribs', 'lines', 'cover', ''].map((name, index) => ({
  pageId: 20 + index,
  parentId: index < 3 ? 1 : 2,
  name:
    ['Petrel is afloat again', 'A new bottom for Alice M.', 'Winter storage is full', 'Ask us'][index] ?? '',
  href: `/news/${index + 1}`,
  summary: 'She had stood under a maple for sixteen years. In June she sailed to Matinicus and back.',
  picture: name && picture(name),
  date: index < 2 ? `2026-0${9 - index}-14` : '',
  author: 'Tom Alder',
  tags: ['boats'],
  since: `2026-0${9 - index}-14`,
}));

/** Sections that show other parts of the site, dates, or content that loads after a click. */
/** The files that lists of the style guide link to. */
export const listedFiles: FileModels = {
  1: { title: 'Rates of 2026', href: '/images/acme/files/1-rates', kind: 'pdf', bytes: 184_000 },
  2: { title: 'Winter agreement', href: '/images/acme/files/2-agreement', kind: 'word', bytes: 1_240_000 },
};

export const siteSamples: Sample[] = [
  {
    type: 'Cards',
    fields: {
      heading: 'What stays',
      align: 'center',
      sectionBackground: 'brand',
      items: [
        {
          key: '1',
          icon: 'anchor',
          picture: '',
          kicker: '',
          title: 'The slip',
          text: 'Since 1968.',
          link: '',
        },
        {
          key: '2',
          icon: 'boat',
          picture: '',
          kicker: '',
          title: 'The boats',
          text: 'Since 1911.',
          link: '',
        },
      ],
    },
  },
  {
    type: 'Cards',
    fields: {
      heading: 'Along the years',
      headAlign: 'center',
      variant: 'timeline',
      items: [
        {
          key: '1',
          icon: '',
          picture: picture('planks'),
          kicker: '1968',
          title: 'One shed',
          text: 'And one apprentice.',
          link: '',
        },
        { key: '2', icon: 'boat', picture: '', kicker: '1991', title: 'Two slips', text: '', link: '/about' },
        { key: '3', icon: '', picture: '', kicker: '', title: 'A school', text: 'Every winter.', link: '' },
      ],
    },
  },
  ...(['1', '2', '3'] as const).map((columns) => ({
    type: 'FileList' as const,
    fields: {
      heading: columns === '1' ? '' : 'To save and print',
      columns,
      items: [
        { key: '1', file: '/file:1', title: '' },
        { key: '2', file: '/file:2', title: 'What we both sign before the first frost, <b>in two pages</b>' },
        { key: '3', file: '/file:3', title: 'A file that is gone' },
        { key: '4', file: '/file:4', title: '' },
      ],
    },
  })),
  ...(['news', 'cards', 'list'] as const).map((look) => ({
    type: 'PageList' as const,
    fields: { look, source: 'tag', tag: 'Boats', heading: look === 'list' ? '' : 'From the yard' },
  })),
  { type: 'PageList', fields: { source: 'tag', tag: 'nobody', heading: 'What is to come' } },
  {
    type: 'Events',
    fields: {
      heading: 'In the yard this year',
      items: [
        {
          key: '1',
          title: 'Supper',
          date: '2026-12-12',
          until: '',
          time: '',
          place: '',
          text: '',
          link: '',
        },
        {
          key: '2',
          title: 'Launching day',
          date: '2026-05-09',
          until: '',
          time: '10 am',
          place: 'The slip',
          text: 'Everybody who has held a light this winter gets chowder.',
          link: '/advice/frozen',
        },
        {
          key: '3',
          title: 'A week of caulking',
          date: '2026-06-08',
          until: '2026-06-12',
          time: '9 to 4',
          place: 'Shed 2',
          text: '',
          link: '',
        },
      ],
    },
  },
  { type: 'Events', fields: { heading: '', items: [], sectionBackground: 'surface' } },
  {
    type: 'FindUs',
    fields: {
      map: 'openStreetMap',
      coordinates: '44.1890, -69.0742',
      picture: picture('harbor'),
      note: 'Down Wharf Street, past the ice house.',
    },
  },
  { type: 'FindUs', fields: { heading: '', picture: picture('ribs'), sectionBackground: 'dark' } },
  { type: 'FindUs', fields: { heading: '', map: 'google', showHours: false } },
  {
    type: 'Video',
    fields: {
      heading: 'How a plank is steamed',
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'Steaming a garboard',
      picture: picture('planks'),
      caption: 'Filmed in June by Sam.',
    },
  },
  {
    type: 'Video',
    fields: {
      address: 'https://vimeo.com/76979871',
      title: 'From above',
      shape: 'square',
      sectionBackground: 'brand',
    },
  },
];
