import { presetOf } from '../../theme/presets';
import type { Starter } from '../starter';
import { contact } from './contact';
import { delivery } from './delivery';
import { home } from './home';
import { plants } from './plants';
import { workshops } from './workshops';

/** Florists, book shops, makers: a counter and what is on it. */
export const shop: Starter = {
  theme: { ...presetOf('garden'), sideMenu: 'off' },
  pictures: {
    lilies: {
      description: 'Arum lilies',
      altText: 'White arum lilies and large green leaves on a pale ground',
    },
    hibiscus: { description: 'Hibiscus', altText: 'A red hibiscus flower on a dark ground' },
    poppy: { description: 'Yellow flower', altText: 'A yellow poppy on a dark brown ground' },
    columbine: {
      description: 'Columbine',
      altText: 'Red and yellow columbine flowers that hang from dark stems',
    },
    meadow: {
      description: 'Flower meadow',
      altText: 'A meadow full of yellow and red flowers under a blue sky',
    },
    anthurium: { description: 'Anthurium', altText: 'A glossy red anthurium' },
    impatiens: { description: 'Impatiens', altText: 'Two pink flowers above wet green leaves' },
    thistle: {
      description: 'Star thistle',
      altText: 'The opening head of a thistle in black and white, so close that every scale is seen',
    },
    phacelia: {
      description: 'Phacelia',
      altText: 'A curled stem of phacelia with fine stamens, in black and white',
    },
    bellflower: {
      description: 'Bellflower',
      altText: 'A bellflower in black and white, as large as a cup',
    },
  },
  form: {
    name: 'Order flowers',
    columns: 2,
    thankYouText: 'Thank you. We call you back before anything is cut.',
    fields: [
      { name: 'Name', fieldType: 'input', inputType: 'text', isRequired: true, maxLength: 80 },
      { name: 'Phone', fieldType: 'phone', isRequired: true },
      { name: 'Email', fieldType: 'email', placeholder: 'you@example.com' },
      {
        name: 'What is it for?',
        fieldType: 'selectList',
        isRequired: true,
        options: [
          'A bouquet',
          'A wedding',
          'A funeral',
          'The office every week',
          'A workshop',
          'Something else',
        ],
      },
      {
        name: 'Tell us a little',
        fieldType: 'textArea',
        isRequired: true,
        placeholder: 'For whom, for when, which colors, about how much.',
      },
    ],
  },
  footer: {
    contentColumn1: '<h2>{company}</h2><p>Flowers of the season, and plants that stay.</p>',
    contentColumn2:
      '<h3>The shop</h3><p><a href="/contact">Address and telephone</a><br><a href="/plants">Plants</a></p>',
    contentColumn3:
      '<h3>Order</h3><p><a href="/contact">Order flowers</a><br><a href="/delivery">Delivery</a></p>',
    contentColumn4: '<h3>Come and learn</h3><p><a href="/workshops">Workshops</a></p>',
  },
  home,
  pages: [plants, workshops, delivery, contact],
};
