import { markupTokens } from '../rich-text/markup-tokens';
import type { Finding } from '../schemas/version';
import { type CheckedComponent, findingAt, type KnownSite, placeOf, publishedValues } from './checked';

/**
 * For a file that visitors load unchanged. A full-width photo has fewer bytes than this at a laptop's width.
 */
const mostBytes = 500_000;
/** A picture can be enlarged by a quarter before it looks blurred. */
const leastShare = 0.75;

/**
 * Finds pictures that are too heavy, because they have no lighter variants, or too small for how they are
 * displayed.
 */
export function checkImageSizes(component: CheckedComponent, { pictures }: KnownSite): Finding[] {
  return publishedValues(component).flatMap((found): Finding[] => {
    const { field, name, value } = found;
    if (typeof value !== 'string' || value === '') return [];
    const place = placeOf(component, found);
    const finding = (message: string) => [findingAt(component, name, 'imageSizes', message)];
    if (field.kind === 'richText') {
      const heavy = picturesIn(value).find((imageUrl) => isHeavy(pictures[imageUrl]));
      return heavy === undefined ? [] : finding(heavyWords(`A picture in ${place}`, pictures[heavy]));
    }
    const picture = field.kind === 'image' ? pictures[value] : undefined;
    if (field.kind !== 'image' || !picture) return [];
    const drawn = field.drawnWidth(component.data);
    // It is only displayed with other settings of the component.
    if (drawn === 0) return [];
    if (isHeavy(picture)) return finding(heavyWords(place, picture));
    if (picture.width >= drawn * leastShare) return [];
    return finding(
      `${place} is ${picture.width} pixels wide and is drawn up to ${drawn} wide, so it looks blurred. Choose one that is at least ${drawn} pixels wide.`,
    );
  });
}

type Picture = KnownSite['pictures'][string];

const isHeavy = (picture: Picture) => (picture?.wholeBytes ?? 0) > mostBytes;

function heavyWords(place: string, picture: Picture): string {
  const megabytes = ((picture?.wholeBytes ?? 0) / 1_000_000).toFixed(1);
  return `${place} is a file of ${megabytes} MB that every visitor loads whole, since it has no lighter copies. Use a video for what moves, otherwise JPEG, PNG or WebP.`;
}

/** The library pictures in a text, by `imageUrl`. */
function picturesIn(html: string): string[] {
  if (!html.includes('<img')) return [];
  return [...markupTokens(html)].flatMap(({ tag, kind, attributes }) =>
    tag === 'img' && kind === 'start' ? (attributes().get('src') ?? '').replace(/^\/images\//, '') : [],
  );
}
