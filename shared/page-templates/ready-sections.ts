import type { StarterComponent } from '../starters/starter';
import { boxes, nextStep, priceList, questions, quote, reasons, steps, twoColumns, welcome } from './selling';
import { figures, people } from './telling';

/** A section that is offered beside the component types: with its layout, and with texts to replace. */
export interface ReadySection {
  title: string;
  purpose: string;
  section: StarterComponent;
  /** Its pictures come from the company's library; it is a section without pictures while the library is empty. */
  isPictured?: true;
}

/**
 * A section of a page template on a page of any content: it has no anchor of that template, and its button
 * leads to a page instead of a section.
 */
const alone = (section: StarterComponent): StarterComponent => ({
  ...section,
  sectionAnchor: '',
  ...('buttonLink' in section && { buttonLink: '/contact', button2Text: '', button2Link: '' }),
});

const begin = { per: 'a month', buttonText: 'Begin', buttonLink: '/contact' };

/** Sections in the order of a typical page. Like templates, they contain no pictures of their own. */
export const readySections: readonly ReadySection[] = [
  {
    title: 'Hero with a picture beside it',
    purpose: 'A headline and two buttons beside a picture of your library',
    isPictured: true,
    section: {
      type: 'Hero',
      componentName: 'Welcome',
      layout: 'split',
      heading: 'What people get from you, in one line',
      text: 'One sentence about whom it is for, and one about what makes it different.',
      buttonText: 'Get in touch',
      buttonLink: '/contact',
      button2Text: 'About us',
      button2Link: '/about',
    },
  },
  {
    title: 'Hero in the middle',
    purpose: 'A headline and a button, without a picture',
    section: alone(welcome),
  },
  { title: 'Three cards with icons', purpose: 'Reasons to choose you, side by side', section: reasons },
  { title: 'Services in boxes', purpose: 'What you offer, each in a box with an icon', section: boxes },
  {
    title: 'Numbered steps',
    purpose: 'How it works, from the first step to the last',
    section: alone(steps),
  },
  { title: 'Figures', purpose: 'Three large numbers and what they count', section: figures },
  {
    title: 'Timeline',
    purpose: 'A history along a line, year by year',
    section: {
      type: 'Cards',
      componentName: 'Timeline',
      heading: 'How we came here',
      variant: 'timeline',
      sectionWidth: 'narrow',
      items: [
        { kicker: '0000', title: 'The beginning', text: 'Who began, and with what.' },
        { kicker: '0000', title: 'A turning point', text: 'What changed, and for whom.' },
        { kicker: '0000', title: 'Today', text: 'What you are best at now.' },
      ],
    },
  },
  {
    title: 'Text in two columns',
    purpose: 'Two short texts with headings, side by side',
    section: twoColumns,
  },
  { title: 'Large quote', purpose: 'One sentence of a customer, in large letters', section: quote },
  {
    title: 'Three quotes side by side',
    purpose: 'What several customers say about you',
    section: {
      type: 'Testimonials',
      componentName: 'Voices',
      heading: 'What others say',
      look: 'cards',
      sectionBackground: 'surface',
      items: [
        { quote: 'What somebody said about the result.', name: 'First name', role: 'Town' },
        { quote: 'What somebody said about how it went.', name: 'Second name', role: 'Town' },
        { quote: 'What somebody said who came back.', name: 'Third name', role: 'Town' },
      ],
    },
  },
  { title: 'People', purpose: 'Names and roles, with room for faces', section: people },
  {
    title: 'Prices in three columns',
    purpose: 'Three offers side by side, one of which stands out',
    section: {
      type: 'Pricing',
      componentName: 'Offers',
      heading: 'What it costs',
      headAlign: 'center',
      items: [
        {
          ...begin,
          name: 'First offer',
          price: '$00',
          text: 'Whom it is for.',
          features: 'What is included',
        },
        {
          ...begin,
          name: 'Second offer',
          price: '$000',
          text: 'What most people take.',
          features: 'Everything in the first offer\nWhat comes on top',
          isFeatured: true,
          badge: 'Most chosen',
        },
        {
          ...begin,
          name: 'Third offer',
          price: '$0,000',
          text: 'For those who need more.',
          features: 'Everything in the second offer\nWhat comes on top',
        },
      ],
    },
  },
  { title: 'Price list', purpose: 'Services with their prices, like a menu', section: alone(priceList) },
  { title: 'Questions and answers', purpose: 'Answers that open one by one', section: questions },
  {
    title: 'Call to action on brand color',
    purpose: 'One sentence and a button, in one row',
    section: alone(nextStep),
  },
  {
    title: 'Call to action in the middle',
    purpose: 'One sentence and a button on a dark ground',
    section: {
      type: 'CallToAction',
      componentName: 'Last words',
      layout: 'center',
      heading: 'The last thing to say to visitors',
      text: 'One sentence that makes the next step easy.',
      buttonText: 'Get in touch',
      buttonLink: '/contact',
      sectionBackground: 'dark',
    },
  },
];
