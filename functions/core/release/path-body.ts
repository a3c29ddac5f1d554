import type { ChromeFragments, PageFragments } from '@galley/public-web/site-model';
import { pack, unpack } from './packed';

/** What the chrome item holds, compressed: the shared fragments and what a visit must know of recent changes. */
export interface ChromeBody {
  fragments: ChromeFragments;
  /** As renderers before this one made it, for pages that are still theirs (`renewal.ts`). */
  earlier?: Record<string, ChromeFragments>;
  recent: Record<string, number>;
  /** Pages that are deleted or stand under a deleted one: their path items stay, but do not answer. */
  hidden: number[];
  /** Set while the company is suspended: visitors see this name and nothing else. */
  suspended?: string;
}

export const packChrome = (body: ChromeBody) => pack(body);
export const unpackChrome = (body: Uint8Array) => unpack(body) as ChromeBody;
export const packPage = (fragments: PageFragments) => pack(fragments);
export const unpackPage = (body: Uint8Array) => unpack(body) as PageFragments;
