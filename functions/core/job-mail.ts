import type { StoredTypes } from './entities/stored-types';

/** A mail as a job stores it until it is sent. */
export const jobMail = (s: StoredTypes) =>
  s.object({
    /** The installation's sender. */
    from: s.oneOf(['version', 'sign-in']),
    to: s.text,
    subject: s.text,
    text: s.text,
    html: s.text,
    /** Replaces a placeholder in text and HTML; see `sealedMail`. */
    sealedCode: s.text.optional(),
  });
