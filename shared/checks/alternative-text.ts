import { valueAt } from '../components/field-path';
import type { FieldValue } from '../components/field-values';
import { markupTokens } from '../rich-text/markup-tokens';
import type { Finding } from '../schemas/version';
import { type CheckedComponent, type KnownSite, placeOf, publishedValues } from './checked';

/** Finds pictures with content that have no text for people who cannot see them. */
export function checkAlternativeText(component: CheckedComponent, { pictures }: KnownSite): Finding[] {
  return publishedValues(component).flatMap((found): Finding[] => {
    const { field, name, value } = found;
    const [check, place] = ['alternativeText' as const, placeOf(component, found)];
    if (typeof value !== 'string' || value === '') return [];
    if (field.kind === 'richText' && hasSilentPicture(value)) {
      const message = `A picture in ${place} has no Alt Text. Choose it in the text and say what it shows, unless it only decorates.`;
      return [{ check, componentId: component.componentId, field: name, message }];
    }
    if (field.kind !== 'image' || isDecoration(component, found)) return [];
    // A deleted picture is not displayed.
    if (pictures[value]?.altText.trim() !== '') return [];
    const message = `${place} has no Alt Text. Say what it shows under Images: people who cannot see it read that.`;
    return [{ check, componentId: component.componentId, field: name, message }];
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
