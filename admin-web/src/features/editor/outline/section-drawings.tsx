import type { ReactNode } from 'react';

/** What the types for whole sections look like, in a few strokes on 120 by 72. */

export const line = (y: number, width: number, x = 12) => (
  <rect key={`${x}-${y}`} x={x} y={y} width={width} height={4} rx={2} fill="currentColor" opacity={0.45} />
);
const title = (x: number, y: number, width: number) => (
  <rect key={`t${x}-${y}`} x={x} y={y} width={width} height={7} rx={2} fill="currentColor" />
);
const button = (x: number, y: number, width = 26) => (
  <rect key={`b${x}-${y}`} x={x} y={y} width={width} height={9} rx={4} fill="currentColor" />
);
/** A picture: a hill and a sun. */
const photo = (x: number, y: number, width: number, height: number) => (
  <g key={`p${x}-${y}`}>
    <rect x={x} y={y} width={width} height={height} rx={3} fill="currentColor" opacity={0.22} />
    <path
      d={`M${x} ${y + height - 3}v-${height * 0.25}l${width * 0.35}-${height * 0.35} ${width * 0.3} ${height * 0.3} ${width * 0.12}-${height * 0.1} ${width * 0.23} ${height * 0.2}v${height * 0.1 - 1}a3 3 0 0 1-3 3h-${width - 6}a3 3 0 0 1-3-3z`}
      fill="currentColor"
      opacity={0.35}
    />
  </g>
);

export const heroDrawing: ReactNode = (
  <>
    {photo(62, 4, 54, 64)}
    {title(10, 16, 44)}
    {title(10, 26, 30)}
    {line(39, 42, 10)}
    {button(10, 49)}
  </>
);

export const pictureTextDrawing: ReactNode = (
  <>
    {photo(8, 14, 48, 44)}
    {title(64, 18, 36)}
    {[30, 38, 46].map((y, index) => line(y, index === 2 ? 28 : 46, 64))}
  </>
);

export const cardsDrawing: ReactNode = (
  <>
    {title(34, 8, 52)}
    {[8, 44, 80].map((x) => (
      <g key={x}>
        <rect x={x} y={24} width={32} height={40} rx={3} fill="none" stroke="currentColor" opacity={0.6} />
        <circle cx={x + 9} cy={34} r={4} fill="currentColor" />
        {[44, 52].map((y) => line(y, y === 52 ? 14 : 22, x + 5))}
      </g>
    ))}
  </>
);

export const callToActionDrawing: ReactNode = (
  <>
    <rect x={4} y={18} width={112} height={36} rx={4} fill="currentColor" opacity={0.22} />
    {title(14, 27, 48)}
    {line(39, 40, 14)}
    {button(78, 31, 28)}
  </>
);
