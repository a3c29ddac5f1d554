import { isVideoKind } from '@galley/shared/file-rules';
import { readFileLink } from '@galley/shared/page-links';
import { use } from 'react';
import { ImagesContext } from '../images-context';
import { sourceAbout } from '../picture-attributes';
import { SurroundingsContext } from '../surroundings';

interface OwnVideoProps {
  /** Links to the library: the video and its captions. */
  file: string;
  captions: string;
  title: string;
  picture: string;
  mark: Record<string, string | number | undefined> | undefined;
}

/** The width of the poster: the video begins at about that size. */
const posterWidth = 1_280;

/**
 * Renders a video of the library with the browser's own player; nothing is loaded before a visitor plays it.
 */
export function OwnVideo({ file, captions, title, picture, mark }: OwnVideoProps) {
  const { files } = use(SurroundingsContext);
  const images = use(ImagesContext);
  const video = files[readFileLink(file) ?? 0];
  const words = files[readFileLink(captions) ?? 0];
  // The file was replaced by another kind, or it was deleted.
  if (!video || !isVideoKind(video.kind)) return null;
  return (
    <video
      {...mark}
      src={video.href}
      aria-label={title}
      controls
      playsInline
      // Without a poster the browser shows the first frame.
      preload={picture ? 'none' : 'metadata'}
      poster={picture ? sourceAbout(images, picture, posterWidth) : undefined}
    >
      {words?.kind === 'captions' ? (
        <track kind="captions" src={words.href} label="Captions" default />
      ) : null}
    </video>
  );
}
