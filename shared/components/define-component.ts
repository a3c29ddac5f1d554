import { limits } from '../limits';
import type { DataOf, Fields, OwnDataOf, ParsedOf } from './fields';
import type { FieldProblem } from './fields/list-field';
import { text } from './fields/text';
import { sectionFields } from './section';

/** Every component has a name that only staff see. */
const componentName = text('Component Name', { required: true, max: limits.componentName });
type Named<Fs> = { componentName: typeof componentName } & Omit<typeof sectionFields, keyof Fs> & Fs;

/**
 * The definition of a component type, from which everything else is derived. It is plain data, because
 * browsers load it.
 */
interface Definition<Fs> {
  /** In the spelling of the calls: `Create{Type}`. */
  type: string;
  /** The name in the admin. */
  label: string;
  /** One sentence that helps users choose a type. */
  purpose: string;
  /** The plural in the API; by default, the type with an s. */
  plural?: string;
  /** The feature that a company must have set up before the type is offered. */
  needs?: 'forms';
  /** It shows more of the site than its own fields, so it can only be rendered with data of the site. */
  showsSite?: true;
  /** It is so low that the content below it stays visible. */
  isSlim?: boolean;
  /** It shows a text and little else: in lists, a page that begins with it is shown by its first letter. */
  isText?: boolean;
  /** Its heading is the main heading of a home page that it opens. */
  isMainHeading?: boolean;
  /**
   * The content of a new component: enough to judge the page's design by, but never meant for visitors. Rich
   * text consists of complete headings and paragraphs in the canonical format.
   */
  placeholder?: NoInfer<Partial<OwnDataOf<Fs>>>;
  /** How many pictures of the library a new component shows; by default none. */
  pictures?: number;
  /** Fields that are stored but currently not published, and the note about it. */
  unpublished?: { fields: (data: DataOf<Named<Fs>>) => readonly string[]; note: string };
  /** A validation rule across several fields. */
  rule?: (data: ParsedOf<Named<Fs>>) => FieldProblem[];
}

/** Any definition, for code that treats all types alike. */
export interface AnyDefinition extends Omit<Definition<Fields>, 'unpublished' | 'rule' | 'placeholder'> {
  fields: Fields;
  placeholder?: Readonly<Record<string, unknown>>;
  unpublished?: { fields: (data: never) => readonly string[]; note: string };
  rule?: (data: never) => FieldProblem[];
}

export function defineComponent<const Fs extends Fields, const Given extends Definition<Fs>>(
  definition: Given & Definition<Fs> & { fields: Fs },
) {
  // A type may override a common setting; the settings come last.
  const fields = { componentName, ...definition.fields, ...sectionFields, ...definition.fields };
  return { ...definition, fields: fields as Named<Fs> };
}
