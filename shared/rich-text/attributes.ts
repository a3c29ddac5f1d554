import { decodeUrl, isSafeUrl } from '../safe-url';

/** Reads an HTML attribute of an element by name; null where it is absent. */
export type Get = (name: string) => string | null;

export type AttributeValue = string | number | boolean | null;

/** An attribute of the schema: how it is read from and written to HTML. */
export interface Attribute {
  /** The name of the HTML attribute that is written. */
  html: string;
  default: AttributeValue;
  read: (get: Get) => AttributeValue;
  /** Absent where the value itself is written, as text; a default value is never written. */
  write?: (value: AttributeValue) => string;
}

export type Attributes = Record<string, Attribute>;

/** The prefix of all ids in texts, so that they cannot collide with those of the surrounding page. */
export const idPrefix = 'at-';

const oneOf =
  (html: string, values: readonly string[]): Attribute['read'] =>
  (get) => {
    const value = get(html)?.trim().toLowerCase() ?? '';
    return values.includes(value) ? value : null;
  };

const matching =
  (html: string, pattern: RegExp): Attribute['read'] =>
  (get) => {
    const value = get(html)?.trim() ?? '';
    return pattern.test(value) ? value : null;
  };

const flag = (html: string): Attribute => ({
  html,
  default: false,
  read: (get) => get(html) !== null,
  write: () => '',
});

const plain = (html: string, most = 300): Attribute => ({
  html,
  default: null,
  read: (get) => withoutControls(get(html) ?? '').slice(0, most) || null,
});

const number = (html: string, least: number, most: number, fallback: number | null = null): Attribute => ({
  html,
  default: fallback,
  read: (get) => {
    const text = get(html)?.trim() ?? '';
    const value = /^-?\d{1,5}$/.test(text) ? Number(text) : fallback;
    return value !== null && value >= least && value <= most ? value : fallback;
  },
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: they mean nothing in a text
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu;

/** Removes characters without meaning in a text, and lone surrogates, which cannot be stored. */
export function withoutControls(text: string): string {
  return text.replace(controls, '');
}

const alignments = ['left', 'center', 'right', 'justify'] as const;

function alignmentOf(get: Get): string | null {
  const style = /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify)\s*(?:;|$)/i.exec(get('style') ?? '');
  // Old texts use `align`, WordPress uses a class.
  const named = /(?:^|\s)has-text-align-(left|right|center)(?:\s|$)/.exec(get('class') ?? '');
  const value = (style?.[1] ?? get('align') ?? named?.[1] ?? '').trim().toLowerCase();
  return alignments.find((alignment) => alignment === value) ?? null;
}

const sides = ['left', 'right', 'center'] as const;

/** The side on which a picture is placed. WordPress uses classes for this. */
function sideOf(get: Get): string | null {
  const said = get('data-align') ?? /(?:^|\s)align(left|right|center)(?:\s|$)/.exec(get('class') ?? '')?.[1];
  return sides.find((side) => side === said) ?? null;
}

const lang: Attribute = {
  html: 'lang',
  default: null,
  read: matching('lang', /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/),
};
const dir: Attribute = { html: 'dir', default: null, read: oneOf('dir', ['ltr', 'rtl', 'auto']) };
const id: Attribute = { html: 'id', default: null, read: (get) => idOf(get('id')) };

/** The canonical form of an id, with its prefix; null for one that no link could refer to. */
export function idOf(name: string | null): string | null {
  const trimmed = name?.trim() ?? '';
  // Google Docs adds an id to copied content that no link refers to.
  if (!/^(?!docs-internal-guid)[\p{L}\p{N}_.:-]{1,80}$/u.test(trimmed)) return null;
  return trimmed.startsWith(idPrefix) ? trimmed : idPrefix + trimmed;
}

const language = { lang, dir };
const named = { ...language, id };
/** The attributes of all blocks of text. */
export const blockAttributes = {
  textAlign: {
    html: 'style',
    default: null,
    read: alignmentOf,
    write: (value) => `text-align: ${value}`,
  },
  ...named,
} satisfies Attributes;
const dataAlign: Attribute = { html: 'data-align', default: null, read: sideOf };

/**
 * The percent-decoded form must be safe, too, except that the text of a mailto: or sms: link may contain encoded
 * line breaks.
 */
function isSafeLink(href: string): boolean {
  if (!isKeptLink(href)) return false;
  const decoded = decodeUrl(href);
  return isKeptLink(/^(mailto|sms):/i.test(href.trim()) ? decoded.replace(/[\r\n]+/g, ' ') : decoded);
}

/** Besides what is safe everywhere: text messages, FTP servers, and relative URLs. */
function isKeptLink(href: string): boolean {
  const text = href.trim();
  if (isSafeUrl(text)) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them inside a scheme
  if (/[\u0000-\u001f\u007f\\]/.test(text)) return false;
  return /^sms:[^/]|^ftp:\/\/[^/]/i.test(text) || /^(?:[^:/?#]+(?:[/?#].*)?|\?.*)$/.test(text);
}

const relTokens = ['noopener', 'noreferrer', 'nofollow', 'sponsored', 'ugc'];

function relOf(get: Get): string | null {
  const tokens = (get('rel') ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((token, index, all) => relTokens.includes(token) && all.indexOf(token) === index);
  if (isNewTab(get) && !tokens.includes('noopener')) tokens.unshift('noopener');
  return tokens.join(' ') || null;
}

const isNewTab = (get: Get) => get('target')?.toLowerCase() === '_blank';

/** The attributes of each node and mark that has any; with the names that the editor's commands use. */
export const attributes = {
  block: blockAttributes,
  item: { ...blockAttributes, value: number('value', -9_999, 9_999) },
  orderedList: {
    start: number('start', -9_999, 9_999, 1),
    type: {
      html: 'type',
      default: null,
      read: (get) => ['1', 'a', 'A', 'i', 'I'].find((type) => type === get('type')) ?? null,
    },
    reversed: flag('reversed'),
    ...named,
  },
  named,
  details: { open: flag('open'), ...named },
  figure: { 'data-align': dataAlign, ...named },
  cell: {
    colspan: number('colspan', 1, 1_000, 1),
    rowspan: number('rowspan', 1, 9_999, 1),
    ...blockAttributes,
  },
  headerCell: {
    colspan: number('colspan', 1, 1_000, 1),
    rowspan: number('rowspan', 1, 9_999, 1),
    scope: { html: 'scope', default: null, read: oneOf('scope', ['row', 'col', 'rowgroup', 'colgroup']) },
    ...blockAttributes,
  },
  image: {
    src: { html: 'src', default: null, read: (get) => get('src') },
    alt: {
      html: 'alt',
      default: null,
      read: (get) => withoutControls(get('alt') ?? ''),
    },
    title: plain('title'),
    width: number('width', 1, 99_999),
    height: number('height', 1, 99_999),
    'data-align': dataAlign,
    class: {
      html: 'class',
      default: null,
      read: (get) => sides.find((side) => get('class')?.split(/\s+/).includes(side)) ?? null,
    },
    lang,
  },
  link: {
    href: {
      html: 'href',
      default: null,
      read: (get) => (isSafeLink(get('href') ?? '') ? withoutControls(get('href') ?? '').trim() : null),
    },
    target: { html: 'target', default: null, read: (get) => (isNewTab(get) ? '_blank' : null) },
    rel: { html: 'rel', default: null, read: relOf },
    class: {
      html: 'class',
      default: null,
      // WordPress has a class for links that look like buttons.
      read: (get) =>
        /(?:^|\s)(button|wp-block-button__link)(?:\s|$)/.test(get('class') ?? '') ? 'button' : null,
    },
    title: plain('title'),
  },
  abbreviation: { title: plain('title') },
  time: { datetime: { html: 'datetime', default: null, read: matching('datetime', /^[\w:.+-]{1,40}$/) } },
  language,
} satisfies Record<string, Attributes>;

/** The attributes of a node or mark as they are written, in the order of their declaration. */
export function writtenAttributes(
  declared: Attributes,
  values: Readonly<Record<string, unknown>>,
): [name: string, value: string][] {
  return Object.entries(declared).flatMap(([name, { html, default: usual, write }]) => {
    const value = values[name] as AttributeValue | undefined;
    if (value === undefined || value === null || value === usual) return [];
    return [[html, write ? write(value) : String(value)] as [string, string]];
  });
}

/** The attributes of an element in the form that the schema stores. */
export function readAttributes(declared: Attributes, get: Get): Record<string, AttributeValue> {
  return Object.fromEntries(Object.entries(declared).map(([name, { read }]) => [name, read(get)]));
}
