import { ComponentView } from '@galley/public-web/components/component-view';
import type { FormModel } from '@galley/public-web/site-model';
import { memo, useEffect, useMemo } from 'react';
import { holdEvent, listen } from '../../../lib/listen';
import type { CanvasEntry } from '../../../parts/page-canvas/messages';
import { pageWithoutParts, plainPage } from '../../../parts/preview/page-frame';
import { SiteFrame } from '../../../parts/preview/site-frame';
import { useGetSiteTheme } from '../../../parts/preview/use-get-site-theme';
import previewCss from './preview-page.css?inline';

interface PreviewFrameProps {
  /** The title of the frame, for screen readers. */
  title: string;
  entries: readonly CanvasEntry[];
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
}

const aloneOnPage = plainPage({ name: '', fullUrl: '/' });

/** Renders components as visitors see them. */
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

interface PreviewPartsProps extends Pick<PreviewFrameProps, 'entries' | 'forms'> {
  /** The element around the components, as on the site, so that its CSS applies. */
  holder: HTMLElement;
}

function PreviewParts({ holder, entries, forms }: PreviewPartsProps) {
  // Nothing of it can be followed, opened or sent.
  useEffect(() => {
    const holdEnter = (event: KeyboardEvent) => event.key === 'Enter' && holdEvent(event);
    return listen(holder.ownerDocument, { click: holdEvent, keydown: holdEnter }, { capture: true });
  }, [holder]);

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

interface PreviewPartProps extends Pick<CanvasEntry, 'component' | 'note'> {
  forms: Record<number, FormModel> | undefined;
  isFirst: boolean;
}

const PreviewPart = memo(function PreviewPart({ component, note, forms = {}, isFirst }: PreviewPartProps) {
  if (!component) return <p className="preview-note">{note}</p>;
  return <ComponentView component={component} mode="editor" forms={forms} isFirst={isFirst} />;
});
