export function findMissingPackages(root: string): string | undefined;
