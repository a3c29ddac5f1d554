import { presetOf } from '@galley/shared/theme/presets';
import { type DemoCompany, text } from './demo-site';
import { globexServices } from './globex-services';
import { globexPictures } from './pictures/globex-pictures';

/** A second company, to show the separation: nothing of it may ever appear on another one's site. */
export const globex: DemoCompany = {
  key: 'globex',
  adminEmail: 'admin@globex.example',
  settings: {
    companyName: 'Globex Optics',
    copyrightName: 'Globex Optics Inc.',
    address: '900 Lens Avenue, Rochester, NY 14604',
    telephone: '585 555 0190',
    primaryColor: '#5b3a8e',
    font: 'serif',
    linkedinLink: 'https://www.linkedin.com/company/globex-optics',
  },
  theme: { ...presetOf('studio'), brand: '#b9a2ff' },
  pictures: globexPictures,
  footer: {
    contentColumn1: '<h3>Globex Optics</h3><p>900 Lens Avenue, Rochester</p>',
    contentColumn2: '<h3>Orders</h3><p><a href="tel:+15855550190">585 555 0190</a></p>',
    contentColumn3: '',
  },
  home: {
    name: 'Home',
    friendlyUrl: '/',
    title: 'Globex Optics: lenses ground to order in Rochester, New York',
    description:
      'We grind, polish and coat single lenses and small series for laboratories and instrument makers, within ten working days.',
    keywords: 'optics, lenses',
    components: [
      {
        type: 'Hero',
        componentName: 'Welcome',
        layout: 'cover',
        kicker: 'Rochester, New York',
        heading: 'One lens or one hundred',
        text: 'Send a drawing, get a price the same day and glass within ten working days. Every piece is measured and comes with its interferogram.',
        buttonText: 'Send a drawing',
        buttonLink: 'mailto:orders@globex.example',
        button2Text: 'Materials in stock',
        button2Link: '/materials',
        picture: 'Light through a lens',
      },
      {
        type: 'Cards',
        componentName: 'What we make',
        kicker: 'In one house',
        heading: 'Ground, measured, coated',
        variant: 'boxed',
        columns: '3',
        items: [
          {
            icon: 'lens',
            title: 'Ground',
            text: 'Spheres, cylinders and wedges from 3 to 180 millimetres, on machines that we rebuilt ourselves.',
            link: '/services',
          },
          {
            icon: 'eye',
            title: 'Measured',
            text: 'Form, centring and scratch-dig on every surface. You get the sheet, not a promise.',
            link: '/services#measured',
          },
          {
            icon: 'layers',
            title: 'Coated',
            text: 'Single layer or broad band, in our own chamber, on the day after polishing.',
            link: '/services',
          },
        ],
      },
      {
        type: 'PictureText',
        componentName: 'Proof',
        shape: 'wide',
        sectionBackground: 'surface',
        kicker: 'The proof is enclosed',
        heading: 'A tenth of a wave, and the picture of it',
        text: '<p>Glass looks perfect long before it is. So every surface goes under the interferometer twice: when we believe that it is done, and when it is coated. Both pictures travel with the lens.</p><p>If the fringes are not as straight as the drawing asks, it goes back on the machine, and you hear from us before you wonder.</p>',
        buttonText: 'What we hold',
        buttonLink: '/services#measured',
        picture: 'An interferogram',
      },
      {
        type: 'Cards',
        componentName: 'Figures',
        variant: 'figures',
        columns: '4',
        sectionBackground: 'dark',
        items: [
          { title: '10', text: 'working days from drawing to door' },
          { title: 'λ/10', text: 'form on plano and spherical surfaces' },
          { title: '1', text: 'piece is enough to order' },
          { title: '34', text: 'years at the same address' },
        ],
      },
      {
        type: 'Testimonials',
        componentName: 'A customer',
        look: 'quote',
        items: [
          {
            quote:
              'We needed three doublets for an instrument that nobody will ever build again. They treated the order as if it were three thousand.',
            name: 'Ines Okafor',
            role: 'Laboratory for atmospheric optics',
          },
        ],
      },
      {
        type: 'CallToAction',
        componentName: 'Order',
        heading: 'Have a drawing at hand?',
        text: 'A photograph of a sketch will do. Somebody who grinds glass reads it, and answers the same day.',
        buttonText: '585 555 0190',
        buttonLink: 'tel:+15855550190',
        button2Text: 'Send it to us',
        button2Link: 'mailto:orders@globex.example',
      },
    ],
  },
  pages: [
    {
      name: 'Materials',
      friendlyUrl: 'materials',
      title: 'Optical materials in stock: BK7, fused silica, CaF2 and more',
      description:
        'Which glasses and crystals we keep on the shelf, in which sizes, and how long it takes to get the ones that we do not keep.',
      keywords: 'optical glass, materials',
      components: [
        {
          type: 'PictureText',
          componentName: 'Stock',
          shape: 'wide',
          heading: 'On the shelf, and cut today',
          text: '<p>We keep what most drawings ask for, in blanks from 10 to 200 millimetres, with the melt sheet of every batch.</p><ul><li>N-BK7 and N-SF11</li><li>Fused silica, ultraviolet and infrared grade</li><li>Calcium fluoride</li></ul>',
          picture: 'Glass blanks',
        },
        {
          type: 'PriceList',
          componentName: 'Materials',
          heading: 'How long it takes to get the rest',
          groups: [
            {
              heading: 'Within a week',
              items: [
                { name: 'N-SF5, N-LAK22', text: 'From the works in Mainz', price: '4 days' },
                { name: 'Zerodur', text: 'Up to 150 millimetres', price: '1 week' },
              ],
            },
            {
              heading: 'Within three weeks',
              items: [
                { name: 'Sapphire', text: 'Oriented as you draw it', price: '2 weeks' },
                { name: 'Zinc selenide, germanium', text: 'For the infrared', price: '3 weeks' },
              ],
            },
          ],
          note: 'Something else? Tell us the index and the wavelength, and we find the glass.',
        },
        text('Handling', '4_2-2', {
          column1:
            '<h2>Yours or ours</h2><p>You may send your own blanks. We weigh them, look at them between crossed polarisers and tell you before we cut if there is stress in them.</p>',
          column3:
            '<h2>What is left over</h2><p>Offcuts are yours. Most people leave them here, and so the shelf of odd pieces is long: ask.</p>',
        }),
      ],
    },
    globexServices,
  ],
};
