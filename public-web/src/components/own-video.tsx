import { isVideoKind } from '@galley/shared/file-rules';
import { readFileLink } from '@galley/shared/page-links';
import { use } from 'react';
import { ImagesContext } from '../images-context';
import { sourceAbout } from '../picture-attributes';
import { SurroundingsContext } from '../surroundings';

interface OwnVideoProps {
  /** Links of the library: the video, and what is said in it. */
  file: string;
  captions: string;
  title: string;
  picture: string;
  mark: Record<string, string | number | undefined> | undefined;
}

/** As wide as a poster has to be: behind it a video of about that size begins. */
const posterWidth = 1_280;

/** A video of the library, played by the browser itself; nothing of it is loaded before someone plays it. */
export function OwnVideo({ file, captions, title, picture, mark }: OwnVideoProps) {
  const { files } = use(SurroundingsContext);
  const images = use(ImagesContext);
  const video = files[readFileLink(file) ?? 0];
  const words = files[readFileLink(captions) ?? 0];
  // Its content was replaced by something else, or it is gone.
  if (!video || !isVideoKind(video.kind)) return null;
  return (
    <video
      {...mark}
      src={video.href}
      aria-label={title}
      controls
      playsInline
      // Without a picture the browser shows the first one of the film.
      preload={picture ? 'none' : 'metadata'}
      poster={picture ? sourceAbout(images, picture, posterWidth) : undefined}
    >
      {words?.kind === 'captions' ? (
        <track kind="captions" src={words.href} label="Captions" default />
      ) : null}
    </video>
  );
}
