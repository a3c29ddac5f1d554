import type { StarterPage } from '../starter';

export const services: StarterPage = {
  name: 'Services',
  friendlyUrl: 'services',
  title: 'Tax returns, bookkeeping and advice for founders by {company}',
  description:
    'What we do for private people, for businesses and for people who are about to start one, and what we leave to others.',
  keywords: 'tax return, bookkeeping',
  components: [
    {
      type: 'PictureText',
      componentName: 'Private',
      shape: 'wide',
      sectionAnchor: 'private',
      kicker: 'Private people',
      heading: 'The yearly return',
      text: '<ul><li>Wages, pensions, rent and savings</li><li>Income from abroad</li><li>Inheritance and gifts</li><li>Objections, where the office is wrong</li></ul><p>You send photographs of the papers, we send a draft with three sentences about it. You sign on your telephone.</p>',
      picture: 'pen',
    },
    {
      type: 'PictureText',
      componentName: 'Business',
      side: 'start',
      shape: 'wide',
      sectionAnchor: 'business',
      sectionBackground: 'surface',
      kicker: 'Businesses',
      heading: 'Books that say something',
      text: '<ul><li>Bookkeeping, monthly and without paper</li><li>Wages and the letters around them</li><li>Yearly accounts</li><li>A page each month: what came in, what it cost, what to watch</li></ul>',
      picture: 'desk',
    },
    {
      type: 'PictureText',
      componentName: 'Starting',
      shape: 'wide',
      sectionAnchor: 'starting',
      kicker: 'Founders',
      heading: 'Before the first invoice',
      text: '<p>Alone, as partners or as a company? With or without sales tax? We go through it in two appointments, file what must be filed and tell you what can wait until there is money.</p>',
      buttonText: 'Ask for an appointment',
      buttonLink: '/contact',
      picture: 'typewriter',
    },
    {
      type: 'Accordion',
      componentName: 'Questions',
      heading: 'How we work together',
      sectionBackground: 'surface',
      items: [
        {
          title: 'How do papers get to you?',
          text: '<p>By an app, by upload or in a shoe box. The app is quickest.</p>',
        },
        {
          title: 'We have an accountant already. How do we switch?',
          text: '<p>You sign one letter. We collect the files and check the last two years, so that nothing falls through the cracks.</p>',
        },
        {
          title: 'What do you not do?',
          text: '<p>Lawsuits and investments. We know good people for both.</p>',
        },
      ],
    },
    {
      type: 'CallToAction',
      componentName: 'Talk',
      heading: 'Not sure where you belong?',
      text: 'Tell us in half an hour. It costs nothing, and you go home with a plan.',
      buttonText: 'Ask for an appointment',
      buttonLink: '/contact',
    },
  ],
};
