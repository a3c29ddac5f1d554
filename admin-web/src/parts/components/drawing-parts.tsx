import { useId } from 'react';
import classes from './drawings.module.css';

/** What drawings of components consist of, on 120 by 72, in the look of the company's site. */

export const line = (y: number, width: number, x = 12) => (
  <rect key={`${x}-${y}`} x={x} y={y} width={width} height={4} rx={2} className={classes.line} />
);

/** Words in the typeface of the site's headings; `y` is the top of small letters' line. */
export const title = (words: string, x: number, y: number, anchor: 'start' | 'middle' = 'start') => (
  <text key={`t${x}-${y}`} x={x} y={y + 8} textAnchor={anchor} className={classes.title}>
    {words}
  </text>
);

export const button = (x: number, y: number, width = 26) => (
  <rect key={`b${x}-${y}`} x={x} y={y} width={width} height={9} className={classes.button} />
);

/** A picture: hills and a sun, cut off at its rounded corners. */
export function Photo({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const id = useId();
  const box = { x, y, width, height };
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <rect {...box} className={classes.photo} />
      </clipPath>
      <rect {...box} className={classes.photo} />
      <circle cx={x + width * 0.76} cy={y + height * 0.26} r={height * 0.1} className={classes.sun} />
      <path
        d={`M${x} ${y + height}v-${height * 0.3}l${width * 0.34}-${height * 0.3} ${width * 0.28} ${height * 0.28} ${width * 0.14}-${height * 0.1} ${width * 0.24} ${height * 0.22}v${height * 0.2}z`}
        className={classes.hill}
      />
    </g>
  );
}

/** A picture of a person. */
export const person = (x: number) => (
  <>
    <circle cx={x} cy={18} r={8} className={classes.hill} />
    <path d={`M${x - 13} 42c0-9 5-13 13-13s13 4 13 13z`} className={classes.hill} opacity={0.6} />
  </>
);
