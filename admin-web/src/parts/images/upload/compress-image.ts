import { imageLimits } from '@galley/shared/image-rules';

const options = {
  maxSizeMB: imageLimits.compressedBytes / 1024 / 1024,
  maxWidthOrHeight: imageLimits.compressedSide,
  // Below this, photos show artefacts; above, they are twice as large without a visible benefit.
  initialQuality: 0.85,
};

export interface CompressionOrder {
  file: File;
  options: typeof options;
}

export interface CompressionReport {
  percent?: number;
  compressed?: Blob;
  failure?: string;
}

/** The formats that a browser can write. A GIF or AVIF would be converted to another format. */
const compressible = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Compresses a photo to at most 1 MB and 1920 pixels. A file that is small enough, or cannot be compressed, is
 * returned unchanged; the server decides about both.
 */
export async function compressImage(
  file: File,
  size: { width: number; height: number },
  onPercent: (percent: number) => void,
): Promise<File> {
  const isSmall =
    file.size <= imageLimits.compressedBytes &&
    Math.max(size.width, size.height) <= imageLimits.compressedSide;
  if (isSmall || !compressible.includes(file.type)) return file;
  try {
    const compressed = await inWorker(file, onPercent).catch(() => onThisThread(file, onPercent));
    return compressed.size < file.size || Math.max(size.width, size.height) > imageLimits.compressedSide
      ? new File([compressed], file.name, { type: file.type })
      : file;
  } catch (error) {
    console.warn('The image could not be compressed; it is sent as it is.', error);
    return file;
  }
}

function inWorker(file: File, onPercent: (percent: number) => void): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compress-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }: MessageEvent<CompressionReport>) => {
      const { percent, compressed, failure } = data;
      if (percent !== undefined) onPercent(percent);
      if (compressed) end(() => resolve(compressed));
      if (failure !== undefined) end(() => reject(new Error(failure)));
    };
    worker.onerror = (event) => end(() => reject(new Error(event.message || 'The worker did not start.')));
    worker.postMessage({ file, options } satisfies CompressionOrder);
  });
}

/** Safari cannot decode pictures in a worker. */
async function onThisThread(file: File, onProgress: (percent: number) => void): Promise<Blob> {
  const { default: imageCompression } = await import('browser-image-compression');
  return imageCompression(file, { ...options, useWebWorker: false, onProgress });
}
