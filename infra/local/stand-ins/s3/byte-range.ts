/**
 * What of so many bytes a `Range` header asks for, the first and the last among them; the start lies behind the end where
 * there is nothing of it.
 * Undefined for a header that S3 cannot read, which is answered with everything.
 */
export function readByteRange(
  header: string | undefined,
  length: number,
): { from: number; to: number } | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  return {
    from: first ? Number(first) : Math.max(0, length - Number(last)),
    to: Math.min(first && last ? Number(last) : length - 1, length - 1),
  };
}
