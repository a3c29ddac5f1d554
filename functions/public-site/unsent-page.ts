import { createHash } from 'node:crypto';
import { escapeHtml } from '../core/escape-html';
import { RawResponse } from '../core/operation';

interface Unsent {
  status: number;
  message: string;
  /** The path that the form was sent from. */
  page: string;
  /** It came with files, which are not kept. */
  hasFiles: boolean;
  /** Whether the same submission may be sent again. */
  mayRepeat: boolean;
}

const css =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:10vh auto;padding:0 1.25rem}' +
  'h1{font-size:1.5rem;line-height:1.3}li{margin:0 0 .75rem;white-space:pre-wrap;overflow-wrap:anywhere}' +
  'button{font:inherit;font-weight:600;padding:.7rem 1.5rem;margin-inline-end:1rem}';
const policy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; ` +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const repeated = /^(formId|revision|at|field_\d{1,16}(_\d{1,3})?)$/;
const typed = /^field_\d/;

/**
 * The last resort for a form that was sent without a script: a document that needs neither the table nor a
 * renderer. It shows what was typed and, where that may help, offers to send it again.
 */
export function unsentPage(
  input: Record<string, unknown>,
  { status, message, page, hasFiles, mayRepeat }: Unsent,
): RawResponse {
  const entries = Object.entries(input).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
  );
  const hidden = () =>
    [...entries.filter(([name]) => repeated.test(name)), ['page', page] as const]
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
      .join('');
  // A ticked checkbox carries no text.
  const texts = entries.filter(([name, value]) => typed.test(name) && !['', 'true'].includes(value.trim()));
  const shown = texts.map(([, value]) => `<li>${escapeHtml(value)}</li>`).join('');
  const back = `<a href="${escapeHtml(encodeURI(page))}">Back to the page</a>`;
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not sent</title>' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<meta name="referrer" content="same-origin"><style>${css}</style></head><body><main>` +
    `<h1>This was not sent</h1><p>${escapeHtml(message)}</p>` +
    (hasFiles
      ? '<p>Files are not kept: go back to the page, choose them again and send them from there.</p>'
      : '') +
    (mayRepeat
      ? `<form method="post" action="/api/Components/SubmitForm">${hidden()}<p><button>Send it again</button>${back}</p></form>`
      : `<p>${back}</p>`) +
    (shown ? `<h2>What you typed</h2><ul>${shown}</ul>` : '') +
    '</main></body></html>';
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    ...(mayRepeat && { 'retry-after': '30' }),
  };
  return new RawResponse(status, headers, html);
}
