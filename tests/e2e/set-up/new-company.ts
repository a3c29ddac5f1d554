/** The company whose way from the invitation to the published site `set-up.spec.ts` tells, and its first Admin. */
export const company = `bakery${Date.now()}`;
export const email = `first@${company}.example`;
export const password = 'Rowing-boat-21';
