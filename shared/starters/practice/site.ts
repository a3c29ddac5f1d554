import { presetOf } from '../../theme/presets';
import type { Starter } from '../starter';
import { about } from './about';
import { contact } from './contact';
import { fees } from './fees';
import { home } from './home';
import { services } from './services';

/** Advisers, lawyers, doctors: appointments and trust. */
export const practice: Starter = {
  theme: { ...presetOf('ledger'), sideMenu: 'off' },
  pictures: {
    hall: {
      description: 'Hall with light from above',
      altText: 'A high white hall with light that falls from above',
    },
    stairs: { description: 'Wooden stairs', altText: 'Somebody walks down a wide, curved staircase of wood' },
    pattern: { description: 'White facade', altText: 'A facade of white, folded panels' },
    desk: {
      description: 'Desk from above',
      altText: 'A white desk from above with screens, a keyboard and a cup',
    },
    pen: { description: 'Hand with a pen', altText: 'A hand with a pen on a tablet beside an open laptop' },
    typewriter: {
      description: 'At the typewriter',
      altText: 'Somebody at a typewriter, dark against a sheet of paper in the light',
    },
  },
  form: {
    name: 'Appointment',
    columns: 2,
    thankYouText: 'Thank you. We answer within one working day and suggest two times.',
    fields: [
      { name: 'Name', fieldType: 'input', inputType: 'text', isRequired: true, maxLength: 80 },
      { name: 'Email', fieldType: 'email', isRequired: true, placeholder: 'you@example.com' },
      { name: 'Phone', fieldType: 'phone' },
      {
        name: 'What is it about?',
        fieldType: 'selectList',
        isRequired: true,
        options: [
          'My own tax return',
          'The books of a business',
          'Starting a business',
          'An inheritance',
          'Something else',
        ],
      },
      {
        name: 'What should we know beforehand?',
        fieldType: 'textArea',
        placeholder: 'A few sentences are enough. Please send no documents yet.',
      },
    ],
  },
  footer: {
    contentColumn1: '<h2>{company}</h2><p>Books and taxes, in words that you understand.</p>',
    contentColumn2:
      '<h3>The office</h3><p><a href="/contact">Address and telephone</a><br><a href="/about">Who works here</a></p>',
    contentColumn3:
      '<h3>Begin</h3><p><a href="/contact">Ask for an appointment</a><br>The first half hour costs nothing.</p>',
    contentColumn4:
      '<h3>Good to know</h3><p><a href="/fees">Fees</a><br><a href="/services">Services</a></p>',
  },
  home,
  pages: [services, fees, about, contact],
};
