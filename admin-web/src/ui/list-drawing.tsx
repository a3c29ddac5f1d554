import type { ReactNode } from 'react';
import classes from './list-drawing.module.css';

const tops = [0, 28, 56];

/** A row's own icon, drawn in a square of 12 at its left. */
const rows: Record<ListKind, (index: number) => ReactNode> = {
  // Two pages, one behind the other, that go up together.
  launches: (index) => (
    <>
      <path className={classes.mark} d="M6 11V2M2.5 5.5 6 2l3.5 3.5" />
      <Words from={22} width={[66, 48, 74][index]} isStrong />
      <rect className={classes.words} x={150} y={1} width={34} height={10} rx={5} />
    </>
  ),
  // An arrow from one URL to another.
  redirects: (index) => (
    <>
      <Words from={0} width={[54, 64, 44][index]} />
      <path className={classes.mark} d="M80 6h20m-4-4 4 4-4 4" />
      <Words from={114} width={[62, 46, 68][index]} isStrong />
    </>
  ),
  // Submissions, of which the first is unread.
  submissions: (index) => (
    <>
      {index === 0 && <circle className={classes.dot} cx={4} cy={6} r={3} />}
      <Words from={14} width={[40, 48, 36][index]} isStrong={index === 0} />
      <Words from={72} width={[84, 62, 74][index]} />
      <Words from={168} width={16} />
    </>
  ),
  // A label with its field; at the end the button.
  forms: (index) => (
    <>
      <Words from={0} width={[40, 54, 30][index]} isStrong />
      <rect
        className={index === 2 ? classes.button : classes.field}
        x={72}
        y={-2}
        width={index === 2 ? 48 : 112}
        height={16}
        rx={3}
      />
    </>
  ),
  // A sheet of paper with a folded corner, its title and its size.
  files: (index) => (
    <>
      <path className={classes.mark} d="M1-1h7l3 3v11H1zM8-1v3h3" />
      <Words from={22} width={[76, 58, 88][index]} isStrong />
      <Words from={160} width={24} />
    </>
  ),
};

export type ListKind = 'files' | 'forms' | 'launches' | 'redirects' | 'submissions';

/** Illustrates a list, for the place where it is still empty. */
export function ListDrawing({ kind }: { kind: ListKind }) {
  return (
    <svg viewBox="0 0 208 96" className={classes.drawing} aria-hidden>
      <rect className={classes.sheet} x={0.5} y={0.5} width={207} height={95} rx={6} />
      {tops.map((top, index) => (
        <g key={top} transform={`translate(12 ${top + 14})`} opacity={1 - index * 0.3}>
          {rows[kind](index)}
          {index < 2 && <path className={classes.line} d="M0 20h184" />}
        </g>
      ))}
    </svg>
  );
}

function Words({ from, width = 40, isStrong }: { from: number; width?: number; isStrong?: boolean }) {
  return (
    <rect
      className={isStrong ? classes.strong : classes.words}
      x={from}
      y={3}
      width={width}
      height={6}
      rx={3}
    />
  );
}
