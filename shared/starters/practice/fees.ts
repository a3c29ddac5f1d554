import type { StarterPage } from '../starter';

export const fees: StarterPage = {
  name: 'Fees',
  friendlyUrl: 'fees',
  title: 'What {company} charges: fixed fees for taxes and books',
  description:
    'Fixed fees for returns, books and founding. You know the price before we begin, and questions by telephone are included.',
  keywords: 'fees, accountant cost',
  components: [
    {
      type: 'Pricing',
      componentName: 'Fees',
      heading: 'Fixed, so that you call when you have a question',
      intro:
        'We do not sell hours. Short questions are included, because the ones that nobody asks become expensive.',
      items: [
        {
          name: 'Private return',
          price: '$390',
          per: 'a year',
          text: 'Wages or pension, one home.',
          features: 'Draft within three weeks\nCheck of the assessment\nQuestions by telephone',
          buttonText: 'Ask for an appointment',
          buttonLink: '/contact',
        },
        {
          name: 'Small business',
          price: '$240',
          per: 'each month',
          text: 'Up to sixty entries a month.',
          features:
            'Monthly books and sales tax\nYearly accounts and return\nThe monthly page\nYour own person',
          buttonText: 'Ask for an appointment',
          buttonLink: '/contact',
          isFeatured: true,
          badge: 'Most popular',
        },
        {
          name: 'Founding',
          price: '$650',
          per: 'once',
          text: 'Two appointments and the papers.',
          features: 'Form and numbers\nAll registrations\nA calendar of what is due',
          buttonText: 'Ask for an appointment',
          buttonLink: '/contact',
        },
      ],
    },
    {
      type: 'PriceList',
      componentName: 'More',
      heading: 'What else you may need',
      sectionBackground: 'surface',
      groups: [
        {
          heading: 'Returns',
          items: [
            { name: 'A rental property', text: 'Each, with depreciation', price: '$120' },
            { name: 'Income from abroad', text: 'For each country', price: '$160' },
            { name: 'A year that was missed', text: 'Each, as long as papers are there', price: '$340' },
          ],
        },
        {
          heading: 'Businesses',
          items: [
            { name: 'Wages', text: 'For each person and month', price: '$22' },
            { name: 'A further sixty entries', text: 'A month', price: '$90' },
            { name: 'An audit', text: 'We sit beside you', price: '$130 an hour' },
          ],
        },
      ],
      note: 'All fees before tax. What is not on this page gets a price before we begin, in writing.',
    },
    {
      type: 'CallToAction',
      componentName: 'Ask',
      heading: 'Somewhere in between?',
      text: 'Tell us in three sentences what you have. You get a figure within a day.',
      buttonText: 'Write to us',
      buttonLink: '/contact',
    },
  ],
};
