export function findChromium(say: (line: string) => void): string;
