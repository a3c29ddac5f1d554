import { componentNumber } from '@galley/shared/comment-threads';
import { chromeTypes } from '@galley/shared/components/dictionary';
import type { VersionDifference } from '@galley/shared/schemas/version';
import { Group } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect, useState } from 'react';
import { listen, whenResized } from '../../../lib/listen';
import { type Device, devices } from '../../../parts/preview/device-choice';
import { DocumentFrame } from '../../../parts/preview/document-frame';
import { fittedFrameStyle } from '../../../parts/preview/fitted-frame-style';
import { partsOf } from '../../../parts/preview/page-frame';
import { useGetPagePreview } from '../../../parts/preview/use-get-page-preview';
import { QueryBoundary } from '../../../ui/query-boundary';
import { FormSkeleton } from '../../../ui/skeletons';
import { ChangeMarks } from './change-marks';
import type { Box, Boxes } from './counterpart';
import type { ShownPage } from './use-scroll-together';
import classes from './visual-comparison.module.css';

interface PagePaneProps {
  pageId: number;
  versionId: number;
  /** 'Before: V2 of News' */
  title: string;
  heading: ReactNode;
  /** Behind the other page where there is room for one only; it keeps its scroll position. */
  isBehind: boolean;
  device: Device;
  differences: readonly VersionDifference[];
  chosen: VersionDifference | undefined;
  words: readonly Box[];
  wordsAre: 'removed' | 'added';
  missingAt: number | undefined;
  onChoose: (difference: VersionDifference) => void;
  onShown: (shown: ShownPage | undefined) => void;
  onNotice: (notice: string) => void;
  /** Steps to a change by key, also while the page has the focus. */
  onKey: (event: KeyboardEvent) => void;
}

const isChrome = ({ type }: { type: string }) => chromeTypes.some((chrome) => chrome === type);

/** Shows one version as visitors would get it, with its differences marked. */
export function PagePane({
  pageId,
  versionId,
  title,
  heading,
  isBehind,
  device,
  onShown,
  onNotice,
  onKey,
  ...marks
}: PagePaneProps) {
  const query = useGetPagePreview(pageId, versionId);
  const { ref, ...room } = useElementSize();
  const { width: least } = devices[device];
  const width = device === 'desktop' ? Math.max(least, room.width) : least;
  const [page, setPage] = useState<Document | null>(null);
  const numbers = (query.data?.pageComponents ?? [])
    .filter((component) => !isChrome(component))
    .map(({ componentId }) => componentNumber(componentId));
  const boxes = useBoxes(page, numbers);
  useEffect(() => {
    const view = page?.defaultView;
    onShown(view ? { view, boxes } : undefined);
  }, [page, boxes, onShown]);
  useEffect(() => {
    return page ? listen(page, { keydown: onKey }) : undefined;
  }, [page, onKey]);
  return (
    <section className={classes.pane} aria-label={title} data-behind={isBehind || undefined}>
      <Group className={classes.heading} gap="xs">
        {heading}
      </Group>
      <div ref={ref} className={classes.room}>
        <QueryBoundary
          query={query}
          failure={`V${versionId} could not be shown`}
          skeleton={<FormSkeleton fields={4} />}
        >
          {({ html }) => (
            <DocumentFrame
              {...{ html, title, onNotice }}
              style={fittedFrameStyle(width, room)}
              onPage={setPage}
            />
          )}
        </QueryBoundary>
        {page && (
          <ChangeMarks
            {...marks}
            {...{ page, boxes }}
            missing={`Not in V${versionId}`}
            scale={Math.min(1, room.width / width) || 1}
          />
        )}
      </div>
    </section>
  );
}

const none: Boxes = new Map();

/**
 * Measures the components of a page in a frame, by their numbers.
 * @param numbers of the components that the page shows, in order
 */
function useBoxes(page: Document | null, numbers: readonly number[]): Boxes {
  const [boxes, setBoxes] = useState<Boxes>(none);
  const known = JSON.stringify(numbers);
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return;
    const parts = partsOf(page);
    const shown = JSON.parse(known) as number[];
    const measure = () => {
      // A page that was rendered differently from the list has no marks rather than wrong ones.
      if (parts.length !== shown.length) return setBoxes(none);
      const next = new Map(
        parts.map((part, index) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return [shown[index] ?? 0, { left: left + view.scrollX, top: top + view.scrollY, width, height }];
        }),
      );
      setBoxes((before) => (JSON.stringify([...before]) === JSON.stringify([...next]) ? before : next));
    };
    measure();
    return whenResized([page.documentElement, ...parts], measure);
  }, [page, known]);
  return boxes;
}
