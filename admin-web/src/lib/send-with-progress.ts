import type { SentInit } from './send-call';

/** Replaces `fetch`, which cannot report upload progress. @throws TypeError without a response */
export function sendWithProgress(
  url: string,
  { method, headers, body, signal }: SentInit,
  onProgress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const abort = () => request.abort();
    request.onload = () => {
      signal.removeEventListener('abort', abort);
      resolve(
        new Response(request.response || null, { status: request.status, headers: headersOf(request) }),
      );
    };
    request.onerror = () => reject(new TypeError('No answer came.'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(': ');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 2));
  }
  return headers;
}
