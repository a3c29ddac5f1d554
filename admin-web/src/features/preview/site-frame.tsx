import { siteCss } from '@galley/public-web/generated/site-assets';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './site-frame.module.css';

interface SiteFrameProps {
  /** What the frame shows, for screen readers. */
  title: string;
  /** The company's colours and font. */
  themeCss: string;
  /** CSS of the preview itself, beside the site's. */
  css?: string;
  /** Pixels that the page believes to have; it is scaled down to the room there is. */
  width?: number;
  /** Pixels on the screen; absent, all the height there is. */
  height?: number;
  /** The body of the page. */
  children: ReactNode;
}

/**
 * Draws with the public site's renderers and CSS, in a frame of its own: the admin's styles do not reach in, widths
 * behave as in a window, and no script can run. React draws into it from out here.
 */
export function SiteFrame({ title, themeCss, css = '', width = 720, height, children }: SiteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const { ref, width: roomWidth, height: roomHeight } = useElementSize();
  const scale = Math.min(1, roomWidth / width) || 1;
  const source = useMemo(() => frameDocument(css), [css]);
  return (
    <div ref={ref} className={classes.room} style={height ? { height, flex: 'none' } : undefined}>
      <iframe
        ref={frame}
        title={title}
        className={classes.frame}
        sandbox="allow-same-origin"
        srcDoc={source}
        onLoad={() => setPage(frame.current?.contentDocument ?? null)}
        style={{
          width,
          height: roomHeight / scale,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (roomWidth - width * scale) / 2),
        }}
      />
      {/* Beside the document, so that a color that is being chosen does not load it anew. */}
      {page && createPortal(<style>{themeCss}</style>, page.head)}
      {page && createPortal(children, page.body)}
    </div>
  );
}

function frameDocument(css: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>' +
    `<style>${siteCss}${css}</style></head><body></body></html>`
  );
}
