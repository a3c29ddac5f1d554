import type { StoredTypes } from './entities/stored-types';

/**
 * The places where email addresses of a company's staff are stored, in the order in which they are processed.
 */
export const staffDataPlaces = ['activity', 'redirects', 'pages', 'launches', 'site'] as const;

/** A user whose name and email addresses are removed from stored data; `addresses` are hashes. */
export const person = (s: StoredTypes) => ({
  userId: s.id,
  addresses: s.list(s.hash),
  /** From this moment on, the email address may belong to another person. */
  until: s.time,
});
export const describeForgetting = ({ userId }: { userId: number }) =>
  `Taking the address of former user ${userId} out of logs`;
