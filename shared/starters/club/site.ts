import { presetOf } from '../../theme/presets';
import type { Starter } from '../starter';
import { about } from './about';
import { contact } from './contact';
import { home } from './home';
import { membership } from './membership';
import { walks } from './walks';

/** Clubs and societies with events and members. */
export const club: Starter = {
  theme: { ...presetOf('studio'), sideMenu: 'off', headerAction: 'none' },
  pictures: {
    valley: {
      description: 'Valley in fall',
      altText: 'A wide valley between dark slopes with the first snow on the ridge',
    },
    waterfall: { description: 'Waterfall', altText: 'A waterfall between cliffs above a calm pool' },
    cottages: { description: 'Cottages under a ridge', altText: 'White cottages on a bare hillside' },
    harbor: { description: 'Houses by the water', altText: 'Old houses by still water in the last light' },
    slopes: { description: 'Snow in the gullies', altText: 'Red-brown slopes with long fields of snow' },
    river: {
      description: 'River from above',
      altText: 'A blue river in brown land, seen through clouds from high above',
    },
    tree: {
      description: 'Tree in the wind',
      altText: 'A tree on a ridge that the wind has bent to one side, in black and white',
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
    contentColumn2:
      '<h3>Walks</h3><p><a href="/walks">The next walks</a><br><a href="/about">Who we are</a></p>',
    contentColumn3:
      '<h3>Come along</h3><p><a href="/contact">Where we meet</a><br><a href="/membership">Membership</a></p>',
    contentColumn4: '',
  },
  home,
  pages: [walks, membership, about, contact],
};
