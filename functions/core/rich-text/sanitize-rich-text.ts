import { decodeAddress, isSafeAddress } from '@galley/shared/safe-address';
import type { Attributes, IOptions, Tag } from 'sanitize-html';
import type { CompanyScope } from '../company-scope';

/** What the editor makes, and what older texts hold that does no harm. Nothing here runs, loads or covers anything. */
const allowedTags = [
  ...[
    'p',
    'div',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'hr',
    'br',
    'figure',
    'figcaption',
  ],
  ...['ul', 'ol', 'li', 'table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'img', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'mark', 'small', 'code'],
];

/** Elements whose content is not text for people: it goes with them. */
const droppedWithContent = [
  ...[
    'script',
    'style',
    'template',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'object',
    'svg',
    'math',
    'xml',
  ],
  ...[
    'textarea',
    'select',
    'option',
    'title',
    'xmp',
    'plaintext',
    'head',
    'frameset',
    'audio',
    'video',
    'canvas',
  ],
];

const imageClasses = new Set(['left', 'right', 'center']);
const relTokens = new Set(['noopener', 'noreferrer', 'nofollow']);
const aligned = /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify)\s*(?:;|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they mean nothing in a text
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A name that no list allows: the element goes, its text stays. */
const unwrapped: Tag = { tagName: 'unwrapped', attribs: {} };

/**
 * Reduces the HTML of a rich-text field to what the editor makes. What is not allowed is removed, the text in it
 * stays; doing it twice changes nothing more.
 * @param scope whose image library pictures may come from
 */
export async function sanitizeRichText(html: string, { company }: CompanyScope): Promise<string> {
  const text = html.replace(controlCharacters, '');
  if (!/[<>&]/.test(text)) return text;
  // Half a megabyte of parser: loaded by those who save a text, and by nobody else.
  const { default: sanitize } = await import('sanitize-html');
  return sanitize(text, optionsFor(company));
}

function optionsFor(company: string): IOptions {
  return {
    allowedTags,
    nonTextTags: droppedWithContent,
    allowedAttributes: {
      '*': ['style'],
      a: ['href', 'target', 'rel', 'class'],
      img: ['src', 'alt', 'width', 'height', 'class', 'data-align'],
      ol: ['start'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    // The styles are cut down below to the one that is allowed.
    parseStyleAttributes: false,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { '*': (tagName, attributes) => cleaned(tagName, attributes, company) },
  };
}

function cleaned(tagName: string, attributes: Attributes, company: string): Tag {
  if (tagName === 'a') return cleanedLink(attributes);
  if (tagName === 'img') return cleanedImage(attributes, company);
  // Google Docs wraps everything that is copied in a <b> that is not bold.
  if (tagName === 'b' && /font-weight\s*:\s*(normal|400)/i.test(attributes.style ?? '')) return unwrapped;
  const attribs: Attributes = {};
  const alignment = aligned.exec(attributes.style ?? '')?.[1];
  if (alignment) attribs.style = `text-align: ${alignment.toLowerCase()}`;
  for (const name of ['colspan', 'rowspan', 'start']) {
    const value = attributes[name];
    if (value && /^\d{1,4}$/.test(value)) attribs[name] = value;
  }
  if (attributes.scope && /^(row|col|rowgroup|colgroup)$/.test(attributes.scope)) {
    attribs.scope = attributes.scope;
  }
  return { tagName, attribs };
}

/** A link that leads nowhere safe is taken off its text. */
function cleanedLink({ href, target, rel, class: classes }: Attributes): Tag {
  if (!href || !isSafeLink(href)) return unwrapped;
  const attribs: Attributes = { href };
  const tokens = (rel ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((token) => relTokens.has(token));
  if (target?.toLowerCase() === '_blank') {
    attribs.target = '_blank';
    if (!tokens.includes('noopener')) tokens.unshift('noopener');
  }
  if (tokens.length > 0) attribs.rel = tokens.join(' ');
  if (classes?.split(/\s+/).includes('button')) attribs.class = 'button';
  return { tagName: 'a', attribs };
}

/** Also what stands behind percent-encoding must be safe; a mail's text may have encoded line breaks. */
function isSafeLink(href: string): boolean {
  if (!isSafeAddress(href)) return false;
  const decoded = decodeAddress(href);
  return isSafeAddress(/^mailto:/i.test(href) ? decoded.replace(/[\r\n]+/g, ' ') : decoded);
}

/** Pictures come from the company's own library: others would tell strangers who reads the page. */
function cleanedImage(attributes: Attributes, company: string): Tag {
  const { src = '', alt, width, height, class: classes } = attributes;
  const prefix = `/images/${company}/`;
  const isOwn = src.startsWith(prefix) && /^\d+\/[A-Za-z0-9._-]+$/.test(src.slice(prefix.length));
  if (!isOwn) return unwrapped;
  const attribs: Attributes = { src, alt: alt ?? '' };
  if (width && /^\d{1,5}$/.test(width)) attribs.width = width;
  if (height && /^\d{1,5}$/.test(height)) attribs.height = height;
  const align = attributes['data-align'];
  if (align && imageClasses.has(align)) attribs['data-align'] = align;
  const kept = (classes ?? '').split(/\s+/).filter((name) => imageClasses.has(name));
  if (kept.length > 0) attribs.class = kept.join(' ');
  return { tagName: 'img', attribs };
}
