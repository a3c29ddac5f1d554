export function plain(output: string): string;
export function describeFailures(output: string): string[];
