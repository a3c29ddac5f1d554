import { ComponentView } from '@galley/public-web/components/component-view';
import { EditMarks } from '@galley/public-web/edit-marks';
import { firstInSight } from '@galley/public-web/first-in-sight';
import { ImagesContext } from '@galley/public-web/images-context';
import type { FormModel } from '@galley/public-web/site-model';
import { memo } from 'react';
import type { CanvasState } from './canvas-state';
import type { CanvasEntry } from './messages';

/** The components of the page as visitors see them, with marks on the elements of fields. */
export function PageParts({ entries, frozen, forms, images, holder }: CanvasState) {
  const first = firstInSight(entries.flatMap(({ component }) => component ?? []));
  return (
    <EditMarks value={true}>
      <ImagesContext value={images}>
        {entries.map((entry) => (
          <Part
            key={entry.key}
            entry={entry.key === frozen?.key ? frozen : entry}
            forms={forms}
            isFirst={entry.component === first}
            isHome={Boolean(holder?.closest('.home'))}
          />
        ))}
      </ImagesContext>
    </EditMarks>
  );
}

interface PartProps {
  entry: CanvasEntry;
  forms: Record<number, FormModel>;
  isFirst: boolean;
  isHome: boolean;
}

/** Each draws exactly one element: the canvas finds components by counting. */
const Part = memo(function Part({ entry: { component, note }, ...rest }: PartProps) {
  if (!component) return <p className="preview-note">{note}</p>;
  return <ComponentView component={component} mode="editor" {...rest} />;
});
