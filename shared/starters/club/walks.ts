import type { StarterPage } from '../starter';

/** A walk on a Sunday, so many weeks after the club's site is created. */
const walk = (title: string, weeks: number, distance: string, text: string) => ({
  title,
  date: `{sunday ${weeks}}`,
  time: distance,
  place: 'The station',
  text,
});

export const walks: StarterPage = {
  name: 'Walks',
  friendlyUrl: 'walks',
  title: 'The next walks of {company}, weekends and evenings',
  description:
    'Where we walk this season, how far and how high, where we meet, and what else we do in the year.',
  keywords: 'walks, hiking dates',
  components: [
    {
      type: 'Events',
      componentName: 'Sundays',
      kicker: 'Sundays at nine',
      heading: 'The next walks',
      intro: 'We meet at the station and share cars. Distances are those of the steady group.',
      items: [
        walk('The river loop', 2, '9 miles', 'Flat, muddy, herons.'),
        walk('Three churches', 3, '10 miles', 'One steep lane, two taverns.'),
        walk('The long ridge', 4, '12 miles', '1,900 feet up; bring layers.'),
        walk('To the falls', 5, '8 miles', 'Bring a towel, if only for your feet. Dogs are welcome.'),
        walk('Coast path, north', 6, '11 miles', 'Train there, bus back.'),
        walk('The old railroad', 7, '9 miles', 'Two tunnels: bring a light. Dogs are welcome.'),
      ],
    },
    {
      type: 'PictureText',
      componentName: 'Weekend',
      shape: 'wide',
      sectionBackground: 'surface',
      kicker: 'Once a year',
      heading: 'Four days away',
      text: '<p>In September we take two huts for four days. One walk a day, one pot for everyone, and a quiz that nobody ever wins fairly. Thirty places; members first.</p>',
      buttonText: 'Put me on the list',
      buttonLink: '/contact',
      picture: 'slopes',
    },
    {
      type: 'Cards',
      componentName: 'Evenings',
      heading: 'And when it is dark',
      variant: 'boxed',
      columns: '3',
      items: [
        {
          icon: 'book',
          title: 'Map evening',
          text: 'How to read one, and how to fold it again. Twice in winter.',
        },
        { icon: 'heart', title: 'First aid', text: 'For ankles, bees and hot days. Every March.' },
        { icon: 'cup', title: 'Pictures and soup', text: 'The year, shown on a wall. In December.' },
      ],
    },
  ],
};
