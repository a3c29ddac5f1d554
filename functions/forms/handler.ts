import { createHandler } from '../core/create-handler';

/** Forms and their submissions. Every call of this area is still open in the contract and answers 501. */
export const handler = createHandler('forms', {});
