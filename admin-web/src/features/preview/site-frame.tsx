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
  /** What the frame shows, for screen readers. */
  title: string;
  /** The company's colours and font. */
  themeCss: string;
  /** CSS of the preview itself, beside the site's. */
  css?: string;
  /** The document, with an element that takes what is drawn; absent, an empty one. */
  source?: string | undefined;
  /** Pixels that the page believes to have; it is scaled down to the room there is. */
  width?: number | undefined;
  /** Pixels on the screen; absent, all the height there is. */
  height?: number | undefined;
  /** Of the page only what is drawn is shown, at most so many pixels high on the screen. */
  cropHeight?: number | undefined;
  /** What is drawn into the document's holder. */
  children: (holder: HTMLElement) => ReactNode;
}

/**
 * Draws with the public site's renderers and CSS, in a frame of its own: the admin's styles do not reach in, widths
 * behave as in a window, and no script can run. React draws into it from out here.
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
      {/* Beside the document, so that a color that is being chosen does not load it anew. */}
      {page && createPortal(<style>{themeCss}</style>, page.head)}
      {holder && createPortal(children(holder), holder)}
    </div>
  );
}
