/** What a redirect hands on: where the person wanted to go, or why he was moved. */
export interface ArrivalState {
  from?: string;
  notice?: string;
}
