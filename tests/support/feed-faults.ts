import { JSDOM } from 'jsdom';

/** The date format of RFC 822, which RSS 2.0 requires. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;
const atom = 'http://www.w3.org/2005/Atom';
const dublinCore = 'http://purl.org/dc/elements/1.1/';
const isUrl = (value: string) => /^https:\/\/[^/]+\/\S*$/.test(value) && URL.canParse(value);

const inChannel = ['title', 'link', 'description', 'language', `${atom} link`, 'item'];
const inItem = ['title', 'link', 'guid', 'description', `${dublinCore} creator`, 'category', 'pubDate'];
/** Elements that may be repeated. */
const several = ['item', 'category'];

/**
 * Lists what a feed reader or the W3C's validator would report, one sentence each: not well-formed, or no valid RSS
 * 2.0 with its own URL in Atom's element.
 */
export function feedFaults(xml: string): string[] {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const [channel, ...more] = document.documentElement.children;
  if (
    document.documentElement.tagName !== 'rss' ||
    document.documentElement.getAttribute('version') !== '2.0'
  )
    return ['It is no RSS 2.0.'];
  if (channel?.tagName !== 'channel' || more.length > 0) return ['It has not one channel.'];
  const self = channel.getElementsByTagNameNS(atom, 'link')[0];
  const items = [...channel.getElementsByTagName('item')];
  const guids = items.map((item) => textOf(item, 'guid'));
  return [
    ...faultsOfChildren(channel, inChannel),
    ...['title', 'link', 'description']
      .filter((name) => !textOf(channel, name))
      .map((name) => `It has no ${name}.`),
    ...(isUrl(textOf(channel, 'link')) ? [] : ['Its link is not an absolute URL.']),
    ...(/^[a-z]{2,3}(-[A-Z][A-Za-z]+)?$/.test(textOf(channel, 'language')) ? [] : ['Its language is none.']),
    ...(self?.getAttribute('rel') === 'self' && isUrl(self.getAttribute('href') ?? '')
      ? []
      : ['It does not name its own URL.']),
    ...(new Set(guids).size === items.length ? [] : ['Two items have one guid.']),
    ...items.flatMap(faultsOfItem),
  ];
}

const textOf = (parent: Element, name: string): string =>
  [...parent.children].find(({ tagName }) => tagName === name)?.textContent ?? '';

function faultsOfChildren(parent: Element, known: readonly string[]): string[] {
  const names = [...parent.children].map(({ namespaceURI, localName }) =>
    namespaceURI ? `${namespaceURI} ${localName}` : localName,
  );
  const unknown = names.filter((name) => !known.includes(name));
  const twice = names.filter((name, index) => names.indexOf(name) !== index && !several.includes(name));
  return [
    ...unknown.map((name) => `${parent.tagName} has ${name}, which RSS does not know.`),
    ...twice.map((name) => `${parent.tagName} has ${name} twice.`),
  ];
}

function faultsOfItem(item: Element): string[] {
  const guid = item.querySelector('guid');
  const date = textOf(item, 'pubDate');
  const isPermanent = guid?.getAttribute('isPermaLink') !== 'false';
  return [
    ...faultsOfChildren(item, inItem),
    ...(textOf(item, 'title') || textOf(item, 'description')
      ? []
      : ['An item has neither title nor description.']),
    ...(isUrl(textOf(item, 'link')) ? [] : ['The link of an item is not an absolute URL.']),
    ...(guid?.textContent && (!isPermanent || isUrl(guid.textContent))
      ? []
      : ['The guid of an item is none.']),
    ...(date === '' || (rfc822.test(date) && new Date(date).toUTCString() === date)
      ? []
      : [`'${date}' is no date of RFC 822.`]),
  ];
}
