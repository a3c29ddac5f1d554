/** The state of a redirect: the requested path, or the reason for the redirect. */
export interface ArrivalState {
  from?: string;
  notice?: string;
}
