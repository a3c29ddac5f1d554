/** A cell with the columns and rows that it takes; without one, the place is empty. */
export interface GridCell<Cell> {
  cell: Cell | undefined;
  colspan: number;
  rowspan: number;
}

export interface GridRow<Cell> {
  cells: GridCell<Cell>[];
  /** Rows of one group stand together; no cell reaches out of its group. */
  group: number;
}

/** A table with more places than this is not kept as one: no one could read it, and an editor would stand still. */
const mostPlaces = 40_000;

/** Beyond so many columns a cell takes one, whatever it says. */
const mostWide = 500;

/**
 * Brings a table into the shape in which every place belongs to one cell: spans end where the next cell stands or the
 * rows do, rows in which no cell begins are left out (and columns, where there are very many), and what is missing in
 * a row is one empty cell. Undefined where there is no cell, or far too many places.
 */
export function rectangular<Row extends GridRow<Cell>, Cell>(rows: readonly Row[]): Row[] | undefined {
  const filled = rows.filter(({ cells }) => cells.length > 0);
  const shortened = withinGroups(rows, filled);
  const placed = place(shortened);
  const columns = columnsOf(placed.flatMap(({ cells }) => cells));
  const starts =
    columns.length * placed.length > mostPlaces ? columns.filter(({ isStart }) => isStart) : columns;
  const width = starts.length;
  if (width === 0 || width * placed.length > mostPlaces) return undefined;
  const narrow = placed.map(({ row, cells }) => ({
    ...row,
    cells: cells.map(({ column, ...cell }) => ({
      ...cell,
      colspan: starts.filter(({ at }) => at >= column && at < column + cell.colspan).length,
    })),
  }));
  return withoutGaps(narrow, width);
}

/** All columns, and whether a cell begins there. */
function columnsOf(cells: readonly { column: number; colspan: number }[]) {
  const begun = new Set(cells.map(({ column }) => column));
  const width = cells.reduce((most, { column, colspan }) => Math.max(most, column + colspan), 0);
  return Array.from({ length: width }, (_, at) => ({ at, isStart: begun.has(at) }));
}

/** Row spans that count only the rows that are left, and end with their group. */
function withinGroups<Row extends GridRow<Cell>, Cell>(all: readonly Row[], filled: readonly Row[]): Row[] {
  const kept = new Set(filled);
  return all.flatMap((row, index) => {
    if (!kept.has(row)) return [];
    const cells = row.cells.map((cell) => {
      const reached = all.slice(index, index + cell.rowspan);
      const end = reached.findIndex(({ group }) => group !== row.group);
      const own = end < 0 ? reached : reached.slice(0, end);
      return { ...cell, rowspan: own.filter((other) => kept.has(other)).length };
    });
    return [{ ...row, cells }];
  });
}

/** Gives every cell the first free column, as browsers do, and ends it before the next taken one. */
function place<Row extends GridRow<Cell>, Cell>(rows: readonly Row[]) {
  // For each column, the row from which on it is free.
  const free: number[] = [];
  return rows.map((row, index) => {
    let column = 0;
    const cells = row.cells.map((cell) => {
      while ((free[column] ?? 0) > index) column += 1;
      const start = column;
      let end = start;
      const colspan = start < mostWide ? cell.colspan : 1;
      while (end < start + colspan && (free[end] ?? 0) <= index) end += 1;
      for (let taken = start; taken < end; taken += 1) free[taken] = index + cell.rowspan;
      column = end;
      return { ...cell, colspan: end - start, column: start };
    });
    return { row, cells };
  });
}

/** What a row lacks becomes one empty cell at its end, or one for each gap. */
function withoutGaps<Row extends GridRow<Cell>, Cell>(rows: readonly Row[], width: number): Row[] {
  const free = new Array<number>(width).fill(0);
  return rows.map((row, index) => {
    const cells: GridCell<Cell>[] = [];
    const waiting = [...row.cells];
    let column = 0;
    while (column < width) {
      if ((free[column] ?? 0) > index) {
        column += 1;
        continue;
      }
      const room = roomAt(free, column, index, width);
      const next = waiting.shift() ?? { cell: undefined, colspan: room, rowspan: 1 };
      const colspan = Math.min(next.colspan, room);
      free.fill(index + next.rowspan, column, column + colspan);
      cells.push({ ...next, colspan });
      column += colspan;
    }
    return { ...row, cells };
  });
}

function roomAt(free: readonly number[], column: number, index: number, width: number): number {
  let end = column;
  while (end < width && (free[end] ?? 0) <= index) end += 1;
  return end - column;
}
