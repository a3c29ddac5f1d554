import type * as z from 'zod';
import type { Audience } from '../permissions';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One area is one Lambda. Its name is the folder of its operations under `functions/`. */
export const areas = [
  'authentication',
  'pages',
  'components',
  'versions',
  'site-information',
  'settings',
  'vendor',
  'forms',
  'users',
  'images',
  'public-site',
] as const;
export type Area = (typeof areas)[number];

/**
 * Whose data a call accesses. session: the company of the signed-in user; host: of the requested site (on the
 * admin's origin, of the session); vendorMayName: the session's, or another one that a vendor Admin names in
 * `company`; installation: no company's.
 */
export type CompanySource = 'session' | 'host' | 'vendorMayName' | 'installation';

export interface CallDeclaration {
  /** The path in the documentation's spelling; routes are registered in lower case. */
  path: `/api/${string}`;
  methods: readonly Method[];
  area: Area;
  audience: Audience;
  company: CompanySource;
  /** Whether it changes anything. Calls that do require the CSRF header. */
  mutates: boolean;
  input: z.ZodType;
  output: z.ZodType;
  /** The status of success where it is not 200. */
  status?: 201 | 204;
  /** The issue that will implement it; until then it responds with 501. */
  open?: number;
  /** It changes what visitors see, so the release's number is read together with the session. */
  releases?: boolean;
  /** It is also available to users who must first set up an authenticator app. */
  whileEnrolling?: true;
  /** The feature that the company must have set up before the call can be used. */
  needs?: 'forms';
  /** Its body is multipart/form-data, or may be where browsers send files without a script. */
  multipart?: true | 'also';
  /** The limits of a body from an anonymous user, where it may hold more than a few fields. */
  anonymousBody?: AnonymousBody;
}

/** The limits of a body before it is parsed. */
export interface AnonymousBody {
  bytes: number;
  /** For a multipart body. */
  multipartBytes?: number;
  /** The number of fields, in any format. */
  fields: number;
  /** Permitted names at the top level, with their first letters in lower case. */
  names: RegExp;
}

/** Declares a call and preserves literal types, from which handlers and clients get theirs. */
export function call<const Declaration extends CallDeclaration>(declaration: Declaration): Declaration {
  return declaration;
}

export type CallInput<Declaration extends CallDeclaration> = z.output<Declaration['input']>;
export type CallRequest<Declaration extends CallDeclaration> = z.input<Declaration['input']>;
export type CallOutput<Declaration extends CallDeclaration> = z.output<Declaration['output']>;

/** The response of a call that has only one, such as 'Saved'; undefined for other calls. */
export function onlyResponseOf({ output }: Pick<CallDeclaration, 'output'>): unknown {
  return 'value' in output ? output.value : undefined;
}

/** Whether a call may come with a session; on the admin's origin this includes visitors' calls. */
export function mayHaveSession({ audience }: Pick<CallDeclaration, 'audience'>): boolean {
  return audience !== 'anonymous' && audience !== 'attempt';
}

/** The routes of a call in API Gateway, after the edge has lower-cased the path. */
export function routesOf(declaration: CallDeclaration): { method: Method; path: string }[] {
  return declaration.methods.map((method) => ({ method, path: declaration.path.toLowerCase() }));
}

/**
 * Whether a call requires the header `x-galley-csrf: 1`. Visitors' forms must work without JavaScript, so
 * they do not.
 */
export function needsCsrfHeader(declaration: CallDeclaration): boolean {
  return declaration.mutates && declaration.audience !== 'public';
}
