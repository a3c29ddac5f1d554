import { type CSSProperties, useMemo, useRef } from 'react';
import { pageWithoutScripts } from './page-frame';
import classes from './page-preview.module.css';

interface DocumentFrameProps {
  /** A whole document. */
  html: string;
  title: string;
  style?: CSSProperties | undefined;
  /** Says why something that was clicked did nothing. */
  onNotice: (notice: string) => void;
  /** Gets the document once it is there, and each one that takes its place. */
  onPage?: (page: Document) => void;
}

/**
 * Shows a whole document of the site. No script of it can run: they are left out, the sandbox and the admin's content
 * security policy both refuse them, and no form is sent. Links within the page scroll there; all others are
 * held, so that another page is never taken for the preview.
 */
export function DocumentFrame({ html, title, style, onNotice, onPage }: DocumentFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const source = useMemo(() => pageWithoutScripts(html), [html]);

  const holdLinks = () => {
    const page = frame.current?.contentDocument;
    page?.addEventListener('click', (event) => {
      // Elements of the frame are of another window, so that `instanceof` would not know them.
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!link) return;
      event.preventDefault();
      const address = link.getAttribute('href') ?? '';
      if (address.startsWith('#')) page.getElementById(address.slice(1))?.scrollIntoView();
      else onNotice(`Links do not open in the preview. This one leads to ${address}`);
    });
    page?.addEventListener('submit', (event) => {
      event.preventDefault();
      onNotice('Nothing is sent from the preview.');
    });
    if (page) onPage?.(page);
  };

  return (
    <iframe
      ref={frame}
      title={title}
      className={classes.frame}
      style={style}
      sandbox="allow-same-origin"
      srcDoc={source}
      onLoad={holdLinks}
    />
  );
}
