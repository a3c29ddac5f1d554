const feedFile = '/feed.xml';

/** The path of the feed of a page's articles. */
export const feedPath = (path: string) => `${path === '/' ? '' : path}${feedFile}`;

/** Returns the path of the page whose articles are in a feed; undefined for a path that is no feed. */
export function pageOfFeed(path: string): string | undefined {
  return path.endsWith(feedFile) ? path.slice(0, -feedFile.length) || '/' : undefined;
}
