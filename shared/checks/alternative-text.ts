import { valueAt } from '../components/field-path';
import type { FieldValue } from '../components/field-values';
import { markupTokens } from '../rich-text/markup-tokens';
import type { Finding } from '../schemas/version';
import { type CheckedComponent, findingAt, type KnownSite, placeOf, publishedValues } from './checked';

/** Finds pictures with content that have no text for people who cannot see them. */
export function checkAlternativeText(component: CheckedComponent, { pictures }: KnownSite): Finding[] {
  return publishedValues(component).flatMap((found): Finding[] => {
    const { field, name, value } = found;
    const place = placeOf(component, found);
    const finding = (message: string) => [findingAt(component, name, 'alternativeText', message)];
    if (typeof value !== 'string' || value === '') return [];
    if (field.kind === 'richText' && hasSilentPicture(value)) {
      return finding(
        `A picture in ${place} has no Alt Text. Choose it in the text and say what it shows, unless it only decorates.`,
      );
    }
    // A deleted picture is not displayed.
    const isSilent = field.kind === 'image' && pictures[value]?.altText.trim() === '';
    return isSilent && !isDecoration(component, found)
      ? finding(
          `${place} has no Alt Text. Say what it shows under Images: people who cannot see it read that.`,
        )
      : [];
  });
}

/** A picture beside text with the same content needs no text of its own. */
function isDecoration({ data }: CheckedComponent, { field, name }: FieldValue): boolean {
  if (field.kind !== 'image' || !field.isDecoration) return false;
  const end = name.lastIndexOf('.');
  const around = end < 0 ? data : valueAt(data, name.slice(0, end));
  return field.isDecoration(around as Readonly<Record<string, unknown>>);
}

function hasSilentPicture(html: string): boolean {
  if (!html.includes('<img')) return false;
  return [...markupTokens(html)].some(
    ({ tag, kind, attributes }) => tag === 'img' && kind === 'start' && !attributes().get('alt')?.trim(),
  );
}
