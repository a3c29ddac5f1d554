import { definitionOf, fieldsOf, labelOf } from '../components/dictionary';
import { type FieldValue, fieldValues } from '../components/field-values';
import type { Finding } from '../schemas/version';
import type { CheckName } from './check-names';

export interface CheckedComponent {
  type: string;
  componentId: number;
  data: Readonly<Record<string, unknown>>;
}

interface SearchDetails {
  scoTitle: string;
  scoMetaDescription: string;
  /** Search engines are asked not to index the page. */
  noIndex: boolean;
}

/** A version of a page with the components that visitors get, in order. */
export interface CheckedVersion extends SearchDetails {
  pageId: number;
  isHome: boolean;
  components: readonly CheckedComponent[];
}

/** Another page, as far as checks need it. */
export interface KnownPage extends SearchDetails {
  name: string;
  isExternal: boolean;
  isDeleted: boolean;
  /** Whether visitors can open it. */
  isPublic: boolean;
}

/** What the checks need to know about the site. */
export interface KnownSite {
  pages: ReadonlyMap<number, KnownPage>;
  /** Paths of the site in typed links of the version that lead nowhere. */
  brokenPaths: ReadonlySet<string>;
  /** Known broken links to other sites, with the response of each. */
  brokenOutsideUrls: ReadonlyMap<string, string>;
  /** The ids of existing library files that the version links to. */
  files: ReadonlySet<number>;
  /** By `imageUrl`. `wholeBytes` is set for pictures without lighter variants, which are loaded whole. */
  pictures: Readonly<Record<string, { altText: string; width: number; wholeBytes?: number } | undefined>>;
  forms: Readonly<Record<number, { name: string; toEmail: readonly string[] } | undefined>>;
  /** Whether mails of forms without their own recipients go to anyone. */
  hasRecipients: boolean;
}

type Component = Omit<CheckedComponent, 'componentId'>;

/**
 * Caches a computation per component, since several checks need it, and each of them again whenever another
 * component of the page is edited.
 */
export function oncePerComponent<Result>(workOut: (component: Component) => Result) {
  const known = new WeakMap<Component, { result: Result }>();
  return (component: Component): Result => {
    const { result } = known.get(component) ?? { result: workOut(component) };
    known.set(component, { result });
    return result;
  };
}

/** The values of a component that visitors get, without fields that are currently unpublished. */
export const publishedValues = oncePerComponent(({ type, data }): FieldValue[] => {
  const kept = definitionOf(type)?.unpublished?.fields(data as never) ?? [];
  return fieldValues(fieldsOf(type), data).filter(({ name }) => !kept.includes(name));
});

/** A component in messages: its type, and its name where it has its own. */
export function nameOf({ type, data }: CheckedComponent): string {
  const label = labelOf(type) ?? type;
  const { componentName } = data;
  return !componentName || componentName === label ? label : `${label} ${componentName}`;
}

/** A field in messages: 'Picture of Card 2 in Cards Our work'. */
export function placeOf(component: CheckedComponent, { field, name }: FieldValue): string {
  const [list = '', index] = name.split('.');
  const entry =
    index === undefined ? '' : ` of ${fieldsOf(component.type)[list]?.label} ${Number(index) + 1}`;
  return `${field.label}${entry} in ${nameOf(component)}`;
}

/** A finding about a field of a component. */
export const findingAt = (
  { componentId }: CheckedComponent,
  field: string,
  check: CheckName,
  message: string,
): Finding => ({ check, componentId, field, message });
