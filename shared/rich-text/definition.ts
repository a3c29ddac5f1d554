import { type Attributes, attributes, type Get } from './attributes';

/**
 * The definition of rich text: how the server reads and writes HTML, the text editor, the comparison of
 * versions and the style sheets of the site are derived from this. New elements are added here.
 */
export interface NodeDefinition {
  /**
   * The elements that are read as this node; the first is the one that is written, unless `as` selects
   * another.
   */
  tags: readonly string[];
  /** The attribute that selects one of `tags`. */
  as?: 'level';
  content?: string;
  group?: string;
  inline?: boolean;
  /** Spaces and line breaks are preserved. */
  code?: boolean;
  tableRole?: string;
  attributes: Attributes;
  /** The name in messages. */
  label: string;
}

/** The names are those of the text editor's own tools. */
export const nodeDefinitions = {
  // The first of its group, which is the default block. `bare` is text without a `<p>` around it.
  paragraph: {
    tags: ['p'],
    content: 'inline*',
    group: 'block',
    attributes: attributes.block,
    label: 'Paragraph',
  },
  heading: {
    tags: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    as: 'level',
    content: 'inline*',
    group: 'block',
    attributes: attributes.block,
    label: 'Heading',
  },
  bulletList: {
    tags: ['ul'],
    content: 'listItem+',
    group: 'block list',
    attributes: attributes.named,
    label: 'List',
  },
  orderedList: {
    tags: ['ol'],
    content: 'listItem+',
    group: 'block list',
    attributes: attributes.orderedList,
    label: 'Numbered list',
  },
  listItem: { tags: ['li'], content: 'block+', attributes: attributes.item, label: 'List item' },
  blockquote: {
    tags: ['blockquote'],
    content: 'block+',
    group: 'block',
    attributes: attributes.block,
    label: 'Quotation',
  },
  codeBlock: {
    tags: ['pre', 'listing'],
    content: 'inline*',
    group: 'block',
    code: true,
    attributes: attributes.block,
    label: 'Preformatted',
  },
  horizontalRule: { tags: ['hr'], group: 'block', attributes: {}, label: 'Line' },
  figure: {
    tags: ['figure'],
    content: 'figureCaption? block+ figureCaption?',
    group: 'block',
    attributes: attributes.figure,
    label: 'Figure',
  },
  figureCaption: { tags: ['figcaption'], content: 'block+', attributes: attributes.block, label: 'Caption' },
  definitionList: {
    tags: ['dl'],
    content: '(definitionTerm | definitionDescription)+',
    group: 'block',
    attributes: attributes.named,
    label: 'List of terms',
  },
  definitionTerm: { tags: ['dt'], content: 'block+', attributes: attributes.block, label: 'Term' },
  definitionDescription: {
    tags: ['dd'],
    content: 'block+',
    attributes: attributes.block,
    label: 'Description',
  },
  details: {
    tags: ['details'],
    content: 'detailsSummary block*',
    group: 'block',
    attributes: attributes.details,
    label: 'Details',
  },
  detailsSummary: { tags: ['summary'], content: 'block+', attributes: attributes.block, label: 'Summary' },
  // A table contains only rows; a table with a caption is wrapped in this node, but written as one element.
  captionedTable: { tags: [], content: 'tableCaption table', group: 'block', attributes: {}, label: 'Table' },
  tableCaption: { tags: ['caption'], content: 'block+', attributes: attributes.block, label: 'Caption' },
  table: {
    tags: ['table'],
    content: 'tableRow+',
    group: 'block',
    tableRole: 'table',
    attributes: attributes.named,
    label: 'Table',
  },
  tableRow: {
    tags: ['tr'],
    content: '(tableCell | tableHeader)*',
    tableRole: 'row',
    attributes: attributes.language,
    label: 'Row',
  },
  tableCell: {
    tags: ['td'],
    content: 'block+',
    tableRole: 'cell',
    attributes: attributes.cell,
    label: 'Table cell',
  },
  tableHeader: {
    tags: ['th'],
    content: 'block+',
    tableRole: 'header_cell',
    attributes: attributes.headerCell,
    label: 'Table heading',
  },
  division: {
    tags: ['div', 'center'],
    content: 'block+',
    group: 'block',
    attributes: attributes.block,
    label: 'Part',
  },
  image: { tags: ['img'], group: 'inline', inline: true, attributes: attributes.image, label: 'Picture' },
  hardBreak: { tags: ['br'], group: 'inline', inline: true, attributes: {}, label: 'Line break' },
} satisfies Record<string, NodeDefinition>;

export type NodeName = keyof typeof nodeDefinitions;

/**
 * Attributes that are not attributes of an element, of paragraphs, headings, tables and their rows. `columns`
 * are the spans of a table's columns, with groups separated: `1 1|2`.
 */
export const innerAttributes: Partial<Record<NodeName, Record<string, string | number | boolean | null>>> = {
  paragraph: { bare: false },
  heading: { level: 2 },
  table: { columns: null },
  tableRow: { section: 'body' },
};

export interface MarkDefinition {
  /**
   * The elements that are read as this mark. Where there are several, those in `spellings` are kept and
   * others become the first.
   */
  tags: readonly string[];
  spellings?: readonly string[];
  attributes: Attributes;
  /** At least one of these attributes must be present for the mark to have an effect. */
  needs?: readonly string[];
  /** Whether an element with these tags really means this mark. */
  isMeant?: (get: Get) => boolean;
  /** The effect of the mark, in messages. */
  label: string;
}

const styleIsNot = (name: string, values: string) => {
  const pattern = new RegExp(`${name}\\s*:\\s*(${values})`, 'i');
  return (get: Get) => !pattern.test(get('style') ?? '');
};

/** From the outermost to the innermost, whatever their order in the input. */
export const markDefinitions = {
  link: { tags: ['a'], attributes: attributes.link, needs: ['href'], label: 'a link' },
  language: {
    tags: ['span', 'bdi'],
    attributes: attributes.language,
    needs: ['lang', 'dir'],
    label: 'in another language',
  },
  bold: {
    tags: ['strong', 'b'],
    spellings: ['strong', 'b'],
    attributes: {},
    // Google Docs wraps everything that is copied in a <b> that is not bold.
    isMeant: styleIsNot('font-weight', 'normal|400'),
    label: 'bold',
  },
  italic: {
    tags: ['em', 'i'],
    spellings: ['em', 'i'],
    attributes: {},
    isMeant: styleIsNot('font-style', 'normal'),
    label: 'italic',
  },
  underline: { tags: ['u', 'ins'], spellings: ['u', 'ins'], attributes: {}, label: 'underlined' },
  strike: { tags: ['s', 'del', 'strike'], spellings: ['s', 'del'], attributes: {}, label: 'struck through' },
  highlight: { tags: ['mark'], attributes: {}, label: 'highlighted' },
  small: { tags: ['small'], attributes: {}, label: 'small' },
  subscript: { tags: ['sub'], attributes: {}, label: 'subscript' },
  superscript: { tags: ['sup'], attributes: {}, label: 'superscript' },
  quote: { tags: ['q'], attributes: {}, label: 'quoted' },
  citation: { tags: ['cite'], attributes: {}, label: 'a source' },
  abbreviation: {
    tags: ['abbr', 'acronym'],
    attributes: attributes.abbreviation,
    label: 'an abbreviation',
  },
  definition: { tags: ['dfn'], attributes: attributes.abbreviation, label: 'a term' },
  time: { tags: ['time'], attributes: attributes.time, label: 'a time' },
  keyboard: { tags: ['kbd'], attributes: {}, label: 'a key' },
  variable: { tags: ['var'], attributes: {}, label: 'a variable' },
  sample: { tags: ['samp'], attributes: {}, label: 'a sample' },
  code: { tags: ['code', 'tt'], attributes: {}, label: 'code' },
} satisfies Record<string, MarkDefinition>;

export type MarkName = keyof typeof markDefinitions;

/** Elements whose content is not text for readers, so it is removed with them. */
export const droppedWithContent: ReadonlySet<string> = new Set(
  (
    'script style template noscript noembed noframes iframe object svg math xml textarea select option ' +
    'title xmp plaintext head frameset audio video canvas datalist'
  ).split(' '),
);

/** Elements that are not kept but start a new line: their content does not join the surrounding text. */
export const lineElements: ReadonlySet<string> = new Set(
  (
    'section article aside header footer main nav address form fieldset legend hgroup dir menu search dialog ' +
    'body html optgroup multicol marquee li dt dd figcaption summary caption table thead tbody tfoot tr td th ' +
    'ul ol dl figure details colgroup col'
  ).split(' '),
);
