import { encode } from 'uqr';

interface QrPictureProps {
  text: string;
  /** The accessible name. */
  label: string;
}

/** Draws a text as a QR code in the browser, so that the text is sent nowhere. Dark on white in both schemes. */
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
