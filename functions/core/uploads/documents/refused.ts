import { invalid } from '../../errors';

/** Says why a file is not taken. */
export const refused = (message: string): Error => invalid({ file: message });
