import { escapeHtml } from './escape-html';

export interface MailContent {
  subject: string;
  headline: string;
  paragraphs: string[];
  /** A code to type, displayed large. */
  code?: string;
  button?: { text: string; href: string };
  footer: string;
}

/**
 * A mail with the same words in text and HTML; the caller chooses the recipients. Everything that users typed
 * is escaped.
 */
export function mailOf(content: MailContent): { subject: string; text: string; html: string } {
  const { subject, headline, paragraphs, code, button, footer } = content;
  const text = [
    headline,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(button ? [`${button.text}: ${button.href}`] : []),
    footer,
  ].join('\n\n');
  const paragraph = (words: string) =>
    `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(words)}</p>`;
  const codeBlock = code
    ? `<p style="margin:0 0 16px"><span style="display:inline-block;padding:12px 16px;border-radius:6px;background:#f6f5f1;font:600 24px/1.2 ui-monospace,monospace;letter-spacing:2px">${escapeHtml(code)}</span></p>`
    : '';
  const buttonBlock = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#1b1a17;color:#fff;text-decoration:none;font-weight:500">${escapeHtml(button.text)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#f6f5f1;padding:24px;font:15px/1.55 system-ui,sans-serif;color:#1b1a17"><div style="max-width:560px;margin:0 auto;background:#fff;border:1px solid #e6e4de;border-radius:6px;padding:32px"><h1 style="margin:0 0 16px;font-size:20px;font-weight:600;letter-spacing:-.01em">${escapeHtml(headline)}</h1>${paragraphs.map(paragraph).join('')}${codeBlock}${buttonBlock}<p style="margin:24px 0 0;color:#645f57;font-size:13px">${escapeHtml(footer)}</p></div></body></html>`;
  return { subject, text, html };
}
