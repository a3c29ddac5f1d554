import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { whenResized } from '../../../lib/listen';
import { type GallerySizes, galleryRows, headingId, type Month, type Row } from './gallery-rows';
import type { DrawnGallery } from './gallery-view';

/** Rows rendered beyond the view, so that keyboard users find the next picture. */
const overscan = 2;
/** Used where there is no layout, as in component tests. */
const anyWidth = 1_000;

interface GalleryOptions {
  months: readonly Month[];
  sizes: GallerySizes;
  /** The index of a picture that is always rendered: the selected one. */
  keptIndex?: number | undefined;
  /** The element that gets the focus after a jump to a month. */
  jumpsTo?: 'heading' | 'picture';
}

export interface Gallery extends DrawnGallery {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (index: number) => void;
  /** Scrolls to a month and focuses its heading or its first picture. */
  jumpTo: (monthKey: string) => void;
}

/** A gallery that scrolls with the window. */
export function useWindowGallery(options: GalleryOptions): Gallery {
  const { parts, rowOptions } = useGalleryRows(options);
  const [from, setFrom] = useState(0);
  // The content above it may appear and disappear.
  useLayoutEffect(() => {
    setFrom((parts.ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  });
  const virtualizer = useWindowVirtualizer({ ...rowOptions, scrollMargin: from });
  return useDrawn(parts, virtualizer, from);
}

/** A gallery that scrolls in an element of its own. */
export function useScrollingGallery(
  options: GalleryOptions,
  scroller: RefObject<HTMLDivElement | null>,
): Gallery {
  const { parts, rowOptions } = useGalleryRows(options);
  const virtualizer = useVirtualizer({ ...rowOptions, getScrollElement: () => scroller.current });
  const drawn = useDrawn(parts, virtualizer, 0);
  const keptRow = parts.rows.findIndex(({ cells }) => cells.some(({ index }) => index === options.keptIndex));
  // When it opens, and when the picture becomes another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows above it do not move what the user looks at
  useLayoutEffect(() => {
    if (keptRow >= 0) virtualizer.scrollToIndex(keptRow, { align: 'auto' });
  }, [virtualizer, options.keptIndex, parts.rows.length > 0]);
  return drawn;
}

function useGalleryRows({ months, sizes, keptIndex, jumpsTo = 'heading' }: GalleryOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref);
  const [focusedIndex, setFocusedIndex] = useState<number>();
  const [jumpedTo, setJumpedTo] = useState<{ monthKey: string }>();
  const rows = useMemo(() => (width === 0 ? [] : galleryRows(months, width, sizes)), [months, width, sizes]);
  const kept = useMemo(
    () => keptRows(rows, [focusedIndex, keptIndex], jumpedTo?.monthKey),
    [rows, focusedIndex, keptIndex, jumpedTo],
  );
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b),
    [kept],
  );
  useLayoutEffect(() => {
    const heading = jumpedTo && document.getElementById(headingId(jumpedTo.monthKey));
    heading?.scrollIntoView({ block: 'start' });
    const first = heading?.nextElementSibling?.querySelector<HTMLElement>('input, button');
    const target = jumpsTo === 'picture' ? first : heading;
    target?.focus({ preventScroll: true });
  }, [jumpedTo, jumpsTo]);
  return {
    parts: { ref, rows, onFocus: setFocusedIndex, jumpTo: (monthKey: string) => setJumpedTo({ monthKey }) },
    rowOptions: {
      count: rows.length,
      estimateSize: (index: number) => rows[index]?.height ?? 0,
      overscan,
      rangeExtractor,
    },
  };
}

/** Keeps the focused element and its neighbours rendered when the user scrolls on. */
function keptRows(
  rows: readonly Row[],
  indexes: (number | undefined)[],
  monthKey: string | undefined,
): number[] {
  const places = indexes.flatMap((index) => {
    const at = rows.findIndex(({ cells }) => cells.some((cell) => cell.index === index));
    return at < 0 ? [] : [at - 1, at, at + 1];
  });
  const heading = rows.findIndex(({ month, cells }) => month.key === monthKey && cells.length === 0);
  return [...places, heading, heading + 1].filter((at) => at >= 0 && at < rows.length);
}

function useWidth(ref: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || anyWidth);
    measure();
    return whenResized([element], measure);
  }, [ref]);
  return width;
}

type Parts = ReturnType<typeof useGalleryRows>['parts'];

function useDrawn(
  parts: Parts,
  virtualizer: Virtualizer<Window, Element> | Virtualizer<HTMLDivElement, Element>,
  from: number,
): Gallery {
  const { rows } = parts;
  // It keeps the heights that it was given; other rows have others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what changed
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rows]);
  return { ...parts, items: virtualizer.getVirtualItems(), from, height: virtualizer.getTotalSize() };
}
