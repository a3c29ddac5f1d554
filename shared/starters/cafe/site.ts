import { presetOf } from '../../theme/presets';
import type { Starter } from '../starter';
import { about } from './about';
import { contact } from './contact';
import { home } from './home';
import { menu } from './menu';
import { orders } from './orders';

/** Bakeries, cafés and small restaurants with a menu. */
export const cafe: Starter = {
  theme: { ...presetOf('paper'), sideMenu: 'off', headerAction: 'none' },
  pictures: {
    loaves: {
      description: 'Two sourdough loaves',
      altText: 'A dark sourdough loaf cut open beside a whole one with rings of flour',
    },
    flour: {
      description: 'Loaves from above',
      altText: 'Three floured loaves on dark wood, one of them cut',
    },
    slice: { description: 'Oat slices', altText: 'A square of oats and berries on baking paper' },
    oval: { description: 'Floured loaf', altText: 'A floured oval loaf on brown paper' },
    baskets: {
      description: 'Baskets of bread',
      altText: 'Baskets full of rolls and loaves on checked cloth',
    },
    rack: { description: 'Loaf on a rack', altText: 'A golden loaf cooling on a wire rack' },
  },
  form: {
    name: 'Order',
    columns: 2,
    thankYouText: 'Thank you. We call you back today to say when it is ready.',
    fields: [
      { name: 'Name', fieldType: 'input', inputType: 'text', isRequired: true, maxLength: 80 },
      { name: 'Phone', fieldType: 'phone', isRequired: true },
      { name: 'Email', fieldType: 'email', placeholder: 'you@example.com' },
      { name: 'For which day?', fieldType: 'date', isRequired: true },
      {
        name: 'When do you come for it?',
        fieldType: 'radio',
        isRequired: true,
        options: ['Before ten', 'Around noon', 'In the afternoon'],
      },
      {
        name: 'What would you like?',
        fieldType: 'textArea',
        isRequired: true,
        placeholder: 'Two country loaves, and a cake for twelve.',
      },
    ],
  },
  footer: {
    contentColumn1: '<h2>{company}</h2><p>Bread with time in it,<br>and coffee beside it.</p>',
    contentColumn2: '<h3>Come in</h3><p><a href="/contact">Find us</a><br><a href="/menu">Menu</a></p>',
    contentColumn3:
      '<h3>Ahead of time</h3><p><a href="/orders">Order bread and cakes</a><br>Two days before, please.</p>',
    contentColumn4: '',
  },
  home,
  pages: [menu, orders, about, contact],
};
