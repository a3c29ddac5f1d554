import type { Image } from '@galley/shared/schemas/image';
import type { VirtualItem } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, type Ref } from 'react';
import { type Cell, headingId, type Month, type Row } from './gallery-rows';
import classes from './gallery-view.module.css';

export interface DrawnGallery {
  rows: readonly Row[];
  /** The rows that are rendered. */
  items: readonly VirtualItem[];
  /** Pixels from the start of the scroll container to the gallery. */
  from: number;
  /** The height of the whole gallery, rendered or not. */
  height: number;
}

interface GalleryViewProps extends DrawnGallery {
  ref: Ref<HTMLDivElement>;
  /** The level of the headings under that of the screen or the dialog. */
  level: 'h2' | 'h3';
  /** The pictures are radio buttons of one group, not list entries. */
  isChoice?: boolean;
  /** The total number of pictures. */
  total: number;
  /** Called with the index of the picture that has the focus. */
  onFocus: (index: number) => void;
  drawPicture: (image: Image, index: number) => ReactNode;
}

/** Renders the rows in view, by month: the number of elements is limited by the screen, not by the library. */
export function GalleryView({
  ref,
  rows,
  items,
  from,
  height,
  level: Heading,
  isChoice,
  total,
  onFocus,
  drawPicture,
}: GalleryViewProps) {
  const List = isChoice ? 'div' : 'ul';
  const Entry = isChoice ? 'div' : 'li';
  const draw = ({ image, index, left, width }: Cell, top: number, rowHeight: number) => (
    <Entry
      key={image.id}
      className={classes.cell}
      style={{ top, left, width, height: rowHeight }}
      onFocus={() => onFocus(index)}
      {...(!isChoice && { 'aria-setsize': total, 'aria-posinset': index + 1 })}
    >
      {drawPicture(image, index)}
    </Entry>
  );
  return (
    <div ref={ref} className={classes.gallery} style={{ height }}>
      {byMonth(rows, items).map(({ month, drawn }) => {
        const [first] = drawn;
        const hasHeading = first !== undefined && rows[first.index]?.cells.length === 0;
        return (
          <Fragment key={month.key}>
            {hasHeading && (
              <Heading
                id={headingId(month.key)}
                className={classes.heading}
                tabIndex={-1}
                style={{ top: first.start - from }}
              >
                {month.label}
              </Heading>
            )}
            <List className={classes.list} {...(!isChoice && { 'aria-label': `Images of ${month.label}` })}>
              {drawn.flatMap((item) =>
                rows[item.index]?.cells.map((cell) =>
                  draw(cell, item.start - from, item.size - (rows[item.index]?.gap ?? 0)),
                ),
              )}
            </List>
          </Fragment>
        );
      })}
    </div>
  );
}

function byMonth(rows: readonly Row[], items: readonly VirtualItem[]) {
  const months: { month: Month; drawn: VirtualItem[] }[] = [];
  for (const item of items) {
    const month = rows[item.index]?.month;
    if (!month) continue;
    const last = months.at(-1);
    if (last?.month === month) last.drawn.push(item);
    else months.push({ month, drawn: [item] });
  }
  return months;
}
