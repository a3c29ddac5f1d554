/** Which headers, cookies and query strings reach the origin. */
export interface Forwarding {
  headers: Selection;
  cookies: Selection;
  queryStrings: Selection;
}
export type Selection = 'all' | 'none' | { only: string[] } | { allExcept: string[] };

export interface CachePolicyDefinition extends Forwarding {
  brotli: boolean;
  gzip: boolean;
}
