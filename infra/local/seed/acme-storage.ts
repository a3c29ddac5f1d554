import { type DemoPage, text } from './demo-site';

/** The page about winter storage. */
export const winterStorage: DemoPage = {
  name: 'Winter Storage',
  friendlyUrl: 'winter-storage',
  title: 'Winter boat storage in Rockport: heated, shed or outdoors',
  description:
    'Three ways to keep a boat dry from October to May, what each costs a foot, and what we check every week while you are away.',
  keywords: 'winter storage, boat storage',
  components: [
    {
      type: 'PictureText',
      componentName: 'Sheds',
      side: 'start',
      shape: 'wide',
      heading: 'Somebody looks, every week',
      text: '<p>Wind finds the one loose grommet. So on Mondays somebody walks around every boat with a flashlight, tightens what flaps, empties what drips and writes you a line if anything has moved.</p>',
      buttonText: 'Ask for a place',
      buttonLink: '/contact',
      picture: 'covered',
    },
    {
      type: 'Pricing',
      componentName: 'Prices',
      heading: 'Prices for a season',
      items: [
        {
          name: 'Outdoors',
          price: '$46',
          per: 'a foot',
          text: 'Framed and covered, behind the north shed.',
          features: 'Hauled, washed and blocked\nWalked around every week',
          buttonText: 'Ask for a place',
          buttonLink: '/contact',
        },
        {
          name: 'Cold shed',
          price: '$71',
          per: 'a foot',
          text: 'For planked hulls that must not dry out.',
          features:
            'Hauled, washed and blocked\nWalked around every week\nAn earth floor that keeps her damp',
          buttonText: 'Ask for a place',
          buttonLink: '/contact',
          isFeatured: true,
          badge: 'Best for wood',
        },
        {
          name: 'Heated shed',
          price: '$118',
          per: 'a foot',
          text: 'For boats with work to be done.',
          features: 'All of the cold shed\nForty degrees, day and night\nYou may come and work',
          buttonText: 'Join the list',
          buttonLink: '/contact',
        },
      ],
    },
    {
      type: 'FileList',
      componentName: 'Papers',
      heading: 'To print before October',
      intro: 'Bring the agreement with you, or send it with the first line ashore.',
      sectionBackground: 'surface',
      columns: '3',
      items: [
        { file: 'Winter storage agreement', title: '' },
        { file: 'What to take off the boat', title: '' },
        { file: 'Rates of 2026', title: '' },
      ],
    },
    text('Included', '4_4', {
      column1: '<p>Hauling, washing and blocking are included. Engines are winterized by arrangement.</p>',
    }),
  ],
};
