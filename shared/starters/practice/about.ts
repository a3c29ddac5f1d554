import type { StarterPage } from '../starter';

export const about: StarterPage = {
  name: 'About',
  friendlyUrl: 'about',
  title: 'About {company}: the people who know your file',
  description: 'Who works here, what we believe about figures, and why every client has one person to call.',
  keywords: 'accountants, about us',
  components: [
    {
      type: 'Hero',
      componentName: 'What we think',
      layout: 'split',
      kicker: 'About us',
      heading: 'A good report fits on one page',
      text: 'Figures are there to decide something. So we write short, we call back, and we say early when something will cost you money.',
      picture: 'pattern',
    },
    {
      type: 'Team',
      componentName: 'People',
      heading: 'Who you will meet',
      shape: 'round',
      columns: '4',
      sectionBackground: 'surface',
      items: [
        { name: 'Partners', role: 'Businesses', text: 'Books, audits and the hard questions.' },
        { name: 'Advisers', role: 'Private people', text: 'Returns, pensions and inheritance.' },
        { name: 'Bookkeepers', role: 'The books', text: 'They see first when something is odd.' },
        { name: 'Front desk', role: 'The office', text: 'Appointments, papers and coffee.' },
      ],
    },
    {
      type: 'Cards',
      componentName: 'Rules',
      heading: 'Four rules of the house',
      variant: 'plain',
      columns: '4',
      items: [
        {
          icon: 'clock',
          title: 'One day',
          text: 'Every question is answered within one working day, even if the answer is when.',
        },
        {
          icon: 'shield',
          title: 'Confidentiality',
          text: 'What you tell us stays here, even that you are a client.',
        },
        { icon: 'book', title: 'We read on', text: 'Every Friday afternoon belongs to new rules.' },
        { icon: 'chat', title: 'No jargon', text: 'A word that you must look up is our mistake.' },
      ],
    },
    {
      type: 'CallToAction',
      componentName: 'Meet',
      heading: 'Come and see whether we fit',
      buttonText: 'Ask for an appointment',
      buttonLink: '/contact',
    },
  ],
};
