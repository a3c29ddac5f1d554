import { encode } from 'uqr';

interface QrPictureProps {
  text: string;
  /** What it is for, to those who do not see it. */
  label: string;
}

/** A text as a picture for a phone's camera, drawn here: the text goes nowhere. Dark on white in either scheme. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" viewBox={`0 0 ${size} ${size}`} width={220} height={220} shapeRendering="crispEdges">
      <title>{label}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
