import { styleSheets } from './generated/site-assets';
import type { SharedStyle } from './shared-styles';
import type { StyleName } from './site-model';
import { extendedLetters } from './typefaces';

const tag = (...names: string[]) => new RegExp(`<(?:${names.join('|')})[ >]`);
const withClass = (...names: string[]) => new RegExp(` class="(?:[^"]* )?(?:${names.join('|')})[ "]`);

/** The HTML that makes a fragment need each part of the style. */
const needs: Partial<Record<StyleName, RegExp>> &
  Record<Exclude<SharedStyle, 'announcement' | 'banner' | 'banner-controls'>, RegExp> = {
  base: /^/,
  telephone: /href="tel:/,
  button: withClass('button'),
  input: withClass('field', 'newsletter'),
  'rich-text': withClass('rich'),
  'rich-lists': /<(?:ol|ul(?! class="social"))[ >]/,
  'rich-aligned': / style="text-align:| dir="rtl"/,
  'rich-pictures': /(?<!<picture[^>]*>(?:<source [^>]*>)?)<img |<figure[ >]/,
  'rich-extras': /<(?:blockquote(?! class="said")|h1|code|kbd|samp|pre|hr)[ >]/,
  'rich-tables': tag('table'),
  'rich-figures': tag('figure', 'caption'),
  'rich-rare':
    /<(?:h[56]|dl(?! class="hours")|details(?! class="fold[ "])|kbd|su[bp])[ >]|<p(?: [^>]*)?><\/p>/,
  header: tag('header'),
  logo: /class="logo"[^>]*></,
  tabs: withClass('tabs'),
  phone: withClass('phone'),
  menu: tag('header'),
  // A text that opens a list; a list below a list.
  'menu-text': /<summary class="text"/,
  'menu-deep': /<\/(?:a|span)><ul>/,
  columns: withClass('block'),
  'columns-rest': withClass('w[4689]'),
  cards: withClass('card'),
  home: withClass('home'),
  newsletter: withClass('newsletter'),
  footer: tag('footer'),
  'foot-logo': withClass('sign'),
  'foot-columns': withClass('foot-columns'),
  social: withClass('social'),
  inner: withClass('inner'),
  'banner-scrim': withClass('banner'),
  'banner-places': withClass('at-(?!BottomMiddle)\\w+'),
  'banner-variants': withClass('small', 'large', 'second'),
  form: withClass('image-form', 'field'),
  'form-variants': withClass('across-[34]', 'when'),
  'form-boxes': withClass('box'),
  'form-groups': withClass('group'),
  'form-words': withClass('between'),
  'form-files': withClass('file'),
  section: withClass('section'),
  'section-picture': withClass('on-picture'),
  'hero-first': /^<div class="inner"><section [^>]*?class="[^"]*\bhero /,
  'hero-cover': withClass('cover'),
  'hero-scrim': withClass('cover'),
  focus: withClass('focus-x\\d+'),
  avif: tag('source'),
  'latin-ext': extendedLetters,
  italics: tag('em', 'i', 'cite', 'dfn'),
};

/** All parts in their order in a document: the shared ones, then those of component types. */
export const styleNames = Object.keys(styleSheets) as StyleName[];

/**
 * Finds the parts of the style that a piece of HTML needs. This happens once, when the piece is rendered: a
 * document loads the parts that its chrome and its page have named.
 * @param declared by the components that are in it
 */
export function stylesIn(html: string, declared: readonly StyleName[] = []): StyleName[] {
  return styleNames.filter((name) => declared.includes(name) || needs[name]?.test(html));
}
