/** The bytes of an upload, wherever they are: a video is looked into without being read as a whole. */
export interface ByteSource {
  size: number;
  /** As many bytes as there are from `at`, at most `length`. */
  read(at: number, length: number): Promise<Buffer>;
}

export const sourceOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (at, length) => bytes.subarray(at, at + length),
});
