const feedFile = '/feed.xml';

/** Where the feed of a page's articles is. */
export const feedPath = (path: string) => `${path === '/' ? '' : path}${feedFile}`;

/** The page whose articles a feed tells of; undefined for an address that is no feed's. */
export function pageOfFeed(path: string): string | undefined {
  return path.endsWith(feedFile) ? path.slice(0, -feedFile.length) || '/' : undefined;
}
