import type { StarterPage } from '../starter';

export const membership: StarterPage = {
  name: 'Membership',
  friendlyUrl: 'membership',
  title: 'Become a member of {company}: what it costs and what you get',
  description:
    'Three walks are free; then membership is less than a pair of socks a month, with insurance and the weekend away.',
  keywords: 'membership, join',
  components: [
    {
      type: 'Pricing',
      componentName: 'Fees',
      heading: 'Less than a pair of socks a month',
      items: [
        {
          name: 'Guest',
          price: '$0',
          per: 'three walks',
          text: 'To see whether you like us.',
          features: 'Any Sunday\nAny group\nNo forms',
          buttonText: 'Come along',
          buttonLink: '/contact',
        },
        {
          name: 'Member',
          price: '$48',
          per: 'a year',
          text: 'For everyone over eighteen.',
          features: 'All walks and evenings\nInsurance on the way\nFirst choice for the weekend\nA vote',
          buttonText: 'Join',
          buttonLink: '/contact',
          isFeatured: true,
          badge: 'Most of us',
        },
        {
          name: 'Family',
          price: '$72',
          per: 'a year',
          text: 'Two adults and all their children.',
          features: 'All of the single one\nChildren’s walks in summer',
          buttonText: 'Join',
          buttonLink: '/contact',
        },
      ],
    },
    {
      type: 'Accordion',
      componentName: 'Questions',
      heading: 'Before you join',
      sectionBackground: 'surface',
      items: [
        {
          title: 'Am I fit enough?',
          text: '<p>If you can walk for two hours, the easy group is yours. Everything else comes by itself.</p>',
        },
        {
          title: 'What do I need?',
          text: '<p>Shoes that have been outside before, a coat, water. No poles, no gadgets.</p>',
        },
        {
          title: 'Can I bring my dog?',
          text: '<p>On a lead, and not where there are lambs. Each walk says whether it is one for dogs.</p>',
        },
        { title: 'I have no car.', text: '<p>Half of us have none. We meet at the station and share.</p>' },
      ],
    },
    {
      type: 'CallToAction',
      componentName: 'Try',
      heading: 'Try it this Sunday',
      buttonText: 'Come along',
      buttonLink: '/contact',
    },
  ],
};
