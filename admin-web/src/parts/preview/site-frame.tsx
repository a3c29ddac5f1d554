import { siteCss } from '@galley/public-web/generated/site-assets';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { holderSelector } from './page-frame';
import classes from './site-frame.module.css';

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
export function SiteFrame({
  title,
  themeCss,
  css = '',
  source = emptyPage,
  width = 720,
  height,
  cropHeight,
  children,
}: SiteFrameProps) {
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

/** The height of a typical laptop window, for components whose height depends on it. */
const windowHeight = 800;

/** The position of the first component in its own window, in pixels. */
interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Calculates how a frame is moved and scaled to show only the first component, in its size on the page. Undefined
 * while nothing is cropped.
 */
function useCrop(
  holder: HTMLElement | null | undefined,
  pageWidth: number,
  roomWidth: number,
  maxHeight = 0,
) {
  const [place, setPlace] = useState<Place>();
  const isCropped = holder !== undefined;
  useEffect(() => {
    if (!holder) return;
    let watched: Element | undefined;
    const measure = () => {
      const part = holder.querySelector(':scope > :not(h1)');
      const view = holder.ownerDocument.defaultView;
      if (!part || !view) return;
      // Its typeface may come later and change its height, but not that of the holder around it.
      if (part !== watched) observer.observe(part);
      watched = part;
      view.scrollBy(0, part.getBoundingClientRect().top);
      const { left, top, width, height } = part.getBoundingClientRect();
      const next = { left, top, width, height };
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(holder);
    measure();
    return () => observer.disconnect();
  }, [holder]);
  if (!isCropped) return undefined;
  const { left, top, width, height } = place ?? { left: 0, top: 0, width: pageWidth, height: maxHeight };
  const scale = Math.min(1, roomWidth / width, maxHeight / height) || 1;
  const right = pageWidth - left - width;
  return {
    room: { height: height * scale, flex: 'none' },
    frame: {
      width: pageWidth,
      height: windowHeight,
      transform: `scale(${scale}) translate(${-left}px, ${-top}px)`,
      clipPath: `inset(${top}px ${right}px ${windowHeight - top - height}px ${left}px)`,
      marginInlineStart: Math.max(0, (roomWidth - width * scale) / 2),
    },
  };
}
