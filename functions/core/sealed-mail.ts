import { escapeHtml } from './escape-html';
import type { Mail } from './jobs';
import { type MailContent, mailOf } from './mail';
import { seal, unseal } from './sealing';

/** The placeholder for the code in the stored mail. */
const place = '‹code›';

/**
 * A mail with a code or a temporary password. A mail is stored in the table until it is sent, or for good if
 * that fails, so the secret in it is encrypted.
 */
export function sealedMail(to: string, { code, ...content }: MailContent & { code: string }): Mail {
  const mail = mailOf({ ...content, code: place });
  return { from: 'sign-in', to, ...mail, sealedCode: seal('mailed codes', to, Buffer.from(code)) };
}

/** The mail to send. A mail of a release that did not encrypt the code yet is sent unchanged. */
export function openedMail(mail: Mail): Mail {
  if (mail.sealedCode === undefined) return mail;
  const code = unseal('mailed codes', mail.to, mail.sealedCode).toString();
  return {
    ...mail,
    text: mail.text.replaceAll(place, () => code),
    html: mail.html.replaceAll(place, () => escapeHtml(code)),
  };
}
