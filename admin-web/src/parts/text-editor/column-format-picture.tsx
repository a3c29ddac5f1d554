import { type ColumnFormat, columnFormats } from '@galley/shared/components/column-formats';

const pictureWidth = 46;
const pictureHeight = 24;
const gap = 2;

/** Draws the columns of a format to scale. */
export function ColumnFormatPicture({ format }: { format: ColumnFormat }) {
  const { widths } = columnFormats[format];
  const unit = (pictureWidth - gap * (widths.length - 1)) / 12;
  const starts = widths.map((_, index) =>
    widths.slice(0, index).reduce((start, width) => start + width * unit + gap, 0),
  );
  return (
    <svg
      viewBox={`0 0 ${pictureWidth} ${pictureHeight}`}
      width="100%"
      style={{ maxWidth: pictureWidth }}
      aria-hidden="true"
    >
      {widths.map((width, index) => (
        <rect
          key={starts[index]}
          x={starts[index]}
          width={width * unit}
          height={pictureHeight}
          rx={2}
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
