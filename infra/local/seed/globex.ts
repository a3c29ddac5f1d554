import { type DemoCompany, text } from './demo-site';

/** A second company, so that separation can be seen: nothing of it may ever show on another one's site. */
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
        layout: 'words',
        align: 'center',
        kicker: 'Rochester, New York',
        heading: 'One lens or one hundred',
        text: 'Send a drawing, get a price the same day and glass within ten working days. Every piece is measured and comes with its interferogram.',
        buttonText: 'Send a drawing',
        buttonLink: 'mailto:orders@globex.example',
        button2Text: 'Materials in stock',
        button2Link: '/materials',
      },
      {
        type: 'Cards',
        componentName: 'What we make',
        heading: 'Small series, held to a tenth of a wave',
        variant: 'boxed',
        columns: '3',
        sectionBackground: 'surface',
        items: [
          {
            icon: 'lens',
            title: 'Ground',
            text: 'Spheres, cylinders and wedges from 3 to 180 millimetres, on machines that we rebuilt ourselves.',
          },
          {
            icon: 'eye',
            title: 'Measured',
            text: 'Form, centring and scratch-dig on every surface. You get the sheet, not a promise.',
          },
          {
            icon: 'layers',
            title: 'Coated',
            text: 'Single layer or broad band, in our own chamber, on the day after polishing.',
          },
        ],
      },
      {
        type: 'Cards',
        componentName: 'Figures',
        variant: 'figures',
        columns: '4',
        items: [
          { title: '10', text: 'working days from drawing to door' },
          { title: 'λ/10', text: 'form on plano and spherical surfaces' },
          { title: '1', text: 'piece is enough to order' },
          { title: '34', text: 'years at the same address' },
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
        text('Materials', '4_2-2', {
          column1:
            '<h2>On the shelf</h2><ul><li>N-BK7</li><li>Fused silica</li><li>Calcium fluoride</li></ul>',
          column3: '<h2>To order</h2><p>Sapphire, zinc selenide and germanium arrive within three weeks.</p>',
        }),
      ],
    },
  ],
};
