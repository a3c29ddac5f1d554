/** A cell with the columns and rows that it spans; without a cell, the place is empty. */
export interface GridCell<Cell> {
  cell: Cell | undefined;
  colspan: number;
  rowspan: number;
}

export interface GridRow<Cell> {
  cells: GridCell<Cell>[];
  /** Rows of one group are adjacent; no cell extends beyond its group. */
  group: number;
}

/**
 * A table with more places than this is not kept as a table: it would be unreadable, and an editor would
 * freeze.
 */
const mostPlaces = 40_000;

/** A cell that spans more columns than this is reduced to one. */
const mostWide = 500;

/**
 * Normalises a table so that every place belongs to exactly one cell: spans end at the next cell or at the
 * last row, rows in which no cell starts are removed (and columns, where there are very many), and the
 * missing part of a row becomes one empty cell. Undefined where there is no cell, or far too many places.
 */
export function rectangular<Row extends GridRow<Cell>, Cell>(rows: readonly Row[]): Row[] | undefined {
  const filled = rows.filter(({ cells }) => cells.length > 0);
  const placed = place(withinGroups(rows, filled));
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

/** All columns, and whether a cell starts there. */
function columnsOf(cells: readonly { column: number; colspan: number }[]) {
  const begun = new Set(cells.map(({ column }) => column));
  const width = cells.reduce((most, { column, colspan }) => Math.max(most, column + colspan), 0);
  return Array.from({ length: width }, (_, at) => ({ at, isStart: begun.has(at) }));
}

/** Reduces row spans to the remaining rows of their group. */
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

/** Gives every cell the first free column, as browsers do, and ends it before the next occupied one. */
function place<Row extends GridRow<Cell>, Cell>(rows: readonly Row[]) {
  // For each column, the first row in which it is free.
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

/** Fills what a row lacks with one empty cell at its end, or one for each gap. */
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
