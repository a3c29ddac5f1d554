import { type DemoCompany, text } from './demo-site';

/** The vendor's own company: its Admins also see the administration of the installation. */
export const tracsoft: DemoCompany = {
  key: 'tracsoft',
  adminEmail: 'vendor@tracsoft.example',
  settings: {
    companyName: 'TracSoft',
    address: '1 Harbor Plaza, Portland, ME 04101',
    telephone: '207 555 0100',
  },
  site: {
    settings: { copyrightName: 'TracSoft', primaryColor: '#2952a3', font: 'system' },
    footer: {
      contentColumn1: '<h3>TracSoft</h3><p>Websites for companies.</p>',
      contentColumn2: '',
      contentColumn3: '',
      contentColumn4: '',
    },
    home: {
      name: 'Home',
      friendlyUrl: '/',
      title: 'TracSoft keeps company websites simple, fast and safe to edit',
      description:
        'We provide and look after the website system that our customers’ own people edit: pages, menus, forms and pictures.',
      keywords: 'website management',
      components: [
        text('Welcome', '4_4', {
          column1:
            '<h1>Your website, in your own hands</h1><p>We set it up, keep it running and stay out of your way. Your people write, review and publish.</p>',
        }),
      ],
    },
    pages: [],
  },
};
