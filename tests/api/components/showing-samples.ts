/** Samples of the types that show people, pictures, answers and prices. */
const head = { kicker: '', heading: 'All of it', intro: '', headAlign: 'start' } as const;
const otherHead = { kicker: 'Now', heading: '', intro: 'Short', headAlign: 'center' } as const;
const foreign = 'globex/1/yard.jpg';
const manyOf = (count: number, entry: object) => Array.from({ length: count }, () => entry);

export const showingSamples = [
  {
    type: 'Testimonials',
    fields: {
      componentName: 'Voices',
      ...head,
      look: 'quote',
      items: [
        { key: '1', quote: 'Dry & <b>sound</b>', name: 'Ellen', role: 'Petrel', picture: 'acme/1/yard.jpg' },
      ],
    },
    changed: { componentName: 'Voices 2', ...otherHead, look: 'cards', items: [] },
    malformed: [
      ['look', { look: 'shouted' }],
      ['items', { items: manyOf(13, { quote: 'One' }) }],
      ['items.0.quote', { items: [{ quote: ' ' }] }],
      ['items.0.quote', { items: [{ quote: 'x'.repeat(601) }] }],
      ['items.0.picture', { items: [{ quote: 'One', picture: foreign }] }],
    ],
  },
  {
    type: 'Accordion',
    fields: {
      componentName: 'Answers',
      ...head,
      isFaq: false,
      items: [{ key: 'a', title: 'How soon?', text: '<p>Soon</p>' }],
    },
    changed: {
      componentName: 'Answers 2',
      ...otherHead,
      isFaq: true,
      items: [{ key: '1', title: 'How much?', text: '' }],
    },
    malformed: [
      ['isFaq', { isFaq: 'perhaps' }],
      ['items', { items: manyOf(31, { title: 'One' }) }],
      ['items.0.title', { items: [{ title: '' }] }],
      ['items.0.text', { items: [{ title: 'One', text: 7 }] }],
    ],
  },
  {
    type: 'Gallery',
    fields: {
      componentName: 'Pictures',
      ...head,
      look: 'masonry',
      columns: '4',
      items: [
        { key: '1', picture: 'acme/1/yard.jpg', caption: 'The yard' },
        { key: '2', picture: 'acme/2/boat.jpg', caption: '' },
      ],
    },
    changed: { componentName: 'Pictures 2', ...otherHead, look: 'logos', columns: '2', items: [] },
    malformed: [
      ['look', { look: 'pile' }],
      ['items', { items: manyOf(41, { picture: 'acme/1/yard.jpg' }) }],
      ['items.0.picture', { items: [{ picture: '' }] }],
      ['items.0.picture', { items: [{ picture: foreign }] }],
      ['items.0.picture', { items: [{ picture: 'https://elsewhere.example/a.jpg' }] }],
    ],
  },
  {
    type: 'Team',
    fields: {
      componentName: 'People',
      ...head,
      shape: 'round',
      columns: '2',
      items: [
        {
          key: '1',
          picture: 'acme/1/yard.jpg',
          name: 'Tom',
          role: 'Foreman',
          text: '',
          profiles: [{ key: '1', link: 'https://www.linkedin.com/in/tom' }],
          link: 'mailto:tom@acme.example',
        },
      ],
    },
    changed: { componentName: 'People 2', ...otherHead, shape: 'portrait', columns: '4', items: [] },
    malformed: [
      ['shape', { shape: 'star' }],
      ['items.0.name', { items: [{ name: '' }] }],
      ['items.0.link', { items: [{ name: 'Tom', link: 'javascript:x' }] }],
      ['items.0.profiles', { items: [{ name: 'Tom', profiles: manyOf(6, { link: '/tom' }) }] }],
      ['items.0.profiles.0.link', { items: [{ name: 'Tom', profiles: [{ link: '' }] }] }],
      ['items.0.profiles.0.link', { items: [{ name: 'Tom', profiles: [{ link: 'javascript:x' }] }] }],
      ['items.0.picture', { items: [{ name: 'Tom', picture: foreign }] }],
    ],
  },
  {
    type: 'Pricing',
    fields: {
      componentName: 'Offers',
      ...head,
      items: [
        {
          key: '1',
          name: 'Shed',
          price: '$71',
          per: 'a foot',
          text: 'Dry',
          features: 'Roof\nWalls',
          buttonText: 'Ask',
          buttonLink: '/contact',
          isFeatured: true,
          badge: 'New',
        },
      ],
    },
    changed: { componentName: 'Offers 2', ...otherHead, items: [] },
    malformed: [
      ['items', { items: manyOf(5, { name: 'One' }) }],
      ['items.0.name', { items: [{ name: '' }] }],
      ['items.0.buttonLink', { items: [{ name: 'One', buttonText: 'Ask' }] }],
      ['items.0.buttonText', { items: [{ name: 'One', buttonLink: '/ask' }] }],
      ['items.0.buttonLink', { items: [{ name: 'One', buttonText: 'Ask', buttonLink: 'javascript:x' }] }],
    ],
  },
  {
    type: 'PriceList',
    fields: {
      componentName: 'Prices',
      ...head,
      groups: [
        {
          key: '1',
          heading: 'By the hour',
          items: [{ key: '1', name: 'Shipwright', text: 'Planks', price: '$92' }],
        },
      ],
      note: 'In writing',
    },
    changed: { componentName: 'Prices 2', ...otherHead, groups: [], note: '' },
    malformed: [
      ['groups', { groups: manyOf(13, { heading: 'One' }) }],
      ['groups.0.items', { groups: [{ items: manyOf(41, { name: 'One' }) }] }],
      ['groups.0.items.0.name', { groups: [{ items: [{ name: '' }] }] }],
      ['groups.0.items.0.price', { groups: [{ items: [{ name: 'One', price: 'x'.repeat(31) }] }] }],
    ],
  },
] as const;
