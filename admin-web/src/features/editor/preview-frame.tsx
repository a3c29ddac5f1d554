import { ComponentView } from '@galley/public-web/components/component-view';
import { siteCss } from '@galley/public-web/generated/site-assets';
import type { FormModel } from '@galley/public-web/site-model';
import { componentLabels } from '@galley/shared/components/component-types';
import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PreviewEntry } from './preview-entries';
import classes from './preview-frame.module.css';
import previewCss from './preview-page.css?inline';
import { useGetSiteLook } from './use-get-site-look';

interface PreviewFrameProps {
  /** What the frame shows, for screen readers. */
  title: string;
  entries: readonly PreviewEntry[];
  /** The forms that they show, by form id. */
  forms?: Record<number, FormModel>;
  /** The page's name, which stands above the components of every page but the home page. */
  heading?: string;
  isHome?: boolean;
  /** Pixels that the page believes to have; it is scaled down to the room there is. */
  width?: number;
  /** Pixels on the screen; absent, all the height there is. */
  height?: number;
  selectedKey?: string;
  onSelect?: (key: string) => void;
}

/**
 * Draws components with the public site's renderers and CSS, in a frame of its own: the admin's styles do not
 * reach in, widths behave as in a window, and no script can run. React draws into it from out here.
 */
export function PreviewFrame({ title, width = 720, height, ...page }: PreviewFrameProps) {
  const look = useGetSiteLook();
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const { ref, width: roomWidth, height: roomHeight } = useElementSize();
  const scale = Math.min(1, roomWidth / width) || 1;
  const source = useMemo(() => frameDocument(look.themeCss), [look.themeCss]);
  return (
    <div ref={ref} className={classes.room} style={height ? { height, flex: 'none' } : undefined}>
      <iframe
        ref={frame}
        title={title}
        className={classes.frame}
        sandbox="allow-same-origin"
        srcDoc={source}
        onLoad={() => setBody(frame.current?.contentDocument?.body ?? null)}
        style={{
          width,
          height: roomHeight / scale,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (roomWidth - width * scale) / 2),
        }}
      />
      {body && createPortal(<PreviewPage {...page} />, body)}
    </div>
  );
}

function frameDocument(themeCss: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>' +
    `<style>${themeCss}${siteCss}${previewCss}</style></head><body></body></html>`
  );
}

type PreviewPageProps = Pick<
  PreviewFrameProps,
  'entries' | 'forms' | 'heading' | 'isHome' | 'selectedKey' | 'onSelect'
>;

function PreviewPage({ entries, forms, heading, isHome, selectedKey, onSelect }: PreviewPageProps) {
  const main = useRef<HTMLElement>(null);

  // Components stand right in `main`, as on the site, so that its CSS holds; they are found by counting.
  const partsOf = (element: HTMLElement) => [...element.children].filter((child) => child.tagName !== 'H1');

  useEffect(() => {
    if (!main.current) return;
    for (const [index, part] of partsOf(main.current).entries()) {
      const entry = entries[index];
      part.toggleAttribute('data-chosen', entry?.key === selectedKey);
      if (!onSelect || !entry?.component) continue;
      // By keyboard as by mouse: each component is a stop, and Enter opens its form.
      part.setAttribute('tabindex', '0');
      part.setAttribute('role', 'group');
      part.setAttribute('aria-label', labelOf(entry));
    }
  });

  useEffect(() => {
    const part = main.current?.querySelector('[data-chosen]');
    const view = main.current?.ownerDocument.defaultView;
    if (!part || !view || selectedKey === undefined) return;
    const { top, bottom } = part.getBoundingClientRect();
    // Only inside the frame: `scrollIntoView` would move the whole screen.
    if (top < 0 || bottom > view.innerHeight)
      view.scrollTo({ top: view.scrollY + top - 40, behavior: 'smooth' });
  }, [selectedKey]);

  const choose = (event: MouseEvent | KeyboardEvent) => {
    // Links and buttons of the page do nothing here.
    event.preventDefault();
    event.stopPropagation();
    const parts = main.current ? partsOf(main.current) : [];
    const entry = entries[parts.findIndex((part) => part.contains(event.target as Node))];
    if (entry) onSelect?.(entry.key);
  };
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') choose(event);
  };

  const content = (
    <main
      ref={main}
      className={isHome ? 'home' : undefined}
      onClickCapture={choose}
      onKeyDownCapture={chooseByKey}
    >
      {!isHome && heading ? <h1>{heading}</h1> : null}
      {entries.map((entry, index) => (
        <PreviewPart
          key={entry.key}
          component={entry.component}
          note={entry.note}
          forms={forms}
          isFirst={index === 0}
        />
      ))}
    </main>
  );
  return isHome || heading === undefined ? content : <div className="inner">{content}</div>;
}

/** 'Edit Text Editor Opening' */
function labelOf({ component }: PreviewEntry): string {
  if (!component) return '';
  return `Edit ${componentLabels[component.type] ?? component.type} ${component.data.componentName ?? ''}`.trim();
}

interface PreviewPartProps extends Pick<PreviewEntry, 'component' | 'note'> {
  forms: Record<number, FormModel> | undefined;
  isFirst: boolean;
}

const PreviewPart = memo(function PreviewPart({ component, note, forms = {}, isFirst }: PreviewPartProps) {
  if (!component) return <p className="preview-note">{note}</p>;
  return <ComponentView component={component} mode="editor" forms={forms} isFirst={isFirst} />;
});
