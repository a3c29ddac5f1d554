import type { CommandContext } from '../../context';
import type { HttpsResponse } from '../../https-request';
import { type Patience, poll } from '../../poll';

/** A check that is only possible on a real AWS account. */
export interface Point {
  name: string;
  /**
   * Returns what was observed.
   * @throws NotProvenError, or the error of a failed request
   */
  prove(context: VerifyContext): Promise<string>;
}

export interface VerifyContext
  extends Pick<CommandContext, 'stage' | 'aws' | 'askHttps' | 'tenantsFile' | 'installation'> {
  /** A company that has a site: the vendor's own. */
  company: string;
  /** The interval and number of polls for slow effects. */
  patience: Patience;
}

/** The check failed; the message says what to do. */
export class NotProvenError extends Error {}

export const siteUrl = ({ stage, company }: Pick<VerifyContext, 'stage' | 'company'>, path = '/') =>
  `${stage.siteOriginPattern.replace('{company}', company)}${path}`;

/** @throws NotProvenError where there is no response */
export async function ask(
  { askHttps }: Pick<VerifyContext, 'askHttps'>,
  url: string,
  whatToDo: string,
): Promise<HttpsResponse> {
  try {
    return await askHttps(url);
  } catch (error) {
    throw new NotProvenError(`${url} does not answer (${(error as Error).message}). ${whatToDo}`);
  }
}

/** Polls until `look` returns true. */
export const until = async ({ patience }: Pick<VerifyContext, 'patience'>, look: () => Promise<boolean>) =>
  (await poll(patience, async () => (await look()) || undefined)) ?? false;
