import { useContext } from 'react';
import { useMark } from '../edit-marks';
import { ImagesContext, RenderedPicturesContext } from '../images-context';
import { withPictures } from './rich-pictures';

interface RichTextProps {
  html: string;
  /** The field of the component that is shown. */
  field?: string;
  className?: string;
  /** The text is the first thing on the page. */
  isFirst?: boolean;
}

/**
 * Hebrew, Arabic and related scripts: the first letter of such a text decides whether it runs from right to
 * left.
 */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Renders HTML of a rich-text editor. The server sanitised it when it was saved; nothing else may be passed
 * here.
 */
export function RichText({ html, field, className, isFirst = false }: RichTextProps) {
  const shown = withPictures(html, useContext(ImagesContext), isFirst, useContext(RenderedPicturesContext));
  const mark = useMark();
  return (
    <div
      {...(field !== undefined && mark(field))}
      className={`rich ${className ?? ''}`.trim()}
      dir={rightToLeft.test(html) ? 'auto' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server before it was stored
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
