export function soakTiers(shard: string): { name: string; command: () => [string, string[]] }[];
