import { sectionSamples } from './section-samples';
import { showingSamples } from './showing-samples';
import { siteSamples } from './site-samples';

/** For each type: valid fields, changed fields, and invalid ones. */
export const componentSamples = [
  {
    type: 'Announcement',
    fields: { componentName: 'Notice', announcementText: 'Open on <b>Sunday</b> & Monday' },
    changed: { componentName: 'Later', announcementText: 'Closed' },
    malformed: [
      ['componentName', { componentName: '' }],
      ['componentName', { componentName: 'x'.repeat(16) }],
      ['announcementText', { announcementText: '' }],
      ['announcementText', { announcementText: 'x'.repeat(501) }],
    ],
  },
  {
    type: 'Blank',
    fields: { componentName: 'Gap', height: 20 },
    changed: { componentName: 'Wide gap', height: 400 },
    malformed: [
      ['componentName', { componentName: ' ' }],
      ['height', { height: 0 }],
      ['height', { height: 1.5 }],
      ['height', { height: 2001 }],
    ],
  },
  {
    type: 'HtmlEditorColumns',
    fields: {
      componentName: 'Text',
      borderStyle: 'float',
      format: '4_1-1-2',
      column1: '<p>one</p>',
      column2: '<p>two</p>',
      column3: '<p>three</p>',
      column4: '<p>kept, though the format does not show it</p>',
    },
    changed: {
      componentName: 'Text 2',
      borderStyle: 'none',
      format: '4_4',
      column1: '<h2>One</h2>',
      column2: '',
      column3: '',
      column4: '',
    },
    malformed: [
      ['componentName', { componentName: '' }],
      ['borderStyle', { borderStyle: 'dotted' }],
      ['format', { format: '5_5' }],
      ['column1', { column1: 7 }],
    ],
  },
  {
    type: 'ImageForm',
    fields: {
      componentName: 'Ask us',
      title: 'Ask & see',
      description: 'Plain <b>text</b>',
      formId: 1,
      imageLink: 'acme/1/yard.jpg',
    },
    changed: {
      componentName: 'Write us',
      title: 'Write',
      description: 'Other words',
      formId: 2,
      imageLink: 'acme/2/boat.jpg',
    },
    malformed: [
      ['componentName', { componentName: '' }],
      ['title', { title: '' }],
      ['title', { title: 'x'.repeat(101) }],
      ['description', { description: '' }],
      ['description', { description: 'x'.repeat(1001) }],
      ['formId', { formId: null }],
      ['imageLink', { imageLink: '' }],
      ['imageLink', { imageLink: 'https://elsewhere.example/a.jpg' }],
      ['imageLink', { imageLink: 'globex/1/yard.jpg' }],
    ],
  },
  {
    type: 'BannerContainer',
    fields: { componentName: 'Top', sliderDuration: 7000, height: 'Large' },
    changed: { componentName: 'Top 2', sliderDuration: 1000, height: 'Small' },
    malformed: [
      ['componentName', { componentName: '' }],
      ['sliderDuration', { sliderDuration: 999 }],
      ['sliderDuration', { sliderDuration: 10_001 }],
      ['height', { height: 'Huge' }],
    ],
  },
  ...sectionSamples,
  ...showingSamples,
  ...siteSamples,
] as const;
