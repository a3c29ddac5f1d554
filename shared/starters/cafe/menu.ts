import type { StarterPage } from '../starter';

export const menu: StarterPage = {
  name: 'Menu',
  friendlyUrl: 'menu',
  title: 'The menu of {company}: breakfast, cake, coffee and bread',
  description:
    'Breakfast until noon, soup at midday, cake in the afternoon, coffee all day, and six kinds of bread to take home.',
  keywords: 'menu, breakfast',
  components: [
    {
      type: 'PriceList',
      componentName: 'To eat here',
      heading: 'To eat here',
      intro: 'Everything with bread comes with as much bread as you like.',
      groups: [
        {
          heading: 'Until noon',
          items: [
            { name: 'Bread and butter', text: 'Three kinds of bread, salted butter, jam', price: '$7' },
            { name: 'Eggs on toast', text: 'Soft, with chives and cress', price: '$10' },
            { name: 'The baker’s plate', text: 'Cheese, ham, an egg, pickles, bread', price: '$14' },
            { name: 'Porridge', text: 'Oats, apple, brown sugar', price: '$8.50' },
          ],
        },
        {
          heading: 'At midday',
          items: [
            { name: 'Soup of the day', text: 'Always without meat', price: '$9' },
            { name: 'Open sandwich', text: 'Mushroom, or smoked trout', price: '$11' },
            { name: 'Slice of the oven', text: 'What the pizza dough became today', price: '$8.50' },
          ],
        },
        {
          heading: 'Sweet',
          items: [
            { name: 'Cinnamon knot', text: '', price: '$4' },
            { name: 'Oat slice', text: 'With currants; without egg or milk', price: '$4' },
            { name: 'Cake of the day', text: 'Ask what it is', price: '$6' },
          ],
        },
        {
          heading: 'To drink',
          items: [
            { name: 'Filter coffee', text: 'A pot for two is $7', price: '$4' },
            { name: 'Espresso, flat white', text: '', price: '$3 / $5' },
            { name: 'Tea in a pot', text: 'Black, mint, verbena', price: '$5' },
            { name: 'Apple juice', text: 'Pressed by the neighbors', price: '$4' },
          ],
        },
      ],
      note: 'Allergies? Tell us. We bake with wheat, rye, nuts, milk and eggs in one room, so we cannot promise that nothing travels.',
    },
    {
      type: 'PriceList',
      componentName: 'Bread',
      sectionAnchor: 'bread',
      sectionBackground: 'surface',
      kicker: 'To take home',
      heading: 'Our bread',
      groups: [
        {
          heading: 'Every day',
          items: [
            { name: 'Country loaf', text: 'Wheat and a little rye, 36 hours', price: '$8.50' },
            { name: 'Dark rye', text: 'Keeps for a week', price: '$9' },
            { name: 'White tin loaf', text: 'For toast and for children', price: '$6' },
          ],
        },
        {
          heading: 'On weekends',
          items: [
            { name: 'Walnut', text: 'For cheese', price: '$10' },
            { name: 'Seeded spelt', text: '', price: '$9' },
            { name: 'Brioche', text: 'Sundays only', price: '$9' },
          ],
        },
      ],
      note: 'Yesterday’s bread is half the price, and just right for soup.',
    },
    {
      type: 'CallToAction',
      componentName: 'Order',
      layout: 'center',
      heading: 'Shall we keep one for you?',
      text: 'Call before ten and your loaf waits behind the counter.',
      buttonText: 'Telephone and address',
      buttonLink: '/contact',
    },
  ],
};
