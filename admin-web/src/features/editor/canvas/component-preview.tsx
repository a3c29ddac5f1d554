import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { formIdsIn } from '@galley/shared/components/field-values';
import { useMemo } from 'react';
import { drawnEntry } from '../../../parts/page-canvas/preview-entries';
import { PreviewFrame } from './preview-frame';
import { useFormModels } from './use-form-models';

interface ComponentPreviewProps {
  title: string;
  component: RenderableComponent;
  /** The document of the page that it is drawn on; absent: it is drawn alone. */
  source?: string | undefined;
  /** The width of the page in pixels. */
  width: number;
  /** In pixels on the screen. */
  mostHeight: number;
}

/** Draws a component that is not on the page, as visitors would see it. */
export function ComponentPreview({ title, component, source, width, mostHeight }: ComponentPreviewProps) {
  const entries = useMemo(() => [drawnEntry('picked', component)], [component]);
  const forms = useFormModels(formIdsIn([component]));
  return (
    <PreviewFrame
      title={title}
      entries={entries}
      forms={forms}
      source={source}
      width={width}
      cropHeight={mostHeight}
    />
  );
}
