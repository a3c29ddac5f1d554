export function whatIsMissing(root: string): string | undefined;
