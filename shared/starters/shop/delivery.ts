import type { StarterPage } from '../starter';

export const delivery: StarterPage = {
  name: 'Delivery',
  friendlyUrl: 'delivery',
  title: 'Flower delivery by {company}: where, when and for how much',
  description: 'We deliver by bicycle in town and by van around it, on the day if you call before noon.',
  keywords: 'flower delivery',
  components: [
    {
      type: 'Cards',
      componentName: 'How',
      kicker: 'Before noon, the same day',
      heading: 'To the door, with your words',
      variant: 'steps',
      columns: '3',
      items: [
        { title: 'Tell us', text: 'For whom, where, and what the card should say.' },
        { title: 'We tie', text: 'From what came in this morning. You may have a photograph.' },
        { title: 'They smile', text: 'If nobody is at home, the neighbors get a job.' },
      ],
    },
    {
      type: 'PriceList',
      componentName: 'Prices',
      heading: 'What it costs',
      sectionBackground: 'surface',
      groups: [
        {
          heading: 'By bicycle',
          items: [
            { name: 'In town', text: 'Until six', price: '$6' },
            { name: 'Within the hour', text: 'If a bicycle is free', price: '$13' },
          ],
        },
        {
          heading: 'By van',
          items: [
            { name: 'Up to ten miles', text: '', price: '$14' },
            { name: 'Weddings', text: 'With setting up', price: 'as agreed' },
          ],
        },
      ],
      note: 'For subscriptions delivery is included.',
    },
    {
      type: 'PictureText',
      componentName: 'Every week',
      shape: 'wide',
      kicker: 'For offices, practices and kitchens',
      heading: 'Flowers every Monday',
      text: '<p>We bring a vase, change what is in it every week and take the old ones to the compost. From $35 a week; stop whenever you like.</p>',
      buttonText: 'Ask for it',
      buttonLink: '/contact',
      picture: 'poppy',
      pictureFocus: '100 50',
    },
  ],
};
