import type { StarterPage } from '../starter';

export const about: StarterPage = {
  name: 'About',
  friendlyUrl: 'about',
  title: 'About {company}: how the club works and who runs it',
  description: 'How we began, who leads the walks, who sits on the committee and how to take part.',
  keywords: 'club, committee',
  components: [
    {
      type: 'Hero',
      componentName: 'How it began',
      layout: 'cover',
      kicker: 'About us',
      heading: 'It began with a missed bus',
      text: 'Four people walked home instead, eleven miles over the hill, and did it again the next Sunday. Today we are more, the bus is still late, and the idea is the same: take the long way, and talk.',
      picture: 'harbor',
    },
    {
      type: 'Team',
      componentName: 'Committee',
      heading: 'The committee',
      intro: 'Elected every January, over soup.',
      shape: 'round',
      columns: '4',
      sectionBackground: 'surface',
      items: [
        { name: 'Chair', text: 'Keeps the meetings short.' },
        { name: 'Treasurer', text: 'Counts the socks.' },
        { name: 'Walks', text: 'Chooses them, and walks all of them first.' },
        { name: 'New members', text: 'Writes back to you.' },
      ],
    },
    {
      type: 'Cards',
      componentName: 'Rules',
      heading: 'Three rules of the path',
      variant: 'steps',
      columns: '3',
      items: [
        { title: 'Nobody is last', text: 'At the end walks somebody who knows the way and is in no hurry.' },
        { title: 'Gates stay as they were', text: 'Open ones open, shut ones shut.' },
        { title: 'What goes up comes down', text: 'Also the orange peel.' },
      ],
    },
    {
      type: 'CallToAction',
      componentName: 'Lead',
      heading: 'Do you know a good walk?',
      text: 'Lead it once. We help, and somebody brings cake.',
      buttonText: 'Tell us about it',
      buttonLink: '/contact',
    },
  ],
};
