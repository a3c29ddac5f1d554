export function bundleProgram(root: string, entry: string, outfile: string): Promise<string[]>;
export function freshBundle(root: string, entry: string): Promise<string>;
