import type { ChromeFragments, PageFragments } from '@galley/public-web/site-model';
import { pack, unpack } from './packed';

/**
 * The compressed content of the chrome item: the shared fragments, and what a visit must know about recent
 * changes.
 */
export interface ChromeBody {
  fragments: ChromeFragments;
  /** The chromes of earlier renderers, for pages that still belong to them (`rerender.ts`). */
  earlier?: Record<string, ChromeFragments>;
  recent: Record<string, number>;
  /** Pages that are deleted or under a deleted one: their path items remain, but do not respond. */
  hidden: number[];
  /** Set while the company is suspended: visitors see only this name. */
  suspended?: string;
}

export const packChrome = (body: ChromeBody) => pack(body);
export const unpackChrome = (body: Uint8Array) => unpack(body) as ChromeBody;
export const packPage = (fragments: PageFragments) => pack(fragments);
export const unpackPage = (body: Uint8Array) => unpack(body) as PageFragments;
