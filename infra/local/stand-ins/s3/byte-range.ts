/**
 * The range of bytes that a `Range` header requests, both ends included; the start is after the end of the
 * object where the range is not satisfiable. Undefined for a header that S3 cannot parse, which leads to the
 * whole object.
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
