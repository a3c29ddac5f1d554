import { createHandler } from '../core/create-handler';
import { submitForm } from './submit-form';

/** What visitors' browsers call. The calls that only read are still open in the contract and answer 501. */
export const handler = createHandler('public-site', { submitForm });
