/** One figure of the bench. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** The highest value that passes; a row without one is for information. */
  target?: number;
  /** What else there is to know about it. */
  note?: string;
}

/** Figures that are measured together. `npm run bench -- <part of the name>` measures only some groups. */
export interface Group {
  name: string;
  measure(onProgress: (line: string) => void): Promise<Row[]>;
}

export const isPassed = ({ value, target }: Row): boolean => target === undefined || value <= target;

/** The rows as one table, numbers to the right. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    formatted(row.value),
    row.unit,
    row.target === undefined ? '' : `<= ${formatted(row.target)}`,
    row.target === undefined ? '' : isPassed(row) ? 'pass' : 'FAIL',
    row.note ?? '',
  ]);
  const lines = [['name', 'value', 'unit', 'target', '', ''], ...cells];
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const isNumber = (column: number) => column === 1 || column === 3;
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatted(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
}
