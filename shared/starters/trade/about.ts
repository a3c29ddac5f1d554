import type { StarterPage } from '../starter';

export const about: StarterPage = {
  name: 'About',
  friendlyUrl: 'about',
  title: 'About {company}: who comes when you call a roofer',
  description: 'Who we are, how we work, and what we promise to everyone whose roof we climb on.',
  keywords: 'roofers, about us',
  components: [
    {
      type: 'Hero',
      componentName: 'Who we are',
      layout: 'words',
      sectionBackground: 'dark',
      kicker: 'About us',
      heading: 'A crew, not a hotline',
      text: 'We are few on purpose. Whoever answers the telephone has stood on roofs, and whoever looks at yours will also work on it. Our apprentices stay.',
    },
    {
      type: 'Cards',
      componentName: 'How we work',
      heading: 'What you can hold us to',
      variant: 'plain',
      columns: '3',
      sectionBackground: 'surface',
      items: [
        { icon: 'clock', title: 'We keep the day', text: 'Or we call before seven in the morning.' },
        {
          icon: 'shield',
          title: 'Insured and certified',
          text: 'We show you the papers before we unload the van.',
        },
        {
          icon: 'leaf',
          title: 'Nothing left behind',
          text: 'Old tiles are sorted and reused where they still have years in them.',
        },
      ],
    },
    {
      type: 'Cards',
      componentName: 'The crew',
      heading: 'Who you will meet',
      variant: 'boxed',
      columns: '3',
      items: [
        { icon: 'ruler', title: 'The master', text: 'Looks at your roof, measures it and signs the price.' },
        { icon: 'hammer', title: 'The foreman', text: 'Is on your site from the first to the last day.' },
        { icon: 'phone', title: 'The office', text: 'Knows where everybody is, and knows your name.' },
      ],
    },
    {
      type: 'CallToAction',
      componentName: 'Join',
      heading: 'Good with heights? We are hiring',
      text: 'Roofers and people who want to become one. Come for a day and see.',
      buttonText: 'Write to us',
      buttonLink: '/contact',
    },
  ],
};
