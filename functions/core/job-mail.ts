import type { StoredTypes } from './entities/stored-types';

/** A mail as a job keeps it until it is sent. */
export const jobMail = (s: StoredTypes) =>
  s.object({
    /** Which of the installation's senders it comes from. */
    from: s.oneOf(['version', 'sign-in']),
    to: s.text,
    subject: s.text,
    text: s.text,
    html: s.text,
    /** What text and HTML leave a place for; see `sealedMail`. */
    sealedCode: s.text.optional(),
  });
