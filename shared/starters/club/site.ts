import { presetOf } from '../../theme/presets';
import type { Starter } from '../starter';
import { about } from './about';
import { contact } from './contact';
import { home } from './home';
import { membership } from './membership';
import { programme } from './programme';

/** Clubs and societies with a programme and members. */
export const club: Starter = {
  theme: { ...presetOf('studio'), sideMenu: 'off', headerAction: 'none' },
  pictures: {
    valley: {
      description: 'Valley in autumn',
      altText: 'A wide valley between dark slopes with the first snow on the ridge',
    },
    waterfall: { description: 'Waterfall', altText: 'A waterfall between cliffs above a calm pool' },
    cottages: { description: 'Cottages under a ridge', altText: 'White cottages on a bare hillside' },
    harbour: { description: 'Houses by the water', altText: 'Old houses by the water in the last light' },
    slopes: { description: 'Snow in the gullies', altText: 'Red slopes with snow in their gullies' },
    river: {
      description: 'River from above',
      altText: 'A blue river winds through brown land, seen from above',
    },
  },
  form: {
    name: 'Come along',
    columns: 2,
    thankYouText: 'Thank you. Whoever leads the next walk writes to you before the weekend.',
    fields: [
      { name: 'Name', fieldType: 'input', inputType: 'text', isRequired: true, maxLength: 80 },
      { name: 'Email', fieldType: 'email', isRequired: true, placeholder: 'you@example.com' },
      { name: 'Phone', fieldType: 'phone' },
      {
        name: 'I would like to',
        fieldType: 'selectList',
        isRequired: true,
        options: ['Try a walk', 'Become a member', 'Lead a walk', 'Ask something'],
      },
      {
        name: 'What should we know?',
        fieldType: 'textArea',
        placeholder: 'How far you like to walk, and with whom you would come.',
      },
    ],
  },
  footer: {
    contentColumn1: '<h2>{company}</h2><p>A walk every Sunday, in every weather, at three speeds.</p>',
    contentColumn2: '<h3>Walks</h3><p>Every Sunday at nine<br><a href="/programme">The programme</a></p>',
    contentColumn3:
      '<h3>Come along</h3><p><a href="tel:{call}">{telephone}</a><br><a href="/membership">Membership</a></p>',
    contentColumn4: '',
  },
  home,
  pages: [programme, membership, about, contact],
};
