import type { RenderableComponent } from '@galley/shared/components/dictionary';

/** Fields of a component of any type; omitted fields have the defaults of a new component. */
export interface Sample {
  type: RenderableComponent['type'];
  fields: Record<string, unknown>;
}

export const picture = (name: string) => `acme/7/${name}.png`;

/** Sections that open a page and guide visitors through it. */
export const leadingSamples: Sample[] = [
  {
    type: 'Hero',
    fields: {
      layout: 'cover',
      kicker: 'Rockport, Maine',
      heading: 'Wooden boats, kept afloat since 1968',
      text: 'We replank, refasten and rebuild, from eight-foot prams to fifty-foot schooners.',
      buttonText: 'Bring us your boat',
      buttonLink: '/contact',
      button2Text: 'What we do',
      button2Link: '/services',
      picture: picture('harbor'),
    },
  },
  {
    type: 'Cards',
    fields: {
      kicker: 'Services',
      heading: 'Everything a boat needs through the year',
      intro: 'Most repairs are priced after one visit and done within a month.',
      items: [
        {
          key: '1',
          icon: 'hammer',
          picture: '',
          title: 'Repair',
          text: 'Leaking garboards, tired fastenings, a stem that met a ledge.',
          link: '/services/repair',
        },
        {
          key: '2',
          icon: 'ruler',
          picture: '',
          title: 'Restoration',
          text: 'Down to the backbone and up again, plank by plank.',
          link: '/services/restoration',
        },
        {
          key: '3',
          icon: 'home',
          picture: '',
          title: 'Storage',
          text: 'Heated, unheated or under a frame. Walked around once a week.',
          link: '',
        },
      ],
    },
  },
  {
    type: 'PictureText',
    fields: {
      kicker: 'How we work',
      heading: 'Look, tap, write, then cut',
      text: '<p>A repair begins with an hour under the boat with a hammer, a light and a pencil. You are welcome to hold the light.</p><ul><li>What must be done now</li><li>What can wait a year</li><li>What only looks bad</li></ul>',
      buttonText: 'How repairs work',
      buttonLink: '/services/repair',
      picture: picture('planks'),
    },
  },
  {
    type: 'PictureText',
    fields: {
      side: 'start',
      shape: 'tall',
      heading: 'Winter is kinder indoors',
      text: '<p>Every boat in our sheds is walked around once a week, and you get a note if anything has moved.</p>',
      picture: picture('cover'),
      sectionBackground: 'surface',
    },
  },
  {
    type: 'Cards',
    fields: {
      variant: 'boxed',
      columns: '3',
      heading: 'Latest work',
      headAlign: 'center',
      sectionBackground: 'surface',
      items: [
        {
          key: '1',
          icon: '',
          picture: picture('ribs'),
          title: 'Petrel, 1938',
          text: 'A daysailer that had stood under a maple for sixteen years.',
          link: '/about/boats',
        },
        {
          key: '2',
          icon: '',
          picture: picture('lines'),
          title: 'Alice M., 1961',
          text: 'A new bottom between Christmas and April.',
          link: '',
        },
        {
          key: '3',
          icon: '',
          picture: picture('sloop'),
          title: 'Sea Smoke, 1947',
          text: 'A schooner that nobody wanted.',
          link: '',
        },
      ],
    },
  },
  {
    type: 'Cards',
    fields: {
      variant: 'steps',
      columns: '4',
      heading: 'From the first call to the launch',
      items: [
        { key: '1', icon: '', picture: '', title: 'Call', text: 'Tell us what worries you.', link: '' },
        { key: '2', icon: '', picture: '', title: 'Survey', text: 'An hour under the boat.', link: '' },
        { key: '3', icon: '', picture: '', title: 'Estimate', text: 'In writing, within a week.', link: '' },
        { key: '4', icon: '', picture: '', title: 'Launch', text: 'Chowder included.', link: '' },
      ],
    },
  },
  {
    type: 'Cards',
    fields: {
      variant: 'figures',
      columns: '4',
      heading: 'The yard in figures',
      sectionBackground: 'dark',
      items: [
        {
          key: '1',
          icon: '',
          picture: '',
          title: '1968',
          text: 'The year in which the railway first hauled a boat of ours.',
          link: '',
        },
        { key: '2', icon: '', picture: '', title: '61', text: 'Boats in the sheds this winter.', link: '' },
        { key: '3', icon: '', picture: '', title: '9', text: 'People, and a dog.', link: '' },
        {
          key: '4',
          icon: '',
          picture: '',
          title: '212',
          text: 'Garboards replaced, and counting.',
          link: '',
        },
      ],
    },
  },
  {
    type: 'CallToAction',
    fields: {
      heading: 'Is she taking on water?',
      text: 'Do not write. Call, at any hour: the phone rings in the foreman’s kitchen too.',
      buttonText: 'Call the yard',
      buttonLink: 'tel:+12075550114',
      button2Text: 'Find us',
      button2Link: '/contact',
    },
  },
  {
    type: 'Hero',
    fields: {
      layout: 'split',
      kicker: 'Courses',
      heading: 'Learn to do it yourself',
      text: 'Small courses from October to April, with sawdust.',
      buttonText: 'All courses',
      buttonLink: '/courses',
      picture: picture('shed'),
      sectionBackground: 'surface',
    },
  },
  {
    type: 'Hero',
    fields: {
      layout: 'words',
      align: 'center',
      kicker: 'Optics to order',
      heading: 'One lens or one hundred',
      text: 'Send a drawing, get a price the same day and glass within ten working days.',
      buttonText: 'Send a drawing',
      buttonLink: '/contact',
    },
  },
  {
    type: 'CallToAction',
    fields: {
      layout: 'center',
      heading: 'Come and see',
      sectionBackground: 'none',
      buttonText: 'Visit us',
      buttonLink: '/contact',
    },
  },
  {
    type: 'Cards',
    fields: {
      heading: 'By the water',
      variant: 'boxed',
      items: [
        {
          key: '1',
          icon: 'clock',
          picture: '',
          kicker: '',
          title: 'Early',
          text: 'From six.',
          link: '/contact',
        },
        { key: '2', icon: 'people', picture: '', kicker: '', title: 'Together', text: 'In pairs.', link: '' },
      ],
      sectionPicture: picture('harbor'),
      sectionPictureFocus: '30 70',
    },
  },
];
