import type { StarterPage } from '../starter';

export const projects: StarterPage = {
  name: 'Projects',
  friendlyUrl: 'projects',
  title: 'Roofs that {company} has repaired and renewed',
  description:
    'Some of the roofs that we are proud of: what was wrong with them, what we did and how long it took.',
  keywords: 'roofing projects',
  components: [
    {
      type: 'PictureText',
      componentName: 'The overhang',
      shape: 'wide',
      kicker: 'New roof, three weeks',
      heading: 'The roof that reaches out',
      text: '<p>A library with a terrace that was too hot in summer and too wet in autumn. The new overhang is four metres deep, stands on nothing and throws its shade exactly as far as the tables.</p>',
      picture: 'overhang',
    },
    {
      type: 'PictureText',
      componentName: 'The edge',
      side: 'start',
      shape: 'wide',
      kicker: 'Repair, two days',
      heading: 'An edge as sharp as on the drawing',
      text: '<p>Water ran behind the cladding for years. We took off one course of metal, found the missing strip, and put it all back so that nobody sees where we have been.</p>',
      picture: 'gutter',
    },
    {
      type: 'Gallery',
      componentName: 'More',
      heading: 'And some more',
      look: 'grid',
      columns: '3',
      sectionBackground: 'surface',
      items: [
        { picture: 'timber', caption: 'A gable of larch, from the frame to the last board' },
        { picture: 'windows', caption: 'Thirty-two sills renewed from the inside' },
        { picture: 'facade', caption: 'Flat roof of a block of flats, done floor by floor' },
      ],
    },
    {
      type: 'CallToAction',
      componentName: 'Yours',
      heading: 'Yours could be next',
      text: 'Send us a photograph. We tell you what we see.',
      buttonText: 'Write to us',
      buttonLink: '/contact',
    },
  ],
};
