import { type CallDeclaration, type Method, mayHaveSession } from '@galley/shared/contract/call';
import { type CallName, callNames, declarationOf } from '@galley/shared/contract/contract';

/** What the API client needs to know about a call at run time. */
export interface CallRoute {
  path: string;
  method: Method;
  /** A 401 means that the session has expired; for the calls of a sign-in it means something else. */
  needsSession: boolean;
  isMultipart: boolean;
}

/** Calls that change something are observed as GET and offered as POST too, which is safer. */
function methodOf({ mutates, methods }: CallDeclaration): Method {
  if (mutates && methods.includes('POST')) return 'POST';
  return methods[0] ?? 'GET';
}

function routeOf(declaration: CallDeclaration): CallRoute {
  return {
    path: declaration.path,
    method: methodOf(declaration),
    needsSession: mayHaveSession(declaration),
    isMultipart: declaration.multipart === true,
  };
}

/**
 * The contract without its schemas. `vite build` replaces this module by the finished table (`vite.config.ts`), so
 * that the sign-in screen loads neither the schemas nor zod.
 */
export const callRoutes = Object.fromEntries(
  callNames.map((name) => [name, routeOf(declarationOf(name))]),
) as Record<CallName, CallRoute>;
