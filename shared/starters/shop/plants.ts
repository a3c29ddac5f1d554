import type { StarterPage } from '../starter';

export const plants: StarterPage = {
  name: 'Plants',
  friendlyUrl: 'plants',
  title: 'Plants for every window, by how much light you have',
  description:
    'Which plant for which window, how often to water it, what it costs, and what we do when it looks sad.',
  keywords: 'house plants',
  components: [
    {
      type: 'PictureText',
      componentName: 'Light',
      shape: 'wide',
      kicker: 'First of all',
      heading: 'Which way does your window look?',
      text: '<p>That is the first thing we ask. Light decides nearly everything, and no plant food makes up for it. Bring a photograph of the place at noon, and we tell you what will be happy there.</p>',
      picture: 'thistle',
    },
    {
      type: 'Cards',
      componentName: 'By light',
      heading: 'A plant for each',
      variant: 'boxed',
      columns: '3',
      sectionBackground: 'surface',
      items: [
        {
          picture: 'hibiscus',
          title: 'Full sun',
          text: 'Hibiscus, aloes, citrus. Water when the pot is light.',
        },
        {
          picture: 'anthurium',
          pictureFocus: '50 20',
          title: 'Bright, no sun',
          text: 'Anthurium, orchids, ferns. A glass of water on Sundays.',
        },
        {
          picture: 'impatiens',
          title: 'The shady balcony',
          text: 'Impatiens, fuchsias, hostas: from May, and thirsty.',
        },
      ],
    },
    {
      type: 'PriceList',
      componentName: 'Prices',
      heading: 'About what they cost',
      groups: [
        {
          heading: 'Small ones',
          items: [
            { name: 'Herbs', text: 'Basil to thyme, in clay', price: '$5' },
            { name: 'Succulents', text: 'Each one different', price: '$8.50' },
            { name: 'Ferns', text: 'For the bathroom', price: '$14' },
          ],
        },
        {
          heading: 'Large ones',
          items: [
            { name: 'Monstera', text: 'Waist-high', price: '$48' },
            { name: 'Olive tree', text: 'In a pot for outside', price: '$90' },
            { name: 'Fig with six leaves', text: 'Carried up to the third floor', price: '$120' },
          ],
        },
      ],
      note: 'Repotting is free of charge when the pot is from us.',
    },
    {
      type: 'Accordion',
      componentName: 'Care',
      sectionAnchor: 'easy',
      sectionBackground: 'surface',
      heading: 'First aid',
      items: [
        {
          title: 'Yellow leaves',
          text: '<p>Nearly always too much water. Let it dry until the pot is light, then half as much as before.</p>',
        },
        {
          title: 'Brown tips',
          text: '<p>Dry air. Move it away from the heating and closer to other plants.</p>',
        },
        {
          title: 'It does not grow',
          text: '<p>In winter nobody does. In summer: more light, then food, in this order.</p>',
        },
        {
          title: 'Small flies',
          text: '<p>Water from below for three weeks. If they stay, bring it in; we have a corner for patients.</p>',
        },
      ],
    },
    {
      type: 'CallToAction',
      componentName: 'Ask',
      heading: 'Bring us a photograph',
      text: 'Of the leaf, or of the window. We tell you what is wrong, or what would like it there.',
      buttonText: 'Ask us',
      buttonLink: '/contact',
    },
  ],
};
