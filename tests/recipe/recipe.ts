/** A recipe of `docs/where-does-it-go.md`, done: what is written, and what is added to what is there. */
export interface Recipe {
  title: string;
  /** Of files outside tests. */
  mostFiles: number;
  /** Each new file by its path, with the text beside the recipe that it gets. */
  newFiles: Record<string, string>;
  /** Before which text of a file what is put. */
  additions: { file: string; before: string; text: string }[];
  /** Written by `npm run assets -w public-web`. */
  generated?: string[];
}
