import { ComponentView } from '@galley/public-web/components/component-view';
import { EditMarks } from '@galley/public-web/edit-marks';
import { firstInSight } from '@galley/public-web/first-in-sight';
import { ImagesContext } from '@galley/public-web/images-context';
import type { FormModel } from '@galley/public-web/site-model';
import { SurroundingsContext } from '@galley/public-web/surroundings';
import { withResolvedLinks } from '@galley/shared/components/linked-pages';
import { linkOf } from '@galley/shared/page-links';
import { memo, useMemo } from 'react';
import type { CanvasEntry } from '../parts/page-canvas/messages';
import type { CanvasState } from './canvas-state';

/** The components of the page as visitors see them, with marks on the elements of fields. */
export function PageParts({ entries, frozen, forms, images, linkUrls, surroundings, holder }: CanvasState) {
  const first = firstInSight(entries.flatMap(({ component }) => component ?? []));
  return (
    <EditMarks value={true}>
      <SurroundingsContext value={surroundings}>
        <ImagesContext value={images}>
          {entries.map((entry) => (
            <Part
              key={entry.key}
              entry={entry.key === frozen?.key ? frozen : entry}
              forms={forms}
              linkUrls={linkUrls}
              isFirst={entry.component === first}
              isHome={Boolean(holder?.closest('.home'))}
            />
          ))}
        </ImagesContext>
      </SurroundingsContext>
    </EditMarks>
  );
}

interface PartProps {
  entry: CanvasEntry;
  forms: Record<number, FormModel>;
  linkUrls: CanvasState['linkUrls'];
  isFirst: boolean;
  isHome: boolean;
}

/** Each renders exactly one element: the canvas finds components by counting. */
const Part = memo(function Part({ entry: { component, note }, linkUrls, ...rest }: PartProps) {
  const linked = useMemo(
    () => component && withResolvedLinks(component, (target) => linkUrls[linkOf(target)]),
    [component, linkUrls],
  );
  if (!linked) return <p className="preview-note">{note}</p>;
  return <ComponentView component={linked} mode="editor" {...rest} />;
});
