import classes from './sign-in-picture.module.css';

/** Lines of text from a place down, of these widths. */
const lines = (x: number, y: number, widths: readonly number[]) => (
  <path
    d={widths.map((width, place) => `M${x} ${y + 2 + place * 13}h${width}`).join('')}
    className={classes.lines}
  />
);

/** A card of the drawn page, at a place of its own. */
const card = (x: number, y: number) => (
  <g key={x}>
    <rect x={x} y={y} width={136} height={128} rx={6} className={classes.ground} />
    <circle cx={x + 26} cy={y + 28} r={10} className={classes.words} />
    <rect x={x + 16} y={y + 52} width={72} height={7} rx={3.5} className={classes.ink} />
    {lines(x + 18, y + 72, [104, 96, 62])}
  </g>
);

/** Drawn beside the sign-in: a page that is being made, with one of its cards lifted. */
export function SignInPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 560 640" aria-hidden="true">
      <defs>
        <linearGradient id="sign-in-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2b2358" />
          <stop offset="0.62" stopColor="#8172ef" />
          <stop offset="1" stopColor="#f6c9a8" />
        </linearGradient>
        <clipPath id="sign-in-banner">
          <rect x={40} y={64} width={480} height={236} rx={6} />
        </clipPath>
      </defs>
      <rect x={16} y={8} width={528} height={624} rx={12} className={classes.sheet} />
      <rect x={40} y={30} width={56} height={10} rx={5} className={classes.ink} />
      {[318, 370, 422].map((x) => (
        <rect key={x} x={x} y={33} width={36} height={5} rx={2.5} className={classes.words} />
      ))}
      <rect x={474} y={26} width={46} height={18} rx={5} className={classes.ink} />
      <g clipPath="url(#sign-in-banner)">
        <rect x={40} y={64} width={480} height={236} fill="url(#sign-in-sky)" />
        <circle cx={396} cy={232} r={30} fill="#fde7cf" />
        <path d="M40 258q70-44 132-22t124-6 116 14 108-16v80H40z" fill="#4333b3" opacity={0.75} />
        <path d="M40 278q96-34 190-10t164-4 126 6v40H40z" fill="#221c47" />
      </g>
      <rect x={72} y={112} width={236} height={18} rx={5} fill="#fff" />
      <rect x={72} y={140} width={168} height={18} rx={5} fill="#fff" />
      <rect x={72} y={176} width={84} height={24} rx={5} fill="#fff" opacity={0.92} />
      <rect x={40} y={330} width={176} height={12} rx={5} className={classes.ink} />
      {lines(42, 358, [444, 470, 290])}
      {[40, 212].map((x) => card(x, 424))}
      <rect x={384} y={424} width={136} height={128} rx={6} className={classes.ground} />
      <g transform="translate(18 -26)">
        <rect x={384} y={424} width={136} height={128} rx={6} className={classes.sheet} />
        {card(384, 424)}
        <rect x={384} y={424} width={136} height={128} rx={6} className={classes.frame} />
        <path
          className={classes.accent}
          d="m500 532 0 30 8-7 6 12 6-3-6-12 10-1z"
          stroke="#fff"
          strokeWidth={2}
          strokeLinejoin="round"
        />
      </g>
      {lines(42, 582, [210, 168])}
    </svg>
  );
}
