import type { DemoPage } from './demo-site';

/** The optics company's services, with their tolerances and prices. */
export const globexServices: DemoPage = {
  name: 'Services',
  friendlyUrl: 'services',
  title: 'Grinding, polishing, measuring and coating of single lenses',
  description:
    'How a lens is made in our house, what we measure and to which limits, and what it costs when you need only one.',
  keywords: 'lens grinding, coating',
  components: [
    {
      type: 'PictureText',
      componentName: 'Polishing',
      side: 'start',
      shape: 'wide',
      heading: 'Pitch, cerium and patience',
      text: '<p>The last tenth of a wave comes off by hand. Our polishing machines are older than we are and were rebuilt here, each with a lap that belongs to one radius and one person.</p>',
      picture: 'The polishing machine',
    },
    {
      type: 'Cards',
      componentName: 'Limits',
      kicker: 'What we hold',
      heading: 'Limits that you can put on a drawing',
      variant: 'figures',
      columns: '4',
      sectionBackground: 'surface',
      sectionAnchor: 'measured',
      items: [
        { title: 'λ/10', text: 'form, at 633 nanometres' },
        { title: '20-10', text: 'scratch and dig' },
        { title: '30″', text: 'centring' },
        { title: '±5 µm', text: 'thickness' },
      ],
    },
    {
      type: 'Pricing',
      componentName: 'Prices',
      heading: 'What one lens costs',
      headAlign: 'center',
      items: [
        {
          name: 'Single',
          price: '$240',
          per: 'from, for one',
          text: 'One sphere up to 50 millimetres.',
          features: 'Drawing checked the same day\nInterferogram of both surfaces\nTen working days',
          buttonText: 'Send a drawing',
          buttonLink: 'mailto:orders@globex.example',
        },
        {
          name: 'Series',
          price: '$95',
          per: 'a piece, from twenty',
          text: 'The same lens, twenty to two hundred times.',
          features:
            'All of the single one\nA lap of your own, kept for reorders\nMeasured as a batch, sorted as you like',
          buttonText: 'Ask for a price',
          buttonLink: 'mailto:orders@globex.example',
          isFeatured: true,
          badge: 'Most ordered',
        },
        {
          name: 'Rescue',
          price: '$160',
          per: 'an hour',
          text: 'Your old lens, polished and coated anew.',
          features: 'An honest look first\nNo charge where we cannot help',
          buttonText: 'Call us',
          buttonLink: 'tel:+15855550190',
        },
      ],
    },
    {
      type: 'Accordion',
      componentName: 'Questions',
      heading: 'Before you order',
      sectionBackground: 'surface',
      items: [
        {
          title: 'Do you need a finished drawing?',
          text: '<p>No. Focal length, diameter and wavelength are enough: we draw it, and you sign.</p>',
        },
        {
          title: 'Can you copy a lens that I have?',
          text: '<p>Mostly. We measure radii, thickness and index on yours and send a drawing before we cut.</p>',
        },
        {
          title: 'Which coatings do you have?',
          text: '<p>Magnesium fluoride, broad band from 400 to 700 nanometres, and V-coatings at the usual laser lines.</p>',
        },
      ],
    },
    {
      type: 'Gallery',
      componentName: 'At work',
      heading: 'At work',
      look: 'grid',
      columns: '4',
      items: [
        { picture: 'A drawing of a doublet', caption: 'It begins with a pencil' },
        { picture: 'Glass blanks', caption: 'Blanks, weighed and numbered' },
        { picture: 'The polishing machine', caption: 'The lap of number four' },
        { picture: 'An interferogram', caption: 'Not yet: another hour' },
      ],
    },
  ],
};
