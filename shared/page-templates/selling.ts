import type { StarterComponent } from '../starters/starter';

/** Templates of pages that invite visitors to get in touch. */

const findUs: StarterComponent = {
  type: 'FindUs',
  componentName: 'Find us',
  heading: 'Where to find us',
  sectionAnchor: 'contact',
};

export const nextStep: StarterComponent = {
  type: 'CallToAction',
  componentName: 'Next step',
  heading: 'What should visitors do now?',
  text: 'Say what happens when they get in touch, and how soon they hear from you.',
  buttonText: 'Get in touch',
  buttonLink: '#contact',
};

export const welcome: StarterComponent = {
  type: 'Hero',
  componentName: 'Welcome',
  layout: 'words',
  align: 'center',
  heading: 'Your offer, in one line',
  text: 'One or two sentences about what people get, and why from you.',
  buttonText: 'Get in touch',
  buttonLink: '#contact',
  button2Text: 'How it works',
  button2Link: '#how',
};

export const reasons: StarterComponent = {
  type: 'Cards',
  componentName: 'Reasons',
  heading: 'Why people choose it',
  columns: '3',
  items: [
    { icon: 'check', title: 'The first reason', text: 'The one that people tell their friends.' },
    { icon: 'clock', title: 'The second reason', text: 'What is quicker or easier with you.' },
    { icon: 'people', title: 'The third reason', text: 'Who stands behind it.' },
  ],
};

export const steps: StarterComponent = {
  type: 'Cards',
  componentName: 'How it works',
  heading: 'How it works',
  variant: 'steps',
  columns: '3',
  sectionBackground: 'surface',
  sectionAnchor: 'how',
  items: [
    { title: 'People ask', text: 'What you need to know from them.' },
    { title: 'You answer', text: 'What they get from you, and how soon.' },
    { title: 'It begins', text: 'When, where and with whom.' },
  ],
};

export const quote: StarterComponent = {
  type: 'Testimonials',
  componentName: 'What others say',
  look: 'quote',
  items: [
    { quote: 'What a customer really said about this offer.', name: 'Name', role: 'Occupation or town' },
  ],
};

export const boxes: StarterComponent = {
  type: 'Cards',
  componentName: 'Services',
  heading: 'What you can come to us for',
  variant: 'boxed',
  columns: '3',
  items: [
    { icon: 'star', title: 'A service', text: 'What is done, and how long it takes.' },
    { icon: 'star', title: 'Another service', text: 'Whom it is for.' },
    { icon: 'star', title: 'One more', text: 'What people like about it.' },
  ],
};

export const priceList: StarterComponent = {
  type: 'PriceList',
  componentName: 'Prices',
  heading: 'What it costs',
  sectionBackground: 'surface',
  sectionAnchor: 'prices',
  groups: [
    {
      heading: 'Services',
      items: [
        { name: 'A service', text: 'What the price includes', price: '$0' },
        { name: 'Another service', text: 'What it depends on', price: 'from $0' },
      ],
    },
  ],
  note: 'Say whether tax is in these prices, and what costs extra.',
};

export const questions: StarterComponent = {
  type: 'Accordion',
  componentName: 'Questions',
  heading: 'Before you ask',
  items: [
    { title: 'How long does it take?', text: '<p>An honest range, and what it depends on.</p>' },
    { title: 'How do we begin?', text: '<p>What people should have at hand.</p>' },
    { title: 'What if something goes wrong?', text: '<p>Whom they call, and what you do then.</p>' },
  ],
};

export const twoColumns: StarterComponent = {
  type: 'HtmlEditorColumns',
  componentName: 'Before you come',
  format: '4_2-2',
  borderStyle: 'none',
  sectionBackground: 'surface',
  column1: '<h2>By telephone</h2><p>When somebody answers, and when it is better to write.</p>',
  column3: '<h2>In person</h2><p>Whether people need an appointment, and what they should bring.</p>',
};

export const landing: readonly StarterComponent[] = [welcome, reasons, steps, quote, nextStep, findUs];

export const services: readonly StarterComponent[] = [
  {
    type: 'Hero',
    componentName: 'Welcome',
    layout: 'words',
    heading: 'What you do, and for whom',
    text: 'Name the trouble that people come with, and what they leave with.',
    buttonText: 'Get in touch',
    buttonLink: '#contact',
    button2Text: 'Prices',
    button2Link: '#prices',
  },
  boxes,
  priceList,
  questions,
  nextStep,
  findUs,
];

export const contact: readonly StarterComponent[] = [
  {
    type: 'FindUs',
    componentName: 'Find us',
    heading: 'Where to find us',
    note: 'How people get there: parking, bus, which door.',
  },
  twoColumns,
  {
    type: 'Accordion',
    componentName: 'Questions',
    heading: 'What people ask first',
    items: [
      { title: 'When do you answer?', text: '<p>Within a day, or when it is.</p>' },
      { title: 'Is there a way in without steps?', text: '<p>Say it plainly: many need to know.</p>' },
    ],
  },
];
