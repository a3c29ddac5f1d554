import type { ReactNode } from 'react';

/** Schematic drawings of the section types, on 120 by 72. */

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

export const testimonialsDrawing: ReactNode = (
  <>
    <path
      d="M14 28c0-8 4-13 10-15v5c-3 1-4 4-4 6h5v9H14zM30 28c0-8 4-13 10-15v5c-3 1-4 4-4 6h5v9H30z"
      fill="currentColor"
    />
    {[20, 29, 38].map((y, index) => line(y, index === 2 ? 34 : 56, 52))}
    <circle cx={58} cy={56} r={6} fill="currentColor" opacity={0.35} />
    {line(54, 28, 70)}
  </>
);

export const accordionDrawing: ReactNode = (
  <>
    {[10, 26, 58].map((y) => (
      <g key={y}>
        {line(y, y === 26 ? 62 : 50)}
        <path
          d={`M98 ${y + 2}h8${y === 26 ? '' : `M102 ${y - 2}v8`}`}
          stroke="currentColor"
          strokeWidth={2}
        />
        <path d={`M12 ${y + 10}h96`} stroke="currentColor" opacity={y === 26 ? 0 : 0.3} />
      </g>
    ))}
    {line(37, 84)}
    {line(45, 60)}
  </>
);

export const galleryDrawing: ReactNode = (
  <>
    {[8, 44, 80].map((x) => photo(x, 6, 32, 28))}
    {[8, 44, 80].map((x) => photo(x, 38, 32, 28))}
  </>
);

export const teamDrawing: ReactNode = (
  <>
    {[26, 60, 94].map((x) => (
      <g key={x}>
        <circle cx={x} cy={18} r={8} fill="currentColor" opacity={0.45} />
        <path d={`M${x - 13} 42c0-9 5-13 13-13s13 4 13 13z`} fill="currentColor" opacity={0.3} />
        {line(48, 24, x - 12)}
        {line(56, 16, x - 8)}
      </g>
    ))}
  </>
);

export const pricingDrawing: ReactNode = (
  <>
    {[8, 44, 80].map((x) => (
      <g key={x}>
        <rect
          x={x}
          y={x === 44 ? 5 : 10}
          width={32}
          height={x === 44 ? 62 : 52}
          rx={3}
          fill="none"
          stroke="currentColor"
          strokeWidth={x === 44 ? 2 : 1}
          opacity={x === 44 ? 1 : 0.6}
        />
        {title(x + 6, 18, 16)}
        {[30, 38].map((y) => line(y, 20, x + 6))}
        {button(x + 6, 49, 20)}
      </g>
    ))}
  </>
);

export const priceListDrawing: ReactNode = (
  <>
    {title(12, 8, 36)}
    {[24, 36, 48, 60].map((y, index) => (
      <g key={y}>
        {line(y, 52 - index * 6)}
        <rect x={94} y={y} width={14} height={4} rx={2} fill="currentColor" />
        <path
          d={`M${70 - index * 6} ${y + 2}h${20 + index * 6}`}
          stroke="currentColor"
          strokeDasharray="1 4"
        />
      </g>
    ))}
  </>
);

export const fileListDrawing: ReactNode = (
  <>
    {title(12, 6, 40)}
    {[20, 46].map((y) =>
      [12, 64].map((x) => (
        <g key={`${x}-${y}`}>
          <path d={`M${x} ${y}h9l5 5v15h-14z`} fill="currentColor" opacity={0.25} />
          {line(y + 5, 24, x + 19)}
          {line(y + 12, 14, x + 19)}
        </g>
      )),
    )}
  </>
);

export const pageListDrawing: ReactNode = (
  <>
    {[6, 28, 50].map((y) => (
      <g key={y}>
        <rect x={12} y={y} width={26} height={17} rx={2} fill="currentColor" opacity={0.25} />
        {title(46, y + 1, 34)}
        {line(y + 11, 56, 46)}
      </g>
    ))}
  </>
);

export const eventsDrawing: ReactNode = (
  <>
    {[8, 28, 48].map((y) => (
      <g key={y}>
        <rect x={12} y={y} width={16} height={16} rx={2} fill="none" stroke="currentColor" />
        {title(36, y + 2, 40)}
        {line(y + 12, 60, 36)}
      </g>
    ))}
  </>
);

export const findUsDrawing: ReactNode = (
  <>
    {title(12, 12, 30)}
    {[26, 34, 46, 54].map((y) => line(y, 38))}
    <rect x={60} y={10} width={48} height={52} rx={3} fill="currentColor" opacity={0.25} />
    <path d="M84 22a9 9 0 0 0-9 9c0 7 9 16 9 16s9-9 9-16a9 9 0 0 0-9-9Z" fill="currentColor" />
  </>
);

export const videoDrawing: ReactNode = (
  <>
    <rect x={12} y={8} width={96} height={56} rx={3} fill="currentColor" opacity={0.25} />
    <path d="M52 24v24l20-12z" fill="currentColor" />
  </>
);
