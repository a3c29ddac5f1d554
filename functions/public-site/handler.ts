import { createHandler } from '../core/create-handler';

/** What visitors' browsers call. Every call of this area is still open in the contract and answers 501. */
export const handler = createHandler('public-site', {});
