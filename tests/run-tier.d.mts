export function watchSilence(
  file: string,
  longestMs: number,
  onHang: (names: string) => void,
): { heard: () => void; end: () => void };
