export function watchCoreSeconds(pid: number): () => number;
