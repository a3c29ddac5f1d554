import type { StoredTypes } from './entities/stored-types';

/** The places of a company in which the addresses of its staff are noted, in the order in which they are looked through. */
export const placesOfStaff = ['activity', 'redirects', 'pages', 'launches', 'site'] as const;

/** Whose name and address are taken out of what is stored; `addresses` are hashes. */
export const person = (s: StoredTypes) => ({
  userId: s.id,
  addresses: s.list(s.hash),
  /** The moment after which an address may be someone else's. */
  until: s.time,
});
export const forgetting = ({ userId }: { userId: number }) =>
  `Taking the address of former user ${userId} out of logs`;
