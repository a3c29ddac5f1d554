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
      text('Welcome', '4_4', {
        column1:
          '<h1>One lens or one hundred</h1><p>Send a drawing, get a price the same day and glass within ten working days. Every piece is measured and comes with its interferogram.</p>',
      }),
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
