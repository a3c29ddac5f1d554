import type { VideoKind } from '@galley/shared/file-rules';
import type { ByteSource } from '../byte-source';
import { isPicture } from '../documents/recognise-document';
import { requireMp4 } from './mp4';
import { requireWebm } from './webm';

/**
 * The kind of a video by its content; undefined where the file is no video.
 * @throws 400 saying what to do with a damaged video, or one that browsers do not play
 */
export async function recogniseVideo(source: ByteSource): Promise<VideoKind | undefined> {
  const start = await source.read(0, 16);
  if (start.toString('latin1', 4, 8) === 'ftyp' && !isPicture(start)) {
    await requireMp4(source);
    return 'mp4';
  }
  if (start.toString('hex', 0, 4) !== '1a45dfa3') return undefined;
  await requireWebm(source);
  return 'webm';
}
