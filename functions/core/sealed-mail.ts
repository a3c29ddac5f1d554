import { escapeHtml } from './escape-html';
import type { Mail } from './jobs';
import { type MailContent, mailOf } from './mail';
import { seal, unseal } from './sealing';

/** Stands in the stored mail where the code will be. */
const place = '‹code›';

/**
 * A mail with a code or a temporary password. A mail waits in the table until it is sent, and stays there when it
 * never is, so what opens an account is sealed in it.
 */
export function sealedMail(to: string, { code, ...content }: MailContent & { code: string }): Mail {
  const mail = mailOf({ ...content, code: place });
  return { from: 'sign-in', to, ...mail, sealedCode: seal('mailed codes', to, Buffer.from(code)) };
}

/** The mail as it goes out. One of a release that did not seal yet is whole already. */
export function openedMail(mail: Mail): Mail {
  if (mail.sealedCode === undefined) return mail;
  const code = unseal('mailed codes', mail.to, mail.sealedCode).toString();
  return {
    ...mail,
    text: mail.text.replaceAll(place, () => code),
    html: mail.html.replaceAll(place, () => escapeHtml(code)),
  };
}
