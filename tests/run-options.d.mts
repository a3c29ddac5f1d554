export function readRunOptions(args: string[]): {
  mode: 'whole' | 'check' | 'bench' | 'soak';
  names: string[];
  shard?: string;
  minutes?: string;
  benchArguments: string[];
  isUpdatingCounts: boolean;
  isBusy: boolean;
};
