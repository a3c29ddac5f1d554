import { button, line, Photo, person, title } from './drawing-parts';
import classes from './drawings.module.css';

/** Drawings of components, on 120 by 72. */
export const drawings = {
  Hero: (
    <>
      <Photo x={64} y={6} width={50} height={60} />
      {title('Welcome', 8, 12)}
      {line(28, 48, 8)}
      {line(36, 34, 8)}
      {button(8, 48)}
    </>
  ),

  PictureText: (
    <>
      <Photo x={8} y={14} width={48} height={44} />
      {title('Our story', 64, 14)}
      {[30, 38, 46].map((y, index) => line(y, index === 2 ? 28 : 46, 64))}
    </>
  ),

  Cards: (
    <>
      {title('What we do', 60, 6, 'middle')}
      {[8, 44, 80].map((x) => (
        <g key={x}>
          <rect x={x} y={24} width={32} height={40} className={classes.card} />
          <circle cx={x + 9} cy={34} r={4} className={classes.mark} />
          {[44, 52].map((y) => line(y, y === 52 ? 14 : 22, x + 5))}
        </g>
      ))}
    </>
  ),

  CallToAction: (
    <>
      <rect x={4} y={16} width={112} height={40} className={classes.tint} />
      {title('Talk to us', 12, 24)}
      {line(41, 44, 12)}
      {button(80, 31, 28)}
    </>
  ),

  Testimonials: (
    <>
      <path
        d="M14 28c0-8 4-13 10-15v5c-3 1-4 4-4 6h5v9H14zM30 28c0-8 4-13 10-15v5c-3 1-4 4-4 6h5v9H30z"
        className={classes.mark}
      />
      {[20, 29, 38].map((y, index) => line(y, index === 2 ? 34 : 56, 52))}
      <circle cx={58} cy={56} r={6} className={classes.hill} />
      {line(54, 28, 70)}
    </>
  ),

  Accordion: (
    <>
      {[10, 26, 58].map((y) => (
        <g key={y}>
          {line(y, y === 26 ? 62 : 50)}
          <path
            d={`M98 ${y + 2}h8${y === 26 ? '' : `M102 ${y - 2}v8`}`}
            className={classes.sign}
            strokeWidth={2}
          />
          {y !== 26 && <path d={`M12 ${y + 10}h96`} className={classes.rule} />}
        </g>
      ))}
      {line(37, 84)}
      {line(45, 60)}
    </>
  ),

  Gallery: (
    <>
      {[6, 38].map((y) =>
        [8, 44, 80].map((x) => <Photo key={`${x}-${y}`} {...{ x, y }} width={32} height={28} />),
      )}
    </>
  ),

  Team: (
    <>
      {[26, 60, 94].map((x) => (
        <g key={x}>
          {person(x)}
          {line(48, 24, x - 12)}
          {line(56, 16, x - 8)}
        </g>
      ))}
    </>
  ),

  Pricing: (
    <>
      {[8, 44, 80].map((x) => (
        <g key={x}>
          <rect
            x={x}
            y={x === 44 ? 5 : 10}
            width={32}
            height={x === 44 ? 62 : 52}
            className={`${classes.card} ${x === 44 ? classes.chosen : ''}`}
          />
          {title(`$${x === 44 ? 25 : x === 8 ? 10 : 50}`, x + 16, 16, 'middle')}
          {[30, 38].map((y) => line(y, 20, x + 6))}
          {button(x + 6, 48, 20)}
        </g>
      ))}
    </>
  ),

  PriceList: (
    <>
      {title('Prices', 12, 6)}
      {[24, 36, 48, 60].map((y, index) => (
        <g key={y}>
          {line(y, 52 - index * 6)}
          <rect x={94} y={y} width={14} height={4} rx={2} className={classes.mark} />
          <path
            d={`M${70 - index * 6} ${y + 2}h${20 + index * 6}`}
            className={classes.rule}
            strokeDasharray="1 4"
          />
        </g>
      ))}
    </>
  ),

  FileList: (
    <>
      {title('Downloads', 12, 3)}
      {[20, 46].map((y) =>
        [12, 64].map((x) => (
          <g key={`${x}-${y}`}>
            <path d={`M${x} ${y}h9l5 5v15h-14z`} className={classes.hill} />
            {line(y + 5, 24, x + 19)}
            {line(y + 12, 14, x + 19)}
          </g>
        )),
      )}
    </>
  ),

  PageList: (
    <>
      {[5, 27, 49].map((y, index) => (
        <g key={y}>
          <Photo x={12} y={y} width={28} height={18} />
          {title(['News', 'Notes', 'Tips'][index] ?? '', 47, y)}
          {line(y + 13, 58, 47)}
        </g>
      ))}
    </>
  ),

  Events: (
    <>
      {[6, 27, 48].map((y, index) => (
        <g key={y}>
          <rect x={12} y={y} width={18} height={18} className={classes.card} />
          {title(['3', '12', '24'][index] ?? '', 21, y + 5, 'middle')}
          {line(y + 3, 44, 38)}
          {line(y + 11, 62, 38)}
        </g>
      ))}
    </>
  ),

  FindUs: (
    <>
      {title('Find us', 12, 9)}
      {[26, 34, 46, 54].map((y) => line(y, 38))}
      <rect x={60} y={10} width={48} height={52} className={classes.photo} />
      <path d="M84 22a9 9 0 0 0-9 9c0 7 9 16 9 16s9-9 9-16a9 9 0 0 0-9-9Z" className={classes.mark} />
    </>
  ),

  Video: (
    <>
      <Photo x={12} y={8} width={96} height={56} />
      <circle cx={60} cy={36} r={13} className={classes.mark} />
      <path d="M56 29v14l11-7z" className={classes.over} />
    </>
  ),

  HtmlEditorColumns: (
    <>
      {title('Services', 12, 9)}
      {[26, 34, 42, 50, 58].map((y, index) => line(y, index === 4 ? 28 : 44))}
      {title('Hours', 64, 9)}
      {[26, 34, 42, 50, 58].map((y, index) => line(y, index === 4 ? 20 : 44, 64))}
    </>
  ),

  BannerContainer: (
    <>
      <Photo x={4} y={6} width={112} height={54} />
      <rect x={30} y={18} width={60} height={17} className={classes.band} />
      <text x={60} y={30} textAnchor="middle" className={`${classes.title} ${classes.over}`}>
        Welcome
      </text>
      {button(47, 40)}
      {[52, 60, 68].map((x) => (
        <circle key={x} cx={x} cy={66} r={2} className={classes.mark} opacity={x === 52 ? 1 : 0.4} />
      ))}
    </>
  ),

  Announcement: (
    <>
      <rect width={120} height={16} y={8} className={classes.band} />
      <rect x={32} y={14} width={56} height={4} rx={2} className={classes.over} />
      {[38, 46, 54].map((y) => line(y, y === 54 ? 60 : 96))}
    </>
  ),

  ImageForm: (
    <>
      <Photo x={8} y={12} width={46} height={48} />
      {[12, 26].map((y) => (
        <rect key={y} x={62} y={y} width={50} height={9} className={classes.card} />
      ))}
      {button(62, 42)}
    </>
  ),

  Blank: (
    <>
      {line(10, 96)}
      <rect x={12} y={22} width={96} height={28} className={classes.rule} strokeDasharray="4 4" />
      <path d="M60 26v20M56 30l4-4 4 4M56 42l4 4 4-4" className={classes.sign} />
      {line(58, 96)}
    </>
  ),
};
