import type { DemoComponent } from './demo-site';

/** The components of the boatyard's home page, which shows what the product can do. */
export const acmeHome: DemoComponent[] = [
  {
    type: 'Announcement',
    componentName: 'Haul-out',
    announcementText:
      'Haul-out for the winter begins on October 5. There are eleven places left in the heated shed.',
  },
  {
    type: 'Hero',
    componentName: 'Welcome',
    layout: 'cover',
    kicker: 'Rockport, Maine',
    heading: 'Wooden boats, kept afloat since 1968',
    text: 'We are nine people, two sheds and a marine railway at the head of the harbor. We replank, refasten and rebuild boats from eight-foot prams to fifty-foot schooners.',
    buttonText: 'Bring us your boat',
    buttonLink: '/contact',
    button2Text: 'See our services',
    button2Link: '/services',
    picture: 'harbor',
  },
  {
    type: 'Cards',
    componentName: 'What we do',
    kicker: 'What we do',
    heading: 'Whatever she needs, through the whole year',
    intro:
      'Most repairs are priced after one visit and done within a month. The big ones take a winter, and you may watch.',
    variant: 'boxed',
    columns: '3',
    items: [
      {
        picture: 'planks',
        title: 'Repair',
        text: 'Leaking garboards, tired fastenings, a stem that met a ledge. We show you what we find before we cut.',
        link: '/services/repair',
      },
      {
        picture: 'lines',
        title: 'Restoration',
        text: 'Down to the backbone and up again, plank by plank, with drawings and photographs for your file.',
        link: '/services/restoration',
      },
      {
        picture: 'covered',
        title: 'Storage',
        text: 'Heated, unheated or under a frame outdoors. Every boat is walked around once a week.',
        link: '/services/winter-storage',
      },
    ],
  },
  {
    type: 'Cards',
    componentName: 'Figures',
    heading: '',
    variant: 'figures',
    columns: '4',
    sectionBackground: 'dark',
    items: [
      { title: '1968', text: 'Ingrid and Walter buy a bankrupt sardine cannery for its railway.' },
      { title: '61', text: 'boats in the sheds this winter, the smallest of them seven feet long.' },
      { title: '212', text: 'garboards replaced, and we remember most of them.' },
      { title: '9', text: 'people who sail too, and a dog who does not.' },
    ],
  },
  {
    type: 'PictureText',
    componentName: 'Why wood',
    side: 'start',
    shape: 'wide',
    kicker: 'Why wood',
    heading: 'A hull that can be mended forever',
    text: '<p>A wooden boat is never finished and never finished off. One piece at a time, anybody who will learn can keep her going: that is why so many are still here, and why we teach.</p><ul><li>Six people to a course, on boats that go back into the water</li><li>Tools, patterns and patience are ours</li><li>The sawdust you may keep</li></ul>',
    buttonText: 'Learn to do it yourself',
    buttonLink: '/courses',
    picture: 'ribs',
  },
  {
    type: 'Testimonials',
    componentName: 'Voices',
    look: 'quote',
    sectionBackground: 'surface',
    items: [
      {
        quote:
          'They found the rot that two surveys missed, showed it to me, and fixed half of it for less than they had quoted.',
        name: 'Ellen Marsh',
        role: 'Sloop Petrel, 1938',
      },
    ],
  },
  {
    type: 'Cards',
    componentName: 'How it goes',
    heading: 'From your first call to the launch',
    variant: 'steps',
    columns: '4',
    items: [
      {
        title: 'You call',
        text: 'Tom answers himself. Four photographs and the year of the boat are enough to begin.',
      },
      {
        title: 'We look',
        text: 'An hour under her with a hammer, a light and a pencil. You may hold the light.',
      },
      {
        title: 'You decide',
        text: 'What must be done now, what can wait, and what it costs: in writing, within a week.',
      },
      { title: 'She goes back in', text: 'A photograph every Friday until then. You hold the bottle.' },
    ],
  },
  {
    type: 'CallToAction',
    componentName: 'Call',
    heading: 'Is she taking on water?',
    text: 'Then do not write. Call, at any hour: the phone rings in the foreman’s kitchen too.',
    buttonText: 'How to reach us',
    buttonLink: '/contact',
  },
];
