import type { StarterPage } from '../starter';

export const services: StarterPage = {
  name: 'Services',
  friendlyUrl: 'services',
  title: 'Roof repairs, new roofs and yearly care by {company}',
  description:
    'What we do on a roof: leaks and storm damage, new coverings with insulation, gutters, chimneys and a yearly check.',
  keywords: 'roof repair, new roof',
  components: [
    {
      type: 'PictureText',
      componentName: 'Repairs',
      shape: 'wide',
      sectionAnchor: 'repairs',
      kicker: 'Repairs',
      heading: 'Leaks, storms and loose tiles',
      text: '<p>We carry the usual tiles, flashings and a tarpaulin for every roof, so most leaks are closed on the first visit. For your insurer you get photographs and a report of what broke and why.</p>',
      buttonText: 'Tell us what broke',
      buttonLink: '/contact',
      picture: 'timber',
    },
    {
      type: 'PictureText',
      componentName: 'New roofs',
      side: 'start',
      shape: 'wide',
      sectionAnchor: 'new-roofs',
      kicker: 'New roofs',
      heading: 'From the rafters up',
      text: '<p>Tile, slate, metal or green: we tell you what your rafters carry, what your street allows and what each costs over forty years, not only on the day. Insulation and skylights are planned in at once.</p>',
      buttonText: 'Ask for a visit',
      buttonLink: '/contact',
      picture: 'overhang',
    },
    {
      type: 'PriceList',
      componentName: 'Prices',
      sectionAnchor: 'care',
      sectionBackground: 'surface',
      kicker: 'Care',
      heading: 'What small things cost',
      groups: [
        {
          heading: 'Once',
          items: [
            { name: 'Inspection', text: 'On the roof, with photographs and a list', price: '$120' },
            { name: 'Gutters of a house', text: 'Cleared, flushed and checked', price: '$180' },
            { name: 'Loose tiles', text: 'Up to ten, material included', price: '$240' },
          ],
        },
        {
          heading: 'Every year',
          items: [
            { name: 'The yearly check', text: 'Inspection and gutters in one visit', price: '$220' },
            { name: 'With chimney', text: 'The same, and the chimney head', price: '$290' },
          ],
        },
      ],
      note: 'An inspection is free of charge when we do the work that it finds.',
    },
    {
      type: 'Accordion',
      componentName: 'Questions',
      heading: 'Questions before you call',
      items: [
        {
          title: 'How soon can somebody come?',
          text: '<p>After a storm within a day, to make it tight. For everything else within two weeks; we tell you the day on the telephone.</p>',
        },
        {
          title: 'Do we have to be at home?',
          text: '<p>No. We need to reach the roof and a socket. You get photographs in the evening.</p>',
        },
        {
          title: 'What if it rains?',
          text: '<p>We only open as much as we can close again the same day. If it rains in the morning, we come on the next dry one and tell you before seven.</p>',
        },
        {
          title: 'Does my insurance pay?',
          text: '<p>Storms usually, age never. We write the report that your insurer needs and come along if an assessor wants to see it.</p>',
        },
      ],
    },
    {
      type: 'CallToAction',
      componentName: 'Ask',
      heading: 'Not sure what it needs?',
      text: 'Start with an inspection. Then you know, whoever does the work.',
      buttonText: 'Ask for a visit',
      buttonLink: '/contact',
    },
  ],
};
