interface SoakOptions {
  shard?: string;
  minutes?: string;
}
export function soakTiers(
  names?: string[],
  options?: SoakOptions,
): { name: string; command: () => [string, string[]] }[];
