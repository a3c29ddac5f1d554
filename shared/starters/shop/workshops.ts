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
      picture: 'poppy',
      pictureFocus: '100 50',
    },
    {
      type: 'Cards',
      componentName: 'Programme',
      heading: 'What you can learn',
      variant: 'boxed',
      columns: '3',
      sectionBackground: 'surface',
      items: [
        {
          icon: 'leaf',
          title: 'A bouquet that holds',
          text: 'The spiral, the thumb, the last twist. First Thursday of the month, $55.',
        },
        {
          icon: 'sun',
          title: 'A wreath',
          text: 'Dry or fresh, for the door or the table. Third Thursday, $60.',
        },
        {
          icon: 'drop',
          title: 'A garden in a glass',
          text: 'It waters itself for a year. Last Saturday, from ten years of age, $48.',
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
          text: '<p>With pleasure: birthdays, hen parties, teams that need a quiet evening. From six people, on a day of your own.</p>',
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
      button2Text: 'Call {telephone}',
      button2Link: 'tel:{call}',
    },
  ],
};
