/** The bytes of an upload, wherever they are stored: a video is inspected without reading it as a whole. */
export interface ByteSource {
  size: number;
  /** The bytes from `at`, at most `length` of them. */
  read(at: number, length: number): Promise<Buffer>;
}

export const sourceOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (at, length) => bytes.subarray(at, at + length),
});
