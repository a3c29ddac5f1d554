import type { Internet } from '@galley/functions/core/outside-links/the-internet';

/** A machine without any connection. */
export const noInternet: Internet = {
  ipsOf: () => Promise.reject(new Error('There is no name server.')),
  connect: ({ ip }) => {
    throw new Error(`A test reached for ${ip}.`);
  },
};
