import type { StarterPage } from '../starter';

export const contact: StarterPage = {
  name: 'Find us',
  friendlyUrl: 'contact',
  title: 'Find {company}: address, telephone and the way here',
  description:
    'Where we are, how to reach us on foot, by bicycle and by telephone, and what people ask at the counter.',
  keywords: 'bakery, address',
  components: [
    {
      type: 'FindUs',
      componentName: 'Where and when',
      heading: 'Here we are',
      note: 'There is room for bicycles at the wall, and for cars in the street behind. Before ten we have flour on our hands: let it ring.',
    },
    {
      type: 'PictureText',
      componentName: 'A table',
      shape: 'wide',
      sectionBackground: 'surface',
      heading: 'Shall we keep a table?',
      text: '<p>We do not take reservations on weekends, but the line is short and smells good. On weekdays call us and the bench is yours.</p>',
      buttonText: 'What is on the counter',
      buttonLink: '/menu',
      picture: 'slice',
    },
    {
      type: 'Accordion',
      componentName: 'Questions',
      heading: 'Asked at the counter',
      items: [
        { title: 'Can I pay by card?', text: '<p>Yes, from the first cent.</p>' },
        {
          title: 'Is there something without gluten?',
          text: '<p>Soup, porridge and eggs, yes. But we are a bakery: flour is in the air.</p>',
        },
        {
          title: 'When is the bread sold out?',
          text: '<p>On weekends by noon. Call in the morning and we put one aside.</p>',
        },
      ],
    },
  ],
};
