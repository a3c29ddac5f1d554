import type { StarterPage } from '../starter';

export const orders: StarterPage = {
  name: 'Order ahead',
  friendlyUrl: 'orders',
  title: 'Order bread, breakfast and cakes ahead at {company}',
  description:
    'Breakfast for the office, rolls for a party, a cake with a name on it: order two days before and collect it warm.',
  keywords: 'catering, cake order',
  components: [
    {
      type: 'Cards',
      componentName: 'How it works',
      kicker: 'Two days before',
      heading: 'Tell us, and it is ready',
      variant: 'steps',
      columns: '3',
      items: [
        { title: 'Write or call', text: 'What, for how many, and for when.' },
        { title: 'We call back', text: 'The same day, with the price and a question or two.' },
        { title: 'You collect', text: 'Still warm, in boxes that we would like to see again.' },
      ],
    },
    {
      type: 'Pricing',
      componentName: 'Boxes',
      heading: 'Three boxes that always work',
      sectionBackground: 'surface',
      items: [
        {
          name: 'Breakfast',
          price: '$9',
          per: 'a person',
          text: 'From six people.',
          features: 'Rolls and sliced bread\nButter, jam and cheese\nA piece of something sweet',
        },
        {
          name: 'Meeting',
          price: '$14',
          per: 'a person',
          text: 'From eight people.',
          features: 'Small open sandwiches\nOat slices\nCoffee in flasks, with cups',
          isFeatured: true,
          badge: 'Most ordered',
        },
        {
          name: 'Cake',
          price: '$48',
          per: 'for twelve',
          text: 'One day more, please.',
          features: 'Chocolate, carrot or lemon\nYour words on top\nCandles, if you must',
        },
      ],
    },
    {
      type: 'ImageForm',
      componentName: 'Form',
      title: 'What can we bake for you?',
      description: 'Nothing is ordered until we have called you back.',
      formId: 1,
      imageLink: 'baskets',
    },
  ],
};
