import type { StarterPage } from '../starter';

export const programme: StarterPage = {
  name: 'Programme',
  friendlyUrl: 'programme',
  title: 'The programme of {company}: walks, weekends and evenings',
  description:
    'Where we walk this season, how far and how high, where we meet, and what else we do in the year.',
  keywords: 'walks, programme',
  components: [
    {
      type: 'PriceList',
      componentName: 'Sundays',
      kicker: 'Sundays at nine',
      heading: 'This season',
      intro: 'We meet at the station and share cars. Distances are those of the steady group.',
      groups: [
        {
          heading: 'Spring',
          items: [
            { name: 'The river loop', text: 'Flat, muddy, herons', price: '9 miles' },
            { name: 'Three churches', text: 'One steep lane, two pubs', price: '10 miles' },
            { name: 'The long ridge', text: '1,900 feet up; bring layers', price: '12 miles' },
          ],
        },
        {
          heading: 'Summer',
          items: [
            { name: 'To the falls', text: 'Bring a towel', price: '8 miles' },
            { name: 'Coast path, north', text: 'Train there, bus back', price: '11 miles' },
            { name: 'Night walk', text: 'From ten, with a full moon if we are lucky', price: '6 miles' },
          ],
        },
      ],
      note: 'The day before, the leader says by email whether the weather agrees.',
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
