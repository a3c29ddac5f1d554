import imageCompression from 'browser-image-compression';
import type { CompressionOrder, CompressionReport } from './compress-image';

/**
 * The library can create a worker itself, from a text and with code of a foreign host; this file has our origin and
 * needs no exception in the content security policy.
 */
self.onmessage = async ({ data: { file, options } }: MessageEvent<CompressionOrder>) => {
  const report = (message: CompressionReport) => self.postMessage(message);
  try {
    const onProgress = (percent: number) => report({ percent });
    report({ compressed: await imageCompression(file, { ...options, useWebWorker: false, onProgress }) });
  } catch (error) {
    report({ failure: error instanceof Error ? error.message : String(error) });
  }
};
