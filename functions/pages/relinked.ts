import { fieldsOf } from '@galley/shared/components/dictionary';
import { mapValues } from '@galley/shared/components/field-values';
import { linkOf, type ResolveTarget, resolveLink, resolveLinksInText } from '@galley/shared/page-links';
import type { ComponentRecord } from '../core/entities/version';

/** Replaces page ids in a component: in links, texts and page lists. */
export function relinkedTo(ids: ReadonlyMap<number, number>): (original: ComponentRecord) => ComponentRecord {
  const other = (id: number) => ids.get(id) ?? id;
  const urlOf: ResolveTarget = ({ kind, id }) => linkOf({ kind, id: kind === 'page' ? other(id) : id });
  return (original) => ({
    ...original,
    data: mapValues(fieldsOf(original.type), original.data, ({ field, value }) => {
      if (field.kind === 'page') return other(Number(value));
      if (typeof value !== 'string') return value;
      if (field.kind === 'link') return resolveLink(value, urlOf);
      return field.kind === 'richText' ? resolveLinksInText(value, urlOf) : value;
    }),
  });
}
