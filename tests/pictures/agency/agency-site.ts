import type { Starter, StarterForm } from '@galley/shared/starters/starter';
import { presetOf } from '@galley/shared/theme/presets';

const lead = 'What we do, who does it, and how you reach us.';

const profiles = [
  { link: 'https://twitter.com/northlight' },
  { link: 'https://www.facebook.com/northlight' },
  { link: 'https://www.linkedin.com/company/northlight' },
];

/**
 * A one-page agency site, as a common free template (Start Bootstrap's 'Agency') has it: built of the product's own
 * components, with the pictures of the starter sites. `npm run template-picture` shows both side by side.
 */
export const agency: Pick<Starter, 'theme' | 'home' | 'footer'> & {
  form: Omit<StarterForm, 'thankYouText'>;
  /** The labels of the menu in order, with the anchors of their sections. */
  menu: readonly [name: string, anchor: string][];
} = {
  theme: {
    ...presetOf('studio'),
    brand: '#ffc800',
    accent: '#212529',
    background: '#ffffff',
    text: '#212529',
    type: 'figtree',
    headings: 'capitals',
    scale: 'normal',
    header: 'transparent',
    headerAction: 'none',
    phoneMenu: 'panel',
    hero: 'cover',
    cards: 'raised',
    buttons: 'capitals',
    radius: 'small',
    density: 'airy',
    shadows: 'none',
    width: 'normal',
    footer: 'light',
    sideMenu: 'off',
  },
  menu: [
    ['Services', 'services'],
    ['Portfolio', 'portfolio'],
    ['About', 'about'],
    ['Team', 'team'],
    ['Contact', 'contact'],
  ],
  form: {
    name: 'Contact',
    columns: 3,
    fields: [
      { name: 'Your name', fieldType: 'input', inputType: 'text', isRequired: true, maxLength: 80 },
      { name: 'Your email', fieldType: 'email', isRequired: true },
      { name: 'Your phone', fieldType: 'phone', isRequired: true },
      { name: 'Your message', fieldType: 'textArea', isRequired: true },
    ],
  },
  footer: {
    contentColumn1: '<p>Northlight Studio, Rockport</p>',
    contentColumn2: '<p><a href="/#contact">Write to us</a></p>',
    contentColumn3: '',
    contentColumn4: '',
  },
  home: {
    name: 'Home',
    friendlyUrl: '/',
    title: 'Northlight Studio: brands, sites and pictures from Rockport',
    description:
      'A small studio for brands, websites and photographs: what we do, what we made, and who we are.',
    keywords: 'studio, design',
    components: [
      {
        type: 'Hero',
        componentName: 'Welcome',
        layout: 'cover',
        align: 'center',
        kicker: 'Welcome to our studio',
        heading: 'It is good to meet you',
        buttonText: 'Tell me more',
        buttonLink: '#services',
        picture: 'harbor',
      },
      {
        type: 'Cards',
        componentName: 'Services',
        sectionAnchor: 'services',
        heading: 'Services',
        intro: lead,
        headAlign: 'center',
        variant: 'plain',
        columns: '3',
        align: 'center',
        items: [
          {
            icon: 'shop',
            title: 'Shops',
            text: 'Online shops that load at once, sell on a telephone and are kept by the people behind the counter.',
          },
          {
            icon: 'layers',
            title: 'Sites',
            text: 'Pages that read well on every screen, written with you, and simple to keep up to date without us.',
          },
          {
            icon: 'shield',
            title: 'Care',
            text: 'We watch over what we built: copies every night, updates every week, and a person who answers.',
          },
        ],
      },
      {
        type: 'Cards',
        componentName: 'Portfolio',
        sectionAnchor: 'portfolio',
        sectionBackground: 'surface',
        heading: 'Portfolio',
        intro: lead,
        headAlign: 'center',
        variant: 'boxed',
        columns: '3',
        align: 'center',
        items: [
          { picture: 'anthurium', title: 'Anthurium', text: 'Photography' },
          { picture: 'loaves', title: 'Slow Crust', text: 'Identity' },
          { picture: 'overhang', title: 'Ridge', text: 'Website' },
          { picture: 'impatiens', title: 'Field Days', text: 'Poster' },
          { picture: 'stairs', title: 'Stairs', text: 'Campaign' },
          { picture: 'pattern', title: 'Moreno Hale', text: 'Stationery' },
        ],
      },
      {
        type: 'Cards',
        componentName: 'About',
        sectionAnchor: 'about',
        heading: 'About',
        intro: lead,
        headAlign: 'center',
        variant: 'timeline',
        items: [
          {
            picture: 'desk',
            kicker: '2009',
            title: 'A table by the window',
            text: 'Two of us, one camera and a printer that jammed. The bakery downstairs was the first that paid, partly in bread, and still is with us.',
          },
          {
            picture: 'hall',
            kicker: '2011',
            title: 'An agency is born',
            text: 'We signed a lease, hired the first designer and learned to say what things cost before we began with them.',
          },
          {
            picture: 'facade',
            kicker: '2015',
            title: 'Everything under one roof',
            text: 'Writing, pictures and code came together on one floor, so that no client has to carry words from one to the other.',
          },
          {
            picture: 'river',
            kicker: '2020',
            title: 'A second studio',
            text: 'Upstream, with a darkroom and a long table. Half of us work there, and all of us eat there on Fridays.',
          },
        ],
      },
      {
        type: 'Team',
        componentName: 'Team',
        sectionAnchor: 'team',
        sectionBackground: 'surface',
        heading: 'Our team',
        intro: lead,
        headAlign: 'center',
        shape: 'round',
        columns: '3',
        items: [
          { picture: 'poppy', name: 'Parveen Amis', role: 'Design', profiles },
          { picture: 'hibiscus', name: 'Diana Peters', role: 'Words', profiles },
          { picture: 'lilies', name: 'Larry Park', role: 'Code', profiles },
        ],
      },
      {
        type: 'Gallery',
        componentName: 'Clients',
        sectionSpacing: 'tight',
        look: 'logos',
        items: [{ picture: 'circle' }, { picture: 'bars' }, { picture: 'peak' }, { picture: 'ring' }],
      },
      {
        type: 'ImageForm',
        componentName: 'Contact',
        sectionAnchor: 'contact',
        sectionBackground: 'dark',
        title: 'Contact us',
        description: lead,
        formId: 1,
        layout: 'front',
        imageLink: 'map',
      },
    ],
  },
};
