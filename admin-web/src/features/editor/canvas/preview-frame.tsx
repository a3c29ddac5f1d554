import { ComponentView } from '@galley/public-web/components/component-view';
import type { FormModel } from '@galley/public-web/site-model';
import { titleOf } from '@galley/shared/components/dictionary';
import { memo, useEffect, useMemo } from 'react';
import { pageWithoutParts, partsIn, plainPage } from '../../preview/page-frame';
import { SiteFrame } from '../../preview/site-frame';
import { useGetSiteTheme } from '../use-get-site-theme';
import type { PreviewEntry } from './preview-entries';
import previewCss from './preview-page.css?inline';

interface PreviewFrameProps {
  /** The title of the frame, for screen readers. */
  title: string;
  entries: readonly PreviewEntry[];
  /** The forms that they show, by form id. */
  forms?: Record<number, FormModel>;
  /** The page's document, in which they replace its own components; absent: they are shown alone. */
  source?: string | undefined;
  /** The width of the page in pixels; it is scaled down to the available room. */
  width?: number;
  /** The height on the screen in pixels; absent: all available height. */
  height?: number;
  /** Shows only the first component of the page, at most this many pixels high. */
  cropHeight?: number;
  selectedKey?: string;
  onSelect?: (key: string) => void;
}

const aloneOnPage = plainPage({ name: '', fullUrl: '/' });

/** Renders components as visitors see them; a click or Enter on one selects it. */
export function PreviewFrame({
  title,
  source = aloneOnPage,
  width,
  height,
  cropHeight,
  ...parts
}: PreviewFrameProps) {
  const look = useGetSiteTheme();
  const emptied = useMemo(() => pageWithoutParts(source), [source]);
  return (
    <SiteFrame
      title={title}
      themeCss={look.themeCss}
      css={previewCss}
      source={emptied}
      width={width}
      height={height}
      cropHeight={cropHeight}
    >
      {(holder) => <PreviewParts holder={holder} {...parts} />}
    </SiteFrame>
  );
}

interface PreviewPartsProps
  extends Pick<PreviewFrameProps, 'entries' | 'forms' | 'selectedKey' | 'onSelect'> {
  /** The element around the components, as on the site, so that its CSS applies. */
  holder: HTMLElement;
}

function PreviewParts({ holder, entries, forms, selectedKey, onSelect }: PreviewPartsProps) {
  useEffect(() => {
    for (const [index, part] of partsIn(holder).entries()) {
      const entry = entries[index];
      part.toggleAttribute('data-chosen', entry?.key === selectedKey);
      if (!onSelect || !entry?.component) continue;
      // For keyboard users each component is a tab stop, and Enter opens its form.
      part.setAttribute('tabindex', '0');
      part.setAttribute('role', 'group');
      part.setAttribute('aria-label', entryLabel(entry));
    }
  });

  useEffect(() => {
    const part = holder.querySelector('[data-chosen]');
    const view = holder.ownerDocument.defaultView;
    if (!part || !view || selectedKey === undefined) return;
    const { top, bottom } = part.getBoundingClientRect();
    // Only inside the frame: `scrollIntoView` would move the whole screen.
    if (top < 0 || bottom > view.innerHeight)
      view.scrollTo({ top: view.scrollY + top - 40, behavior: 'smooth' });
  }, [holder, selectedKey]);

  useEffect(() => {
    const choose = (event: Event) => {
      // Links and buttons of the page do nothing here.
      event.preventDefault();
      event.stopPropagation();
      const entry = entries[partsIn(holder).findIndex((part) => part.contains(event.target as Node))];
      if (entry) onSelect?.(entry.key);
    };
    const chooseByKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter') choose(event);
    };
    const page = holder.ownerDocument;
    page.addEventListener('click', choose, { capture: true });
    page.addEventListener('keydown', chooseByKey, { capture: true });
    return () => {
      page.removeEventListener('click', choose, { capture: true });
      page.removeEventListener('keydown', chooseByKey, { capture: true });
    };
  }, [holder, entries, onSelect]);

  return entries.map((entry, index) => (
    <PreviewPart
      key={entry.key}
      component={entry.component}
      note={entry.note}
      forms={forms}
      isFirst={index === 0}
    />
  ));
}

/** 'Edit Text Editor Opening' */
function entryLabel({ component }: PreviewEntry): string {
  if (!component) return '';
  return `Edit ${titleOf(component.type, component.data.componentName)}`;
}

interface PreviewPartProps extends Pick<PreviewEntry, 'component' | 'note'> {
  forms: Record<number, FormModel> | undefined;
  isFirst: boolean;
}

const PreviewPart = memo(function PreviewPart({ component, note, forms = {}, isFirst }: PreviewPartProps) {
  if (!component) return <p className="preview-note">{note}</p>;
  return <ComponentView component={component} mode="editor" forms={forms} isFirst={isFirst} />;
});
