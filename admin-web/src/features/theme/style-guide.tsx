import { PageContent } from '@galley/public-web/page-content';
import { noSurroundings } from '@galley/public-web/surroundings';
import { type BannerSlide, bannerContainer } from '@galley/shared/components/banner-container';
import {
  type CreatableType,
  creatableTypes,
  fieldsOf,
  labelOf,
  type RenderableComponent,
} from '@galley/shared/components/dictionary';
import { initialValues, mapValues } from '@galley/shared/components/field-values';
import type { DataOf } from '@galley/shared/components/fields';
import { choicesOf } from '@galley/shared/components/fields/choice';
import type { ListedPage } from '@galley/shared/components/listed-pages';
import { newValues } from '@galley/shared/components/placeholder';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useFirstImages } from '../../parts/images/use-images';
import type { ThemedSite } from './use-themed-site';

/** The only type that has nothing to show: it is the space between others. */
const leftOut: CreatableType = 'Blank';
const needPicture: readonly CreatableType[] = ['PictureText', 'Gallery', 'ImageForm', 'BannerContainer'];
/** What the types list that show more of the site than their own fields. */
const listed: ListedPage[] = [1, 2, 3].map((pageId) => ({
  pageId,
  parentId: 0,
  name: 'A page of your site',
  href: '#',
  summary: 'Its summary says in one or two sentences what there is to read.',
  picture: '',
  date: `2026-10-0${pageId}`,
  author: '',
  tags: [],
  since: `2026-10-0${pageId}`,
}));
const event = {
  key: '1',
  title: 'A day of open doors',
  date: '2096-06-01',
  until: '',
  time: '2 pm',
  link: '',
};

const slide: BannerSlide = {
  n: 1,
  ...(initialValues(bannerContainer.fields.banners.fields) as DataOf<
    typeof bannerContainer.fields.banners.fields
  >),
  actionText: 'A picture across the page',
  subActionText: 'Its words stand on the picture.',
  buttonText: 'A button',
  buttonLink: '#',
};

const pageAround = {
  pageId: 1,
  name: '',
  fullUrl: '/',
  scoTitle: '',
  scoMetaDescription: '',
  scoMetaKeywords: '',
  forms: {},
};

/** The names of the choices that change how a whole component is laid out. */
const layoutNames = ['layout', 'look', 'variant', 'shape'];

function layoutsOf(type: CreatableType): Record<string, unknown>[] {
  const [layouts] = Object.entries(fieldsOf(type)).flatMap(([name, field]) =>
    field.kind === 'choice' && layoutNames.includes(name)
      ? [choicesOf(field).map(([value]) => ({ [name]: value }))]
      : [],
  );
  return layouts ?? [{}];
}

/** Every type in each of its layouts, as a new component has it, with a picture of the company. */
function componentsWith(picture: string): RenderableComponent[] {
  const own: Partial<Record<CreatableType, object>> = {
    BannerContainer: { banners: [{ ...slide, backgroundImage: picture }] },
    Gallery: { items: ['1', '2', '3'].map((key) => ({ key, picture, caption: '' })) },
    PageList: { source: 'page', parent: 0 },
    Events: { items: [{ ...event, place: 'In the yard', text: '' }] },
  };
  return creatableTypes
    .filter((type) => type !== leftOut && (picture !== '' || !needPicture.includes(type)))
    .flatMap((type) => layoutsOf(type).map((layout) => ({ type, layout })))
    .map(({ type, layout }, index) => {
      const data = { ...newValues(type), ...own[type], ...layout, componentName: labelOf(type) };
      const filled = mapValues(fieldsOf(type), data, ({ name, field, value }) =>
        field.kind === 'image' && name !== 'sectionPicture' ? picture : value,
      );
      return { type, componentId: index + 1, data: filled } as RenderableComponent;
    });
}

/** Draws every type of component in the main element of a page. */
export function StyleGuide({ main, site }: { main: Element; site: ThemedSite }) {
  const { data: [image] = [] } = useFirstImages('', 1);
  const picture = image?.imageUrl ?? '';
  const components = useMemo(() => componentsWith(picture), [picture]);
  const surroundings = { ...noSurroundings, company: site.company, pages: listed };
  const page = { ...pageAround, components, surroundings };
  return createPortal(<PageContent page={page} />, main);
}
