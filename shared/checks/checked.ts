import { definitionOf, fieldsOf, labelOf } from '../components/dictionary';
import { type FieldValue, fieldValues } from '../components/field-values';

export interface CheckedComponent {
  type: string;
  componentId: number;
  data: Readonly<Record<string, unknown>>;
}

interface SearchDetails {
  scoTitle: string;
  scoMetaDescription: string;
  /** Search engines are asked to leave it out. */
  noIndex: boolean;
}

/** A version of a page: its components are those that visitors get, in their order. */
export interface CheckedVersion extends SearchDetails {
  pageId: number;
  isHome: boolean;
  components: readonly CheckedComponent[];
}

/** Another page, as far as it matters to one. */
export interface KnownPage extends SearchDetails {
  name: string;
  isExternal: boolean;
  isDeleted: boolean;
  /** Visitors can open it. */
  isPublic: boolean;
}

/** What has to be known of the site. */
export interface KnownSite {
  pages: ReadonlyMap<number, KnownPage>;
  /** Addresses of the site, typed in links of the version, at which visitors find nothing. */
  deadAddresses: ReadonlySet<string>;
  /** What each address of another site answered that is known to be dead. */
  deadOutside: ReadonlyMap<string, string>;
  /** The numbers of the files of the library that the version names. */
  files: ReadonlySet<number>;
  /** By `imageUrl`. What has no lighter copies is loaded whole: so many bytes. */
  pictures: Readonly<Record<string, { altText: string; width: number; wholeBytes?: number } | undefined>>;
  forms: Readonly<Record<number, { name: string; toEmail: readonly string[] } | undefined>>;
  /** Mails of forms that name no one go to someone. */
  hasRecipients: boolean;
}

type Component = Omit<CheckedComponent, 'componentId'>;

/** Worked out once for a component, since several checks ask, and each again while the others of the page are edited. */
export function oncePerComponent<Answer>(workOut: (component: Component) => Answer) {
  const known = new WeakMap<Component, { answer: Answer }>();
  return (component: Component): Answer => {
    const { answer } = known.get(component) ?? { answer: workOut(component) };
    known.set(component, { answer });
    return answer;
  };
}

/** What visitors get of a component: its fields without those that are only kept. */
export const publishedValues = oncePerComponent(({ type, data }): FieldValue[] => {
  const kept = definitionOf(type)?.unpublished?.fields(data as never) ?? [];
  return fieldValues(fieldsOf(type), data).filter(({ name }) => !kept.includes(name));
});

/** As people call a component: its type, and its name where it has one of its own. */
export function nameOf({ type, data }: CheckedComponent): string {
  const label = labelOf(type) ?? type;
  const { componentName } = data;
  return !componentName || componentName === label ? label : `${label} ${componentName}`;
}

/** As people call a field of it: 'Picture of Card 2 in Cards Our work'. */
export function placeOf(component: CheckedComponent, { field, name }: FieldValue): string {
  const [list = '', index] = name.split('.');
  const entry =
    index === undefined ? '' : ` of ${fieldsOf(component.type)[list]?.label} ${Number(index) + 1}`;
  return `${field.label}${entry} in ${nameOf(component)}`;
}
