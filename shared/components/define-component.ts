import { limits } from '../limits';
import type { DataOf, Fields, OwnDataOf, ParsedOf } from './fields';
import type { FieldProblem } from './fields/list-field';
import { text } from './fields/text';
import { sectionFields } from './section';

/** What every component has: a name that only the staff see. */
const componentName = text('Component Name', { required: true, max: limits.componentName });
type Named<Fs> = { componentName: typeof componentName } & Omit<typeof sectionFields, keyof Fs> & Fs;

/** What is told of a component type once, and what everything else follows from. Plain data: it goes into browsers. */
interface Definition<Fs> {
  /** As the calls spell it: `Create{Type}`. */
  type: string;
  /** How people call it. */
  label: string;
  /** One sentence for anyone who chooses a type. */
  purpose: string;
  /** How the wire calls several of them; the type with an s where this is not there. */
  plural?: string;
  /** The part of the product that a company must have set up before it is offered. */
  needs?: 'forms';
  /** It shows more of the site than its own fields, so that it is drawn where the site is known. */
  showsSite?: true;
  /** It leaves what is below it in sight. */
  isSlim?: boolean;
  /**
   * What a new one says until someone writes: good enough to judge the page by, and never meant for visitors. Rich
   * text is whole headings and paragraphs, in the form in which it is kept.
   */
  placeholder?: NoInfer<Partial<OwnDataOf<Fs>>>;
  /** Fields that are stored but not published just now, and how that is told. */
  unpublished?: { fields: (data: DataOf<Named<Fs>>) => readonly string[]; note: string };
  /** A rule across fields. */
  rule?: (data: ParsedOf<Named<Fs>>) => FieldProblem[];
}

/** Any of them, for code that treats all types alike. */
export interface AnyDefinition extends Omit<Definition<Fields>, 'unpublished' | 'rule' | 'placeholder'> {
  fields: Fields;
  placeholder?: Readonly<Record<string, unknown>>;
  unpublished?: { fields: (data: never) => readonly string[]; note: string };
  rule?: (data: never) => FieldProblem[];
}

export function defineComponent<const Fs extends Fields, const Told extends Definition<Fs>>(
  told: Told & Definition<Fs> & { fields: Fs },
) {
  // What a type says of a setting wins; the settings stand last.
  const fields = { componentName, ...told.fields, ...sectionFields, ...told.fields };
  return { ...told, fields: fields as Named<Fs> };
}
