import {
  namesByNumber,
  pagesLinkedIn,
  type ResolveTarget,
  readPageLink,
  resolveLink,
  resolveLinksInText,
} from '../page-links';
import { fieldsOf } from './dictionary';
import { fieldValues, mapValues } from './field-values';

interface Component {
  type: string;
  data: object;
}

/** The pages that components link to, without duplicates. */
export function linkedPagesIn(components: readonly Component[]): number[] {
  const ids = components.flatMap(({ type, data }) =>
    fieldValues(fieldsOf(type), data).flatMap(({ field, value }) => {
      if (typeof value !== 'string') return [];
      if (field.kind === 'richText') return pagesLinkedIn(value);
      return field.kind === 'link' ? (readPageLink(value)?.pageId ?? []) : [];
    }),
  );
  return [...new Set(ids)].sort((a, b) => a - b);
}

/**
 * A component whose links to pages and files are replaced by URLs for visitors. Returns the same object where
 * it has none.
 */
export function withResolvedLinks<Linking extends Component>(
  component: Linking,
  urlOf: ResolveTarget,
): Linking {
  const fields = fieldsOf(component.type);
  if (!namesByNumber(component.data)) return component;
  const data = mapValues(fields, component.data, ({ field, value }) => {
    if (typeof value !== 'string') return value;
    if (field.kind === 'richText') return resolveLinksInText(value, urlOf);
    return field.kind === 'link' ? resolveLink(value, urlOf) : value;
  });
  return { ...component, data };
}
