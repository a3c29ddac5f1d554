import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { definitionOf } from '@galley/shared/components/dictionary';
import { newValues } from '@galley/shared/components/placeholder';
import type { PageModel } from '../site-model';
import { surroundingsOf } from '../site-surroundings';
import { bookingForm } from './sample-fields';
import { sampleSite } from './sample-site';
import { showingSamples } from './style-guide-more';
import { leadingSamples, picture, type Sample } from './style-guide-samples';
import { listedFiles, listedPages, siteSamples } from './style-guide-site';

const component = ({ type, fields }: Sample, index: number) =>
  ({
    type,
    componentId: 100020001 + index,
    data: { ...newValues(type), ...fields, componentName: definitionOf(type).label },
  }) as RenderableComponent;

const openingHours = {
  hours: [...Array.from({ length: 5 }, () => '08:00-12:00, 13:00-17:00'), '09:00-12:00', ''],
  holidays: [{ from: '2096-12-24', until: '2096-12-26', name: 'Christmas', hours: '' }],
};

const booking: Sample = {
  type: 'ImageForm',
  fields: {
    title: 'Book a day',
    description: '<p>We answer within a day.</p>',
    formId: bookingForm.id,
    imageLink: picture('harbor'),
  },
};

const contact: Sample = {
  type: 'ImageForm',
  fields: { ...booking.fields, title: 'Write to us', layout: 'front' },
};

/** Every type that draws a section, in all its layouts: screenshots and checks of the style use it. */
export const styleGuideComponents = [
  ...leadingSamples,
  ...showingSamples,
  ...siteSamples,
  booking,
  contact,
].map(component);

export const styleGuideHome: PageModel = {
  pageId: 1,
  name: 'Style guide',
  fullUrl: '/',
  scoTitle: 'Style guide',
  scoMetaDescription: 'Every component in every look.',
  scoMetaKeywords: '',
  forms: { [bookingForm.id]: bookingForm },
  images: {},
  surroundings: surroundingsOf({ ...sampleSite, ...openingHours }, 1, {
    pages: listedPages,
    files: listedFiles,
  }),
  components: styleGuideComponents,
};

/** The same on an inner page, below a heading and beside the side menu. */
export const styleGuideInner: PageModel = { ...styleGuideHome, pageId: 4, fullUrl: '/services/heating' };
