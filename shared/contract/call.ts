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
 * Whose data a call touches. session: the company of the signed-in person; host: of the site that was
 * asked (on the admin's origin, of the session); vendorMayName: the session's, or another one that a vendor
 * Admin names in `company`; installation: no company's.
 */
export type CompanySource = 'session' | 'host' | 'vendorMayName' | 'installation';

export interface CallDeclaration {
  /** The path as the documents spell it; routes are registered in lower case. */
  path: `/api/${string}`;
  methods: readonly Method[];
  area: Area;
  audience: Audience;
  company: CompanySource;
  /** Whether anything is different after it. What changes something needs the CSRF header. */
  mutates: boolean;
  input: z.ZodType;
  output: z.ZodType;
  /** The status of success where it is not 200. */
  status?: 201 | 204;
  /** The issue that will implement it; until then it answers 501. */
  open?: number;
  /** It changes what visitors see: the chrome's release is read together with the session. */
  releases?: boolean;
  /** Someone who must set up an authenticator app before anything else may make it. */
  whileEnrolling?: true;
  /** The part of the product that the company must have set up before anybody may make the call. */
  needs?: 'forms';
  /** Its body is multipart/form-data, or may be where browsers send files without a script. */
  multipart?: true | 'also';
  /** What its body may hold where no one has to sign in for it: more than a few names. */
  anonymousBody?: AnonymousBody;
}

/** What is taken of a body before it is parsed. */
export interface AnonymousBody {
  bytes: number;
  /** Of one with files. */
  multipartBytes?: number;
  /** Fields that it may hold, in whichever way they are written. */
  fields: number;
  /** Names that it may have on top, first letters in lower case. */
  names: RegExp;
}

/** Declares a call; the literal types are kept, so that handlers and clients can be typed from it. */
export function call<const Declaration extends CallDeclaration>(declaration: Declaration): Declaration {
  return declaration;
}

export type CallInput<Declaration extends CallDeclaration> = z.output<Declaration['input']>;
export type CallRequest<Declaration extends CallDeclaration> = z.input<Declaration['input']>;
export type CallOutput<Declaration extends CallDeclaration> = z.output<Declaration['output']>;

/** The answer of a call that has one only, such as 'Saved'; undefined where there are others. */
export function onlyAnswerOf({ output }: Pick<CallDeclaration, 'output'>): unknown {
  return 'value' in output ? output.value : undefined;
}

/** Whether the one who makes it is known; a visitor's call is, too, on the admin's own origin. */
export function mayHaveSession({ audience }: Pick<CallDeclaration, 'audience'>): boolean {
  return audience !== 'anonymous' && audience !== 'attempt';
}

/** The routes of a call as API Gateway sees them, after the edge has lower-cased the path. */
export function routesOf(declaration: CallDeclaration): { method: Method; path: string }[] {
  return declaration.methods.map((method) => ({ method, path: declaration.path.toLowerCase() }));
}

/** Whether a call must carry `x-galley-csrf: 1`. A visitor's form must work without JavaScript, so it need not. */
export function needsCsrfHeader(declaration: CallDeclaration): boolean {
  return declaration.mutates && declaration.audience !== 'public';
}
