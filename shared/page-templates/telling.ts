import type { StarterComponent } from '../starters/starter';

/** Templates of informative pages. */

export const figures: StarterComponent = {
  type: 'Cards',
  componentName: 'Figures',
  variant: 'figures',
  columns: '3',
  sectionBackground: 'surface',
  items: [
    { title: '00', text: 'years of experience' },
    { title: '000', text: 'people helped so far' },
    { title: '00 %', text: 'of something that nobody else has' },
  ],
};

export const people: StarterComponent = {
  type: 'Team',
  componentName: 'People',
  heading: 'The people behind it',
  items: [
    { name: 'First person', role: 'What they do', text: 'One sentence that nobody else could say.' },
    { name: 'Second person', role: 'What they do', text: 'What to ask them about.' },
    { name: 'Third person', role: 'What they do', text: 'How long they have been here.' },
  ],
};

export const about: readonly StarterComponent[] = [
  {
    type: 'Hero',
    componentName: 'Welcome',
    layout: 'words',
    kicker: 'About us',
    heading: 'Who you are, in one line',
    text: 'What you have been doing, since when, and what matters to you in it.',
  },
  {
    type: 'HtmlEditorColumns',
    componentName: 'Story',
    format: '4_4',
    borderStyle: 'none',
    sectionWidth: 'narrow',
    column1:
      '<h2>How it began</h2><p>Who had which idea, and what the first year was like.</p><h2>What it is today</h2><p>What has grown, what has stayed, and what comes next.</p>',
  },
  figures,
  people,
  {
    type: 'Testimonials',
    componentName: 'What others say',
    look: 'quote',
    items: [{ quote: 'What somebody really said about you.', name: 'Name', role: 'Occupation or town' }],
  },
];

export const article: readonly StarterComponent[] = [
  {
    type: 'HtmlEditorColumns',
    componentName: 'Beginning',
    format: '4_4',
    borderStyle: 'none',
    sectionWidth: 'narrow',
    column1:
      '<h2>What happened</h2><p>The most important thing first: who, what, where and when. Whoever reads no further should know this.</p><p>Then how it came about.</p>',
  },
  {
    type: 'Testimonials',
    componentName: 'Quotation',
    look: 'quote',
    sectionWidth: 'narrow',
    items: [{ quote: 'A sentence that somebody said about it.', name: 'Name', role: 'Who that is' }],
  },
  {
    type: 'HtmlEditorColumns',
    componentName: 'Rest',
    format: '4_4',
    borderStyle: 'none',
    sectionWidth: 'narrow',
    column1:
      '<h2>What it means</h2><p>What changes for the people who read this.</p><h2>What comes next</h2><p>The next date, and where to hear more.</p>',
  },
];
