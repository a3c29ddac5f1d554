import type { Mark, Node } from 'prosemirror-model';
import type { BlockReader } from './block-reader';
import type { MarkupElement } from './markup-tree';
import { type GridRow, rectangular } from './table-grid';

type Section = 'head' | 'body' | 'foot';

const sections: Record<string, Section> = { thead: 'head', tbody: 'body', tfoot: 'foot' };

interface Row extends GridRow<MarkupElement> {
  element: MarkupElement | undefined;
  section: Section;
}

/**
 * A table whose rows all have the same number of columns, which prevents the text editor from repairing it at
 * the first keystroke. The first head comes first and the first foot last, as browsers display them.
 * Undefined where it has no cells.
 */
export function tableOf(
  reader: BlockReader,
  element: MarkupElement,
  marks: readonly Mark[],
  depth: number,
): Node | undefined {
  const rows = rectangular(rowsOf(element));
  if (!rows) return undefined;
  const caption = childrenOf(element, 'caption')[0];
  const captionNode =
    caption &&
    reader
      .type('tableCaption')
      .create(
        reader.attributesOf('tableCaption', caption),
        reader.someBlocks(caption.children, marks, depth + 2),
      );
  const table = reader.type('table').create(
    { ...reader.attributesOf('table', element), columns: columnsOf(element) },
    rows.map((row) => rowOf(reader, row, marks, depth + 1)),
  );
  return captionNode ? reader.type('captionedTable').create(null, [captionNode, table]) : table;
}

function childrenOf({ children }: MarkupElement, ...tags: string[]): MarkupElement[] {
  return children.filter(
    (child): child is MarkupElement => typeof child !== 'string' && tags.includes(child.tag),
  );
}

function rowsOf(table: MarkupElement): Row[] {
  const found: Record<Section, Row[]> = { head: [], body: [], foot: [] };
  const first: Partial<Record<Section, MarkupElement>> = {};
  let group = 0;
  for (const part of childrenOf(table, 'thead', 'tbody', 'tfoot')) {
    const named = sections[part.tag] ?? 'body';
    first[named] ??= part;
    // A second head or foot is displayed in place.
    const section = named === 'body' || first[named] === part ? named : 'body';
    group += 1;
    for (const row of childrenOf(part, 'tr')) {
      const cells = childrenOf(row, 'td', 'th').map((cell) => ({
        cell,
        colspan: spanOf(cell, 'colspan', 1_000),
        rowspan: spanOf(cell, 'rowspan', 9_999),
      }));
      found[section].push({ element: row, section, group, cells });
    }
  }
  return [...found.head, ...found.body, ...found.foot];
}

function spanOf({ get }: MarkupElement, name: string, most: number): number {
  const text = get(name)?.trim() ?? '';
  const span = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return span >= 1 && span <= most ? span : 1;
}

function rowOf(
  reader: BlockReader,
  { element, section, cells }: Row,
  marks: readonly Mark[],
  depth: number,
): Node {
  const attrs = element ? reader.attributesOf('tableRow', element) : {};
  return reader.type('tableRow').create(
    { ...attrs, section },
    cells.map(({ cell, colspan, rowspan }) => {
      const name = cell?.tag === 'th' ? 'tableHeader' : 'tableCell';
      const own = cell ? reader.attributesOf(name, cell) : {};
      return reader
        .type(name)
        .create({ ...own, colspan, rowspan }, reader.someBlocks(cell?.children ?? [], marks, depth + 1));
    }),
  );
}

/** The spans of the columns, with groups separated: `1 1|2`; null where the table defines none. */
function columnsOf(table: MarkupElement): string | null {
  const groups = childrenOf(table, 'colgroup').map((group) => {
    const columns = childrenOf(group, 'col').map((column) => spanOf(column, 'span', 99));
    return columns.slice(0, 50).join(' ');
  });
  const named = groups.filter((group) => group !== '').slice(0, 20);
  return named.length > 0 ? named.join('|') : null;
}
