import type { StarterPage } from '../starter';

export const about: StarterPage = {
  name: 'Our bakery',
  friendlyUrl: 'our-bakery',
  title: 'Who bakes at {company}, with what, and why so slowly',
  description:
    'Why our dough rests for a day, where the flour comes from, and who you will meet behind the counter.',
  keywords: 'bakery, sourdough',
  components: [
    {
      type: 'Hero',
      componentName: 'Time',
      layout: 'split',
      kicker: 'Our bakery',
      heading: 'We are slow on purpose',
      text: 'A loaf takes us thirty-six hours. Most of that we sleep and the dough works: it gets its taste, its crust and the holes that hold the butter. We tried it faster, and nobody came back for a second one.',
      picture: 'flour',
    },
    {
      type: 'Cards',
      componentName: 'Where from',
      kicker: 'What goes in',
      heading: 'Grown where we can see it',
      variant: 'plain',
      columns: '3',
      sectionBackground: 'surface',
      items: [
        { icon: 'leaf', title: 'Grain', text: 'From three farms, milled on stone an hour from here.' },
        {
          icon: 'drop',
          title: 'Milk and butter',
          text: 'From cows with names. Delivered on Tuesdays and Fridays.',
        },
        { icon: 'sun', title: 'Fruit', text: 'What is ripe. So there is no strawberry cake in March.' },
      ],
    },
    {
      type: 'PictureText',
      componentName: 'The room',
      side: 'start',
      shape: 'wide',
      heading: 'The room',
      text: '<p>Eight tables, one long bench, an oven that you can look into. Children may stand on the box. Dogs are welcome where they do not smell the ham.</p>',
      picture: 'oval',
    },
    {
      type: 'CallToAction',
      componentName: 'Come',
      layout: 'center',
      heading: 'Best before nine',
      text: 'That is when it is quiet and the crust still crackles.',
      buttonText: 'Find us',
      buttonLink: '/contact',
    },
  ],
};
