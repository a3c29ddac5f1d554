import type { StarterPage } from '../starter';

export const workshops: StarterPage = {
  name: 'Workshops',
  friendlyUrl: 'workshops',
  title: 'Workshops at {company}: bouquets, wreaths and terrariums',
  description:
    'Evenings for eight people at our long table: tie a bouquet, wind a wreath or plant a garden in a glass.',
  keywords: 'flower workshop',
  components: [
    {
      type: 'Hero',
      componentName: 'The table',
      layout: 'split',
      kicker: 'Workshops',
      heading: 'Eight people, one long table',
      text: 'You need nothing and no talent. We bring flowers, scissors, a drink and somebody who shows it slowly. You go home with what you made.',
      buttonText: 'Book a place',
      buttonLink: '/contact',
      picture: 'phacelia',
    },
    {
      type: 'Events',
      componentName: 'Dates',
      heading: 'What you can learn',
      sectionBackground: 'surface',
      items: [
        {
          title: 'A bouquet that holds',
          date: '{thursday 2}',
          time: 'In the evening',
          place: 'The long table',
          text: 'The spiral, the thumb, the last twist. $55.',
          link: '/contact',
        },
        {
          title: 'A wreath',
          date: '{thursday 3}',
          time: 'In the evening',
          place: 'The long table',
          text: 'Dry or fresh, for the door or the table. $60.',
          link: '/contact',
        },
        {
          title: 'A garden in a glass',
          date: '{saturday 5}',
          time: 'In the afternoon',
          place: 'The long table',
          text: 'It waters itself for a year. From ten years of age, $48.',
          link: '/contact',
        },
      ],
    },
    {
      type: 'Accordion',
      componentName: 'Questions',
      heading: 'Before you book',
      items: [
        {
          title: 'What if I cannot come?',
          text: '<p>Send a friend, or tell us two days before and come another time.</p>',
        },
        {
          title: 'Do you do it for groups?',
          text: '<p>With pleasure: birthdays, bridal showers, teams that need a quiet evening. From six people, on a day of your own.</p>',
        },
        { title: 'What should I wear?', text: '<p>Something that may get a green stain.</p>' },
      ],
    },
    {
      type: 'CallToAction',
      componentName: 'Book',
      heading: 'Two places are usually left',
      buttonText: 'Book a place',
      buttonLink: '/contact',
    },
  ],
};
