import type { CommandContext } from '../../context';
import type { HttpsResponse } from '../../https-request';

/** One thing that no laptop can show, last checked on the real account. */
export interface Point {
  name: string;
  /** What was seen. @throws NotProven, or whatever a look fails with */
  prove(context: VerifyContext): Promise<string>;
}

export interface VerifyContext
  extends Pick<CommandContext, 'stage' | 'aws' | 'askHttps' | 'tenantsFile' | 'installation'> {
  /** A company that has a site: the vendor's own. */
  company: string;
  /** How often and how long is waited for what takes a while. */
  patience: { everyMs: number; tries: number };
}

/** It was looked at and is not so; the message says what to do. */
export class NotProven extends Error {}

export const siteUrl = ({ stage, company }: Pick<VerifyContext, 'stage' | 'company'>, path = '/') =>
  `${stage.siteOriginPattern.replace('{company}', company)}${path}`;

/** @throws NotProven where nothing answers */
export async function ask(
  { askHttps }: Pick<VerifyContext, 'askHttps'>,
  url: string,
  whatToDo: string,
): Promise<HttpsResponse> {
  try {
    return await askHttps(url);
  } catch (error) {
    throw new NotProven(`${url} does not answer (${(error as Error).message}). ${whatToDo}`);
  }
}

/** Looks until `look` says yes. */
export async function until(
  { patience: { everyMs, tries } }: Pick<VerifyContext, 'patience'>,
  look: () => Promise<boolean>,
): Promise<boolean> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
    if (await look()) return true;
  }
  return false;
}
