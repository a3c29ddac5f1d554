import { useContext } from 'react';
import { ImagesContext } from '../images-context';
import { withPictures } from './rich-pictures';

interface RichTextProps {
  html: string;
  className?: string;
  /** It is the first thing on the page. */
  isFirst?: boolean;
}

/** HTML of a rich-text editor. The server sanitised it when it was saved; nothing else may be passed here. */
export function RichText({ html, className, isFirst = false }: RichTextProps) {
  const images = useContext(ImagesContext);
  return (
    <div
      className={`rich ${className ?? ''}`.trim()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server before it was stored
      dangerouslySetInnerHTML={{ __html: withPictures(html, images, isFirst) }}
    />
  );
}
