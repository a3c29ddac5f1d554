import { rateEntity } from '../core/entities/sign-in';
import { networkOf } from '../core/network';
import type { Write } from '../core/table';

const knownDays = 90;

/**
 * The key of the record that a user has signed in from a network. Only a hash of both is stored, and it
 * expires.
 */
export const knownNetworkKey = (email: string, ipAddress: string) =>
  rateEntity.key(`known:${email}:${networkOf(ipAddress)}`);

/** Written when a sign-in is complete: a password alone does not make a network known. */
export function rememberNetwork(email: string, ipAddress: string, now: Date): Write {
  const end = now.getTime() + knownDays * 24 * 60 * 60 * 1000;
  const until = new Date(end).toISOString();
  return { put: { ...knownNetworkKey(email, ipAddress), until, ttl: Math.ceil(end / 1000) } };
}

export function isKnownNetwork(record: { until?: string } | undefined, now: Date): boolean {
  return (record?.until ?? '') >= now.toISOString();
}
