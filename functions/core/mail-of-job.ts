import type { StoredTypes } from './entities/stored-types';

/** A mail as the job that sends it holds it. */
export const mail = (s: StoredTypes) =>
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
