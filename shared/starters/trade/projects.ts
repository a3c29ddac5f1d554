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
      componentName: 'The flat roof',
      shape: 'wide',
      kicker: 'Flat roof, one winter',
      heading: 'Nobody had to move out',
      text: '<p>The top floor of an apartment block had buckets in its bedrooms. We renewed the flat roof strip by strip, each closed by the evening, and the tenants only heard us until five.</p>',
      picture: 'facade',
    },
    {
      type: 'PictureText',
      componentName: 'The staircase',
      side: 'start',
      shape: 'wide',
      kicker: 'Repair, two days',
      heading: 'The staircase that dripped',
      text: '<p>Water ran behind the metal of an outside staircase for years. We took off one length of its edge, found the missing strip, and put it all back so that nobody sees where we have been. The green is its own.</p>',
      picture: 'gutter',
    },
    {
      type: 'PictureText',
      componentName: 'The overhang',
      shape: 'wide',
      kicker: 'New roof, three weeks',
      heading: 'The roof that reaches out',
      text: '<p>A hall with a terrace that was too hot in summer and too wet in fall. The new overhang is twelve feet deep, lined with larch, and throws its shade exactly as far as the tables.</p>',
      picture: 'timber',
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
