/**
 * Perceptual colours: in OKLCH equal steps look equal, so that the lightness can move while hue and chroma
 * stay.
 */

/** The contrast that WCAG AA demands of text. */
const textContrast = 4.5;
/** Slightly more than required, so that rounding to hex never falls below the limit. */
const margin = 0.1;

export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toChannel(linear: number): number {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}

function linearRgb(hex: string): [number, number, number] {
  const number = Number.parseInt(hex.slice(1), 16);
  return [toLinear(number >> 16), toLinear((number >> 8) & 255), toLinear(number & 255)];
}

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours (`#rrggbb`) by WCAG, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Tests whether text of a colour is readable on all of these backgrounds. */
export const isReadableOn =
  (...backgrounds: string[]) =>
  (hex: string): boolean =>
    backgrounds.every((background) => contrastRatio(hex, background) >= textContrast + margin);

/** The matrices of OKLab (Björn Ottosson, 2020). */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function oklchToLinear({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** The nearest colour that a screen can show: chroma is reduced, hue and lightness stay. */
export function toHex(color: Oklch): string {
  let { chroma } = color;
  let linear = oklchToLinear(color);
  while (chroma > 0.001 && linear.some((channel) => channel < -0.0001 || channel > 1.0001)) {
    chroma *= 0.95;
    linear = oklchToLinear({ ...color, chroma });
  }
  const channels = linear.map((channel) => toChannel(Math.min(1, Math.max(0, channel))));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function darkenUntil(color: Oklch, isDarkEnough: (hex: string) => boolean): string {
  for (let lightness = color.lightness; lightness > 0; lightness -= 0.01) {
    const hex = toHex({ ...color, lightness });
    if (isDarkEnough(hex)) return hex;
  }
  return '#000000';
}
