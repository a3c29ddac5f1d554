import { type CSSProperties, useMemo, useRef } from 'react';
import { pageWithoutScripts } from './page-frame';
import classes from './page-preview.module.css';

interface DocumentFrameProps {
  /** A complete document. */
  html: string;
  title: string;
  style?: CSSProperties | undefined;
  /** Called with the reason when a click did nothing. */
  onNotice: (notice: string) => void;
  /** Called with the document when it has loaded, and again when it is replaced. */
  onPage?: (page: Document) => void;
}

/**
 * Shows a complete document of the site. No script of it can run: scripts are left out, and both the sandbox and the
 * admin's content security policy block them. No form is sent. Links within the page scroll; all others are blocked,
 * so that another page is never mistaken for the preview.
 */
export function DocumentFrame({ html, title, style, onNotice, onPage }: DocumentFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const source = useMemo(() => pageWithoutScripts(html), [html]);

  const holdLinks = () => {
    const page = frame.current?.contentDocument;
    page?.addEventListener('click', (event) => {
      // Elements of the frame belong to another window, so that `instanceof` does not recognise them.
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!link) return;
      event.preventDefault();
      const url = link.getAttribute('href') ?? '';
      if (url.startsWith('#')) page.getElementById(url.slice(1))?.scrollIntoView();
      else onNotice(`Links do not open in the preview. This one leads to ${url}`);
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
