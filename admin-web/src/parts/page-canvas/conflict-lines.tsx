import type { MarkedLine } from '../comparison/marked-lines';

/** One side of a field that differs, in the form and on the page, with its own words marked. */
export function MarkedText({ lines }: { lines: readonly MarkedLine[] }) {
  if (lines.length === 0) return <p data-empty="">Empty</p>;
  return lines.map(({ runs }, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
    <p key={line}>
      {runs.map(({ mark, text, note, picture }, run) => {
        const words = picture ? picture.alt || 'Picture' : text;
        const key = `${run} ${words}`;
        return mark === 'same' ? (
          <span key={key}>{words}</span>
        ) : (
          <mark key={key} title={note}>
            {words}
          </mark>
        );
      })}
    </p>
  ));
}
