import { useContext } from 'react';
import { ImagesContext } from '../images-context';
import { Picture } from './picture';

interface SitePictureProps {
  imageUrl: string;
  /** The width of the place, in CSS; with lazy loading the browser finds it out itself. */
  sizes: string;
  /** The picture is visible when the page opens. */
  isFirst?: boolean;
  /** The picture is beside text that says the same. */
  isDecoration?: boolean;
  /** No variant wider than this is needed. */
  to?: number;
  /** The focal point in this place, where it is not the picture's own. */
  focus?: string | undefined;
  mark?: Record<string, string | number | undefined>;
}

const fallback = { width: 1_200, height: 800 };

/** Renders a picture of the library with its own alt text. */
export function SitePicture({
  imageUrl,
  sizes,
  isFirst = false,
  isDecoration = false,
  to,
  focus,
  mark,
}: SitePictureProps) {
  const images = useContext(ImagesContext);
  return (
    <Picture
      {...mark}
      images={images}
      imageUrl={imageUrl}
      shown={{ fallback, sizes: isFirst ? sizes : 'auto', ...(to && { to }), focus }}
      alt={isDecoration ? '' : (images[imageUrl]?.altText ?? '')}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  );
}
