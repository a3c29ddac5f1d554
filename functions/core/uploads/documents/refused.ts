import { invalid } from '../../errors';

/** The error for a file that is not accepted. */
export const refused = (message: string): Error => invalid({ file: message });
