import { createHandler } from '../core/create-handler';

/** The image library. Every call of this area is still open in the contract and answers 501. */
export const handler = createHandler('images', {});
