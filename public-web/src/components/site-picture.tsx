import { useContext } from 'react';
import { ImagesContext } from '../images-context';
import { Picture } from './picture';

interface SitePictureProps {
  imageUrl: string;
  /** In CSS, what the place is wide; the one who loads lazily knows by itself. */
  sizes: string;
  /** It is in sight as the page opens. */
  isFirst?: boolean;
  /** Beside words that say the same. */
  isDecoration?: boolean;
  /** One copy of this width is enough. */
  to?: number;
  mark?: Record<string, string | number | undefined>;
}

const fallback = { width: 1_200, height: 800 };

/** A picture of the library, with its own alt text. */
export function SitePicture({
  imageUrl,
  sizes,
  isFirst = false,
  isDecoration = false,
  to,
  mark,
}: SitePictureProps) {
  const images = useContext(ImagesContext);
  return (
    <Picture
      {...mark}
      images={images}
      imageUrl={imageUrl}
      shown={{ fallback, sizes: isFirst ? sizes : 'auto', ...(to && { to }) }}
      alt={isDecoration ? '' : (images[imageUrl]?.altText ?? '')}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  );
}
