import { JSDOM } from 'jsdom';

const dangerousElements =
  'script, style, iframe, object, embed, form, input, button, select, textarea, svg, math, base, meta, link, ' +
  'template, noscript, video, audio, frame, plaintext, xmp';
const harmlessAttributes = [
  ...['alt', 'width', 'height', 'target', 'rel', 'start', 'colspan', 'rowspan', 'scope', 'data-align'],
  ...['title', 'lang', 'dir', 'value', 'reversed', 'open', 'datetime', 'span'],
];
const page = 'https://site.example/page';

// Browsers parse some texts differently when scripts are enabled (noscript): both results count. Nothing here runs.
const readers = [new JSDOM(), new JSDOM('', { runScripts: 'outside-only' })];

/**
 * Lists what in a text could still do harm in a browser; empty where nothing can. It inspects the DOM of a browser's
 * parser, independently of how the text was sanitised.
 */
export function harmOf(html: string, company: string): string[] {
  const found = new Set<string>();
  for (const { window } of readers) {
    const root = window.document.createElement('div');
    root.innerHTML = html;
    for (const element of root.querySelectorAll(dangerousElements)) found.add(`<${element.localName}>`);
    for (const element of root.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (!isHarmless(name, value, company)) found.add(`${name}=${value}`);
      }
    }
    for (const link of root.querySelectorAll('a[target]')) {
      if (!link.getAttribute('rel')?.split(' ').includes('noopener')) found.add('a new tab with an opener');
    }
  }
  return [...found];
}

function isHarmless(name: string, value: string, company: string): boolean {
  switch (name) {
    case 'style':
      return /^text-align: (left|right|center|justify)$/.test(value);
    case 'id':
      return value.startsWith('at-');
    case 'type':
      return /^[1aAiI]$/.test(value);
    case 'class':
      return /^(button|left|right|center)$/.test(value);
    case 'href':
      return isHarmlessLink(value);
    case 'src': {
      const { host, pathname } = new URL(value, page);
      return host === 'site.example' && pathname.startsWith(`/images/${company}/`);
    }
    default:
      return harmlessAttributes.includes(name);
  }
}

/** A link must have a visible external target, and must not run anything. */
function isHarmlessLink(href: string): boolean {
  const { protocol, host } = new URL(href, page);
  if (['mailto:', 'tel:', 'sms:', 'ftp:'].includes(protocol)) return true;
  return /^https?:$/.test(protocol) && (host === 'site.example' || /^https?:\/\//i.test(href));
}
