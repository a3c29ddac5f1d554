import { ComponentView } from '@galley/public-web/components/component-view';
import type { FormModel } from '@galley/public-web/site-model';
import { componentLabels } from '@galley/shared/components/component-types';
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef } from 'react';
import { SiteFrame } from '../preview/site-frame';
import type { PreviewEntry } from './preview-entries';
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

/** Draws components as visitors see them; a click or Enter on one chooses it. */
export function PreviewFrame({ title, width, height, ...page }: PreviewFrameProps) {
  const look = useGetSiteLook();
  return (
    <SiteFrame title={title} themeCss={look.themeCss} css={previewCss} width={width} height={height}>
      <PreviewPage {...page} />
    </SiteFrame>
  );
}

type PreviewPageProps = Pick<
  PreviewFrameProps,
  'entries' | 'forms' | 'heading' | 'isHome' | 'selectedKey' | 'onSelect'
>;

function PreviewPage({ entries, forms, heading, isHome, selectedKey, onSelect }: PreviewPageProps) {
  // What the components stand in, as on the site, so that its CSS holds; they are found by counting.
  const holder = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!holder.current) return;
    for (const [index, part] of [...holder.current.children].entries()) {
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
    const part = holder.current?.querySelector('[data-chosen]');
    const view = holder.current?.ownerDocument.defaultView;
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
    const parts = holder.current ? [...holder.current.children] : [];
    const entry = entries[parts.findIndex((part) => part.contains(event.target as Node))];
    if (entry) onSelect?.(entry.key);
  };
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') choose(event);
  };

  const parts = entries.map((entry, index) => (
    <PreviewPart
      key={entry.key}
      component={entry.component}
      note={entry.note}
      forms={forms}
      isFirst={index === 0}
    />
  ));
  const events = { onClickCapture: choose, onKeyDownCapture: chooseByKey };
  if (isHome || heading === undefined) {
    return (
      <main ref={holder} className={isHome ? 'home' : undefined} {...events}>
        {parts}
      </main>
    );
  }
  return (
    <div className="inner">
      <main {...events}>
        <h1>{heading}</h1>
        <div
          ref={(element) => {
            holder.current = element;
          }}
          className="page"
        >
          {parts}
        </div>
      </main>
    </div>
  );
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
