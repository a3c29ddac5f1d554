/** The company of `set-up.spec.ts`, and its first Admin. */
export const company = `bakery${Date.now()}`;
export const email = `first@${company}.example`;
export const password = 'Rowing-boat-21';
