import { presetOf } from '../../theme/presets';
import type { Starter } from '../starter';
import { about } from './about';
import { contact } from './contact';
import { home } from './home';
import { projects } from './projects';
import { services } from './services';

/** Roofers, builders, electricians: anyone who comes with a van. */
export const trade: Starter = {
  theme: { ...presetOf('poster'), sideMenu: 'off', footer: 'dark' },
  pictures: {
    overhang: {
      description: 'Roof overhang',
      altText: 'The striped underside of a roof that reaches far out over glass and white columns',
    },
    timber: {
      description: 'Wooden roof',
      altText: 'The wooden underside of a sloping roof on white columns, under a clear sky',
    },
    gutter: {
      description: 'Green staircase',
      altText: 'The bright green side of a staircase with a red-brown edge, against a white wall',
    },
    windows: { description: 'Windows', altText: 'Rows of windows with blinds in a white wall' },
    facade: {
      description: 'Apartment block',
      altText: 'The lit balconies of a tall apartment block at night',
    },
  },
  form: {
    name: 'Ask for a visit',
    columns: 2,
    thankYouText: 'Thank you. We read this today and call you back by the next working day.',
    fields: [
      { name: 'Name', fieldType: 'input', inputType: 'text', isRequired: true, maxLength: 80 },
      { name: 'Phone', fieldType: 'phone', isRequired: true },
      { name: 'Email', fieldType: 'email', placeholder: 'you@example.com' },
      {
        name: 'What is it about?',
        fieldType: 'selectList',
        isRequired: true,
        options: ['A repair', 'A new roof', 'Gutters and chimneys', 'An inspection', 'Something else'],
      },
      {
        name: 'What have you seen?',
        fieldType: 'textArea',
        isRequired: true,
        placeholder: 'Where it drips, since when, and how we get up there.',
      },
    ],
  },
  footer: {
    contentColumn1: '<h2>{company}</h2><p>Roofs repaired, renewed and looked after.</p>',
    contentColumn2:
      '<h3>Reach us</h3><p><a href="/contact">Telephone and address</a><br>Storm damage comes first.</p>',
    contentColumn3: '<h3>Who we are</h3><p><a href="/about">The crew</a><br>Insured and certified</p>',
    contentColumn4:
      '<h3>Work</h3><p><a href="/services">Services</a><br><a href="/projects">Projects</a></p>',
  },
  home,
  pages: [services, projects, about, contact],
};
