import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { definitionOf } from '@galley/shared/components/dictionary';
import { newValues } from '@galley/shared/components/placeholder';
import type { PageModel } from '../site-model';
import { showingSamples } from './style-guide-more';
import { leadingSamples, type Sample } from './style-guide-samples';

const component = ({ type, fields }: Sample, index: number) =>
  ({
    type,
    componentId: 100020001 + index,
    data: { ...newValues(type), ...fields, componentName: definitionOf(type).label },
  }) as RenderableComponent;

/** Every type that draws a section, in every look that it has: what pictures and checks of the style are made of. */
export const styleGuideComponents = [...leadingSamples, ...showingSamples].map(component);

export const styleGuideHome: PageModel = {
  pageId: 1,
  name: 'Style guide',
  fullUrl: '/',
  scoTitle: 'Style guide',
  scoMetaDescription: 'Every component in every look.',
  scoMetaKeywords: '',
  forms: {},
  images: {},
  components: styleGuideComponents,
};

/** The same below a heading and beside the menu of its section. */
export const styleGuideInner: PageModel = { ...styleGuideHome, pageId: 4, fullUrl: '/services/heating' };
