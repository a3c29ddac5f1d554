import { type StyleName, styleNames } from './site-model';

const tag = (...names: string[]) => new RegExp(`<(?:${names.join('|')})[ >]`);
const withClass = (...names: string[]) => new RegExp(` class="(?:[^"]* )?(?:${names.join('|')})[ "]`);

/** What in the HTML of a fragment needs each part of the style. */
const needs: Record<StyleName, RegExp> = {
  base: /^/,
  telephone: /href="tel:/,
  button: withClass('button'),
  input: withClass('field', 'newsletter'),
  'rich-text': withClass('rich'),
  'rich-lists': /<(?:ol|ul(?! class="social"))[ >]/,
  'rich-aligned': / style="text-align:| dir="rtl"/,
  'rich-pictures': /(?<!<picture>)<img |<figure[ >]/,
  'rich-extras': tag('blockquote', 'h1', 'code', 'kbd', 'samp', 'pre', 'hr'),
  'rich-tables': tag('table'),
  'rich-figures': tag('figure', 'caption'),
  'rich-rare': tag('h[56]', 'dl', 'details', 'kbd', 'su[bp]'),
  header: tag('header'),
  tabs: withClass('tabs'),
  phone: withClass('phone'),
  menu: tag('header'),
  columns: withClass('block'),
  cards: withClass('card'),
  home: withClass('home'),
  announcement: withClass('announcement'),
  newsletter: withClass('newsletter'),
  footer: tag('footer'),
  'foot-columns': withClass('foot-columns'),
  social: withClass('social'),
  inner: withClass('inner'),
  banner: withClass('banner'),
  'banner-variants': withClass('small', 'large', 'at-(?!BottomMiddle)\\w+', 'second'),
  'banner-controls': withClass('controls'),
  form: withClass('image-form', 'field'),
  'form-variants': withClass('across-[34]', 'when'),
  'form-boxes': withClass('box'),
};

/**
 * The parts of the style that a piece of HTML needs. It is looked for when the piece is rendered, once for all its
 * visits: a document takes what its chrome and its page have named.
 */
export function stylesIn(html: string): StyleName[] {
  return styleNames.filter((name) => needs[name].test(html));
}
