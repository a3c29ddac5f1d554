import { siteCss } from '@galley/public-web/generated/site-assets';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { holderSelector } from './page-frame';
import classes from './site-frame.module.css';
import { useCrop } from './use-crop';

const emptyPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body data-parts></body></html>';

interface SiteFrameProps {
  /** The title of the frame, for screen readers. */
  title: string;
  /** The company's colours and font. */
  themeCss: string;
  /** CSS of the preview itself, besides the site's. */
  css?: string;
  /** The document, with an element that is rendered into; absent: an empty document. */
  source?: string | undefined;
  /** The width of the page in pixels; it is scaled down to the available room. */
  width?: number | undefined;
  /** The height on the screen in pixels; absent: all available height. */
  height?: number | undefined;
  /** Shows only the rendered content, at most this many pixels high on the screen. */
  cropHeight?: number | undefined;
  /** Renders content for the document's holder. */
  children: (holder: HTMLElement) => ReactNode;
}

/**
 * Renders with the public site's components and CSS in a frame: the admin's styles do not apply, widths behave as in
 * a window, and no script can run. React renders into the frame from outside.
 */
export function SiteFrame(props: SiteFrameProps) {
  const { title, themeCss, css = '', source = emptyPage, width = 720, height, cropHeight, children } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const { ref, width: roomWidth, height: roomHeight } = useElementSize();
  const html = useMemo(
    () => source.replace('</head>', () => `<style>${siteCss}${css}</style></head>`),
    [source, css],
  );
  const holder = page?.querySelector<HTMLElement>(holderSelector);
  const crop = useCrop(cropHeight === undefined ? undefined : (holder ?? null), width, roomWidth, cropHeight);
  const scale = Math.min(1, roomWidth / width) || 1;
  const whole = {
    room: height === undefined ? undefined : { height, flex: 'none' },
    frame: {
      width,
      height: roomHeight / scale,
      transform: `scale(${scale})`,
      marginInlineStart: Math.max(0, (roomWidth - width * scale) / 2),
    },
  };
  const styles = crop ?? whole;
  return (
    <div ref={ref} className={classes.room} style={styles.room}>
      <iframe
        ref={frame}
        title={title}
        className={classes.frame}
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={() => setPage(frame.current?.contentDocument ?? null)}
        style={styles.frame}
      />
      {/* Separate from the document, so that choosing a colour does not reload it. */}
      {page && createPortal(<style>{themeCss}</style>, page.head)}
      {holder && createPortal(children(holder), holder)}
    </div>
  );
}
