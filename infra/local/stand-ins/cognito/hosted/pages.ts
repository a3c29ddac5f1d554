import type { PlainResponse } from '../../http-server';
import { escapeXml } from '../../xml';

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; padding: 10vh 16px; background: #f1f3f5; color: #212529 }
  main { max-width: 22rem; margin: auto; padding: 2rem; background: #fff; border-radius: 8px }
  label { display: block; margin-top: 1rem } input { width: 100%; box-sizing: border-box; font: inherit; padding: .5rem }
  button { margin-top: 1.5rem; width: 100%; padding: .6rem; font: inherit } .wrong { color: #c92a2a }`;

function page(status: number, title: string, content: string): PlainResponse {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><main><h1>${title}</h1>${content}</main></html>`,
  };
}

/** The sign-in page of the pool's own accounts. */
export function signInPage(error = ''): PlainResponse {
  return page(
    error ? 401 : 200,
    'Local sign-in page',
    `<p>The user pool's own page, as this machine shows it.</p>
<form method="post"><p class="wrong" role="alert">${escapeXml(error)}</p>
<label>Email <input name="username" type="email" autocomplete="username" required autofocus></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<button>Sign in</button></form>`,
  );
}

export function errorPage(message: string): PlainResponse {
  return page(400, 'An error was encountered', `<p>${escapeXml(message)}</p>`);
}

export function redirect(location: string, cookie?: string): PlainResponse {
  return {
    status: 302,
    headers: { location, 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) },
  };
}
