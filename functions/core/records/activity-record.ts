import type { Key } from '../keys/key';

/** `C#acme#ACTIVITY / <time>-<n>-<random>`: what somebody did outside the pages, which have a log of their own. */
export interface ActivityRecord extends Key {
  timestamp: string;
  email: string;
  /** A vendor Admin did it for the company. */
  isVendor: boolean;
  action: string;
}
