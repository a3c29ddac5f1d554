import { buildWordLists } from './word-lists';

/**
 * Word, Google Docs and web pages put far more than text into the clipboard: styles, conditional comments, tags of
 * their own. This keeps what the text editor has tools for (headings, bold, italic, underline, lists, links, tables,
 * alignment) and drops the rest. Headings are changed to the levels 2 to 4 that a page uses.
 */
export function cleanPastedHtml(html: string): string {
  // Copied inside our editor: it is clean already, and the attribute says how open the slice is.
  if (/\sdata-pm-slice=/.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeComments(body);
  for (const useless of body.querySelectorAll(uselessElements)) useless.remove();
  buildWordLists(body);
  // A copy of the list, since the elements change while they are visited. Inner ones first.
  for (const element of [...body.querySelectorAll('*')].reverse()) cleanElement(element);
  return body.innerHTML.trim();
}

const uselessElements =
  'style,script,meta,link,title,xml,template,iframe,object,embed,img,picture,svg,video,audio,button,input,select,textarea,br.Apple-interchange-newline';

const keptAttributes: Record<string, readonly string[]> = {
  A: ['href', 'title'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
  OL: ['start'],
};
const alignable = new Set(['P', 'H2', 'H3', 'H4', 'TD', 'TH']);
const unwrapped = new Set([
  'SPAN',
  'FONT',
  'SECTION',
  'ARTICLE',
  'MAIN',
  'HEADER',
  'FOOTER',
  'CENTER',
  'SMALL',
  'BIG',
]);
const renamed: Record<string, string> = { H1: 'h2', H5: 'h4', H6: 'h4', B: 'strong', I: 'em' };

function removeComments(root: Element) {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function cleanElement(element: Element) {
  const tag = element.tagName;
  // `o:p`, `w:sdt`, `st1:place` and other tags of Office; its drawings (`v:…`) contain nothing to keep.
  if (tag.includes(':')) return tag.startsWith('V:') ? element.remove() : unwrap(element);
  if (isEmptyFiller(element)) return element.remove();
  const style = styleOf(element);
  keepMarks(element, style);
  // Google Docs wraps everything in a `b` that is not bold.
  const isFalseBold = tag === 'B' && isNormalWeight(style.get('font-weight'));
  if (unwrapped.has(tag) || isFalseBold || element.id.startsWith('docs-internal-guid'))
    return unwrap(element);
  const target = rename(element, newTagOf(element));
  cleanAttributes(target, style);
}

function newTagOf(element: Element): string | undefined {
  if (element.classList.contains('MsoTitle') && element.tagName === 'P') return 'h2';
  return renamed[element.tagName];
}

/** A paragraph of only spaces separates lines in other programs; here paragraphs have their own distance. */
function isEmptyFiller(element: Element): boolean {
  if (!/^(P|DIV|H[1-6]|LI|SPAN|B|I|U|STRONG|EM|A|FONT|O:P)$/.test(element.tagName)) return false;
  if (element.querySelector('br,hr,table') && element.tagName !== 'P') return false;
  const text = element.textContent ?? '';
  if (text.trim() !== '' || element.querySelector('hr,table')) return false;
  // A space between two words may be all that a span contains.
  const isInline = /^(SPAN|B|I|U|STRONG|EM|A|FONT|O:P)$/.test(element.tagName);
  return !isInline || text === '' || element.tagName === 'O:P';
}

function styleOf(element: Element): Map<string, string> {
  const declarations = (element.getAttribute('style') ?? '').split(';');
  const pairs = declarations.map((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
  });
  return new Map(pairs);
}

const isNormalWeight = (weight: string | undefined) => weight === 'normal' || weight === '400';
const isBoldWeight = (weight: string | undefined) => weight === 'bold' || Number(weight) >= 600;

/** Google Docs marks bold, italic and underlined text with styles of a span; they become the matching tags. */
function keepMarks(element: Element, style: Map<string, string>) {
  if (element.tagName !== 'SPAN') return;
  // A link is underlined and a heading bold by default.
  const isInLink = element.closest('a') !== null || element.querySelector('a') !== null;
  const isInHeading = element.closest('h1,h2,h3,h4,h5,h6') !== null;
  if (isBoldWeight(style.get('font-weight')) && !isInHeading) wrapContent(element, 'strong');
  if (style.get('font-style') === 'italic') wrapContent(element, 'em');
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  if (decoration.includes('underline') && !isInLink) wrapContent(element, 'u');
}

function wrapContent(element: Element, tag: string) {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string | undefined): Element {
  if (!tag) return element;
  const renamedElement = element.ownerDocument.createElement(tag);
  for (const attribute of element.attributes) renamedElement.setAttribute(attribute.name, attribute.value);
  renamedElement.append(...element.childNodes);
  element.replaceWith(renamedElement);
  return renamedElement;
}

function cleanAttributes(element: Element, style: Map<string, string>) {
  const isButton = element.tagName === 'A' && element.classList.contains('button');
  const alignment = alignmentOf(element, style);
  for (const { name } of [...element.attributes]) {
    if (!keptAttributes[element.tagName]?.includes(name)) element.removeAttribute(name);
  }
  if (isButton) element.className = 'button';
  if (alignment) element.setAttribute('style', `text-align: ${alignment}`);
  const url = element.getAttribute('href');
  if (url) element.setAttribute('href', withoutRedirect(url));
}

function alignmentOf(element: Element, style: Map<string, string>): string | undefined {
  if (!alignable.has(element.tagName)) return undefined;
  const alignment = style.get('text-align') ?? element.getAttribute('align')?.toLowerCase();
  return alignment && ['center', 'right', 'justify'].includes(alignment) ? alignment : undefined;
}

/** Google Docs sends links of a published document through a redirect of Google. */
function withoutRedirect(url: string): string {
  if (!/^https?:\/\/(www\.)?google\.com\/url\?/i.test(url)) return url;
  return new URL(url).searchParams.get('q') ?? url;
}
