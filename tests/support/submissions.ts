import { callApi } from './api-caller';

/** A submission as a browser sends it. */

interface Sent {
  formId: number;
  revision?: number;
  values: Record<number, string>;
  /** Additional fields that the page's script sends. */
  also?: Record<string, unknown>;
  ip?: string;
  headers?: Record<string, string | undefined>;
}

/** Sends a form as the page's script does. */
export function submitForm(company: string, { formId, revision, values, also, ip, headers }: Sent) {
  const nameValuePairs = Object.entries(values).map(([fieldId, fieldValue]) => ({ fieldId, fieldValue }));
  const form = { id: formId, ...(revision !== undefined && { revision }) };
  return callApi(
    'submitForm',
    { form, nameValuePairs, ...also },
    { site: company, headers: { 'x-galley-csrf': undefined, ...headers }, ...(ip && { ip }) },
  );
}

/** Sends a form with files, as a browser does by itself or, without `accept`, as the page's script does. */
export async function postFiles(
  company: string,
  {
    formId,
    revision,
    values,
    also,
    ip,
    headers,
    files,
  }: Sent & { files: readonly (readonly [number, File])[] },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ formId, revision, ...also })) {
    if (value !== undefined) form.append(name, String(value));
  }
  for (const [id, value] of Object.entries(values)) form.append(`field_${id}`, value);
  for (const [id, file] of files) form.append(`field_${id}`, file);
  const sent = new Response(form);
  const options = {
    site: company,
    body: asBrowsersWrite(Buffer.from(await sent.arrayBuffer())).toString('base64'),
    isBase64: true,
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      'x-galley-csrf': undefined,
      ...headers,
    },
    ...(ip && { ip }),
  };
  return callApi('submitForm', {}, options);
}

/** Node leaves out an empty file name; browsers send it for a field where no file was chosen. */
function asBrowsersWrite(body: Buffer): Buffer {
  const nameless = /(; name="field_\d+")(\r\nContent-Type: )/g;
  return Buffer.from(body.toString('latin1').replace(nameless, '$1; filename=""$2'), 'latin1');
}

/** Sends a form as a browser without scripts does. */
export function postForm(company: string, { formId, revision, values, also, ip, headers }: Sent) {
  const fields = Object.entries(values).map(([id, value]) => [`field_${id}`, value] as [string, string]);
  const others = Object.entries({ formId, revision, ...also })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)] as [string, string]);
  return callApi(
    'submitForm',
    {},
    {
      site: company,
      body: new URLSearchParams([...others, ...fields]).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-galley-csrf': undefined,
        ...headers,
      },
      ...(ip && { ip }),
    },
  );
}
