import type { Key } from '../keys/key';

/**
 * `RENEWALS / INSTALLATION`: the renderer of the release that is deployed. `npm run tenant list` and the vendor's
 * screen show how far it has come: of all companies, those whose record below names it and has `finishedAt`.
 */
export interface InstallationRenewalRecord extends Key {
  renderer: string;
  startedAt: string;
  /**
   * Absent while there are companies whose pages are another renderer's. Removing it has the sweeper look through
   * all companies again, within a minute, and renew what an import may have brought.
   */
  finishedAt?: string;
}

/** `RENEWALS / COMPANY#acme`; there is none of a company that was made since the last deploy. */
export interface CompanyRenewalRecord extends Key {
  company: string;
  /** What its pages are being rendered with, or all were. */
  renderer: string;
  /** Pages that were looked at, of so many. */
  done: number;
  total: number;
  /** Pages that could not be rendered: visitors see them as they were. The first twenty. */
  faults: RenewalFault[];
  startedAt: string;
  touchedAt: string;
  /** Absent while there is something to do. */
  finishedAt?: string;
  /** What kept the whole site from being rendered at the last attempt. */
  lastError?: string;
}

export interface RenewalFault {
  pageId: number;
  name: string;
  why: string;
}
