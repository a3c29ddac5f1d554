import { picture, type Sample } from './style-guide-samples';

/** Sections that show people, pictures, answers and prices. */
export const showingSamples: Sample[] = [
  {
    type: 'Testimonials',
    fields: {
      look: 'quote',
      sectionBackground: 'surface',
      items: [
        {
          key: '1',
          quote:
            'They found the rot that two surveys missed, showed it to me, and fixed half of it for less than they had quoted.',
          name: 'Ellen Marsh',
          role: 'Sloop Petrel',
          picture: picture('ruth'),
        },
      ],
    },
  },
  {
    type: 'Testimonials',
    fields: {
      look: 'cards',
      heading: 'What owners say',
      items: [
        {
          key: '1',
          quote: 'A photograph every Friday, as promised.',
          name: 'Joe Pinkham',
          role: 'Alice M.',
          picture: picture('tom'),
        },
        {
          key: '2',
          quote:
            'I came to have one plank replaced. I stayed for the course and now I do it myself, mostly on Sundays.',
          name: 'Marisol Vega',
          role: '',
          picture: '',
        },
        { key: '3', quote: 'They said no. They were right.', name: '', role: '', picture: '' },
      ],
    },
  },
  {
    type: 'Accordion',
    fields: {
      heading: 'Before you call',
      intro: 'What most people ask.',
      items: [
        {
          key: '1',
          title: 'How soon can you look at her?',
          text: '<p>Within the week, if she floats. <a href="/contact">Today</a>, if she does not.</p>',
        },
        {
          key: '2',
          title: 'What does a plank cost?',
          text: '<p>Between $300 and $900.</p><ul><li>Cedar is less</li><li>Oak is more</li></ul>',
        },
        { key: '3', title: 'May I help?', text: '<p>You may hold the light.</p>' },
      ],
    },
  },
  {
    type: 'Gallery',
    fields: {
      look: 'grid',
      columns: '4',
      heading: 'Around the yard',
      items: ['ribs', 'planks', 'lines', 'cover'].map((name, index) => ({
        key: String(index + 1),
        picture: picture(name),
        caption: index === 0 ? 'The bare ribs, seen along the keel' : '',
      })),
    },
  },
  {
    type: 'Gallery',
    fields: {
      look: 'masonry',
      columns: '3',
      heading: '',
      items: ['harbor', 'ribs', 'tom', 'cover', 'sloop', 'lines'].map((name, index) => ({
        key: String(index + 1),
        picture: picture(name),
        caption: '',
      })),
    },
  },
  {
    type: 'Gallery',
    fields: {
      look: 'logos',
      heading: '',
      sectionSpacing: 'tight',
      items: ['logo', 'logo', 'logo'].map((name, index) => ({
        key: String(index + 1),
        picture: picture(name),
        caption: '',
      })),
    },
  },
  {
    type: 'Team',
    fields: {
      heading: 'Nine people, two sheds',
      sectionBackground: 'surface',
      items: [
        {
          key: '1',
          picture: picture('tom'),
          name: 'Tom Alder',
          role: 'Foreman',
          text: 'Forty winters of planking. Ask him about steam.',
          link: 'mailto:tom@acme.example',
        },
        {
          key: '2',
          picture: picture('ruth'),
          name: 'Ruth Alder',
          role: 'Schedules and courses',
          text: 'Ask her about dates.',
          link: '',
        },
        { key: '3', picture: '', name: 'Sam', role: 'Apprentice', text: '', link: '' },
      ],
    },
  },
  {
    type: 'Team',
    fields: {
      shape: 'round',
      columns: '4',
      heading: '',
      items: ['tom', 'ruth', 'manny', ''].map((name, index) => ({
        key: String(index + 1),
        picture: name && picture(name),
        name: name || 'Nobody',
        role: 'Shipwright',
        text: '',
        profiles: ['https://www.linkedin.com/in/tom', 'mailto:tom@acme.example', 'https://tom.example/'].map(
          (link, at) => ({ key: String(at + 1), link }),
        ),
        link: '',
      })),
    },
  },
  {
    type: 'Pricing',
    fields: {
      items: [
        {
          key: '1',
          name: 'Outdoors',
          price: '$46',
          per: 'a foot',
          text: 'A frame and a cover.',
          features: 'Hauling and launching\nBlocking',
          buttonText: 'Ask for a place',
          buttonLink: '/contact',
          isFeatured: false,
          badge: '',
        },
        {
          key: '2',
          name: 'Cold shed',
          price: '$71',
          per: 'a foot',
          text: 'For planked hulls that must not dry out.',
          features: 'Hauling and launching\nBlocking\nA walk around her every week',
          buttonText: 'Ask for a place',
          buttonLink: '/contact',
          isFeatured: true,
          badge: 'Most chosen',
        },
        {
          key: '3',
          name: 'Heated shed',
          price: '$118',
          per: 'a foot',
          text: '',
          features: 'All of the cold shed\nWork through the winter',
          buttonText: 'Join the list',
          buttonLink: '/contact',
          isFeatured: false,
          badge: '',
        },
      ],
    },
  },
  {
    type: 'PriceList',
    fields: {
      heading: 'What it costs',
      note: 'Before we start you get an estimate in writing.',
      groups: [
        {
          key: '1',
          heading: 'By the hour',
          items: [
            { key: '1', name: 'Shipwright', text: 'Planks, frames, decks', price: '$92' },
            { key: '2', name: 'Apprentice', text: '', price: '$58' },
          ],
        },
        {
          key: '2',
          heading: 'By the foot',
          items: [
            { key: '1', name: 'Hauling and launching', text: '', price: '$16' },
            { key: '2', name: 'Bottom paint', text: 'Two coats, sanded between', price: '$31' },
          ],
        },
      ],
    },
  },
];
