import type { StarterPage } from '../starter';

export const home: StarterPage = {
  name: 'Home',
  friendlyUrl: '/',
  title: '{company}: tax and accounting that you understand',
  description:
    'We do the books and taxes of small businesses and private people, explain them, and say what it costs before we begin.',
  keywords: 'accounting, tax adviser',
  components: [
    {
      type: 'Hero',
      componentName: 'Welcome',
      layout: 'split',
      kicker: 'Tax and accounting',
      heading: 'Your figures, in plain words',
      text: 'We keep the books of small businesses and do the taxes of the people behind them. You always know where you stand, and what it costs to know.',
      buttonText: 'Ask for an appointment',
      buttonLink: '/contact',
      button2Text: 'What it costs',
      button2Link: '/fees',
      picture: 'stairs',
    },
    {
      type: 'Cards',
      componentName: 'For whom',
      kicker: 'Who we work for',
      heading: 'Three kinds of clients',
      variant: 'boxed',
      columns: '3',
      items: [
        {
          icon: 'people',
          title: 'You have an income',
          text: 'Wages, rent, a pension from two countries. One return, done once, done right.',
          link: '/services#private',
        },
        {
          icon: 'shop',
          title: 'You have a business',
          text: 'Books every month, wages on time, and a page that says how the month really was.',
          link: '/services#business',
        },
        {
          icon: 'star',
          title: 'You are starting one',
          text: 'Which legal form, which registrations, which letters can wait. Before the first invoice.',
          link: '/services#starting',
        },
      ],
    },
    {
      type: 'PictureText',
      componentName: 'How we work',
      side: 'start',
      shape: 'wide',
      sectionBackground: 'surface',
      kicker: 'How we work',
      heading: 'One person knows your file',
      text: '<p>You get a name and a direct line. Whoever does your books in March also answers your question in October, and has not forgotten what you said.</p><p>Letters from the tax office come to us first. We call you when one matters, and only then.</p>',
      buttonText: 'Who we are',
      buttonLink: '/about',
      picture: 'hall',
    },
    {
      type: 'Cards',
      componentName: 'Figures',
      variant: 'figures',
      columns: '4',
      items: [
        { title: '1', text: 'working day until we answer' },
        { title: '30 min', text: 'first talk, free of charge' },
        { title: '0', text: 'deadlines that you must remember' },
        { title: '12', text: 'reports a year, one page each' },
      ],
    },
    {
      type: 'Accordion',
      componentName: 'Questions',
      heading: 'Before the first appointment',
      sectionBackground: 'surface',
      items: [
        {
          title: 'What should I bring?',
          text: '<p>Last year’s return and whatever lies in the drawer. Sorting it is our work.</p>',
        },
        {
          title: 'Can everything be done remotely?',
          text: '<p>Yes. Most people come once, to see who we are, and never have to come again.</p>',
        },
        {
          title: 'I have not filed for years. Is that a problem?',
          text: '<p>It is one that we have solved before. Come soon, and come with everything: it is nearly always less bad than it feels.</p>',
        },
      ],
    },
    {
      type: 'CallToAction',
      componentName: 'Talk',
      heading: 'Half an hour that clears things up',
      text: 'The first talk costs nothing. Afterwards you know what we would do and what we would charge.',
      buttonText: 'Ask for an appointment',
      buttonLink: '/contact',
      button2Text: 'What it costs',
      button2Link: '/fees',
    },
  ],
};
