/** @returns how many statements and declarations a text of TypeScript has, imports not counted */
export function statementsOf(text: string, loader?: 'ts' | 'tsx'): Promise<number>;
/** @returns the statements of each room */
export function countStatements(root: string): Promise<Record<string, number>>;
