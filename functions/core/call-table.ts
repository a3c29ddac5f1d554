import { type Area, type CallDeclaration, routesOf } from '@galley/shared/contract/call';

export interface CallTable {
  declarations: Map<string, CallDeclaration>;
  /** A call's name by `<method> <path>`. */
  routes: Map<string, string>;
}

/**
 * An area's calls by name and by route.
 * @throws where a call belongs to another area
 */
export function callTable(area: Area, calls: Record<string, CallDeclaration>): CallTable {
  const declarations = new Map(Object.entries(calls));
  const routes = new Map<string, string>();
  for (const [name, declaration] of declarations) {
    if (declaration.area !== area) throw new Error(`${name} belongs to ${declaration.area}, not to ${area}.`);
    for (const { method, path } of routesOf(declaration)) routes.set(`${method} ${path}`, name);
  }
  return { declarations, routes };
}
