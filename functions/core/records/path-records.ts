import type { Key } from '../keys/key';

/** `C#acme#PATHS / RELEASE`: the number of the last release; every flip is conditional on it and raises it. */
export interface ReleaseRecord extends Key {
  release: number;
  /** The release of each of the last changes, by path. */
  recent: Record<string, number>;
  /** As in `ReleaseState`. */
  renderer: string;
  earlier: string[];
  sitemap: string;
}

/** `C#acme#PATHS / /services/plumbing`: what a visit of this address reads. */
export interface PathRecord extends Key {
  /** A claim keeps an address for a page that visitors cannot see (yet). */
  kind: 'page' | 'redirect' | 'claim' | 'sitemap';
  pageId: number;
  /** The page's revision when this was written; writers that started from an older one are refused. */
  revision: number;
  release: number;
  /** What rendered the body of a page: its document takes chrome, style sheets and scripts of the same one. */
  renderer?: string;
  /** Compressed fragments of the rendered page; the list of pages where kind is 'sitemap'; only with these two. */
  body?: Uint8Array;
  /** The newest release whose site the body was made from, where it was rendered anew without a release. */
  renderedAt?: number;
  /** Where a redirect leads. */
  to?: string;
  /** When a move or a restore prepared this; it counts once that is through. */
  claimedAt?: string;
  /** A claim at which visitors once found the page, so that it is worth a redirect when the page moves. */
  wasPublic?: boolean;
}

/** `C#acme#PATHS / CHROME`: what every page of a company shares, beside the paths. Its body holds `recent` too. */
export interface ChromeRecord extends Key {
  release: number;
  renderer: string;
  body: Uint8Array;
}

/** `C#acme#PATHS / ASSETS#<renderer>`: the style sheets and scripts of what one renderer rendered; never changed. */
export interface AssetsRecord extends Key {
  body: Uint8Array;
}
