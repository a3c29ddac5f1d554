import { callApi } from './api-caller';

/** What visitors send, as their browsers do. */

interface Sent {
  formId: number;
  revision?: number;
  values: Record<number, string>;
  /** Further parts of what the page's script sends. */
  also?: Record<string, unknown>;
  ip?: string;
  headers?: Record<string, string | undefined>;
}

/** As the page's script does. */
export function submitForm(company: string, { formId, revision, values, also, ip, headers }: Sent) {
  const nameValuePairs = Object.entries(values).map(([fieldId, fieldValue]) => ({ fieldId, fieldValue }));
  const form = { id: formId, ...(revision !== undefined && { revision }) };
  return callApi(
    'submitForm',
    { form, nameValuePairs, ...also },
    { site: company, headers: { 'x-galley-csrf': undefined, ...headers }, ...(ip && { ip }) },
  );
}

/** As a browser without scripts does. */
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
