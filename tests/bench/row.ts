/** One figure of the bench. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** Of a median of several runs; see `Figure`. */
  spread?: number;
  /** The highest value that passes; a row without one is informational. */
  target?: number;
  /** It could not be measured; the note says why. */
  isBroken?: true;
  /** Further information. */
  note?: string;
}

/** Figures that are measured together. `npm run bench -- <part of the name>` measures only some groups. */
export interface Group {
  name: string;
  measure(onProgress: (line: string) => void): Promise<Row[]>;
}

export const isPassed = ({ value, target, isBroken }: Row): boolean =>
  !isBroken && (target === undefined || value <= target);

/** A group without output for this long hangs. */
const longestSilenceMs = 15 * 60_000;

/** The rows of a group, or one failed row where it fails or hangs: the table of the others is printed in any case. */
export async function rowsOf(
  group: Group,
  onProgress: (line: string) => void,
  silenceMs = longestSilenceMs,
): Promise<Row[]> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Row[]>((resolve, reject) => {
      const hangs = () => reject(new Error(`nothing was heard for ${silenceMs / 60_000} minutes`));
      const heard = () => {
        clearTimeout(timer);
        timer = setTimeout(hangs, silenceMs);
      };
      heard();
      const say = (line: string) => {
        heard();
        onProgress(line);
      };
      group.measure(say).then(resolve, reject);
    });
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    onProgress(`failed: ${error instanceof Error ? error.stack : why}`);
    return [notMeasured(group, why)];
  } finally {
    clearTimeout(timer);
  }
}

export const notMeasured = ({ name }: Pick<Group, 'name'>, why: string): Row => ({
  name,
  value: 0,
  unit: '',
  isBroken: true,
  note: `not measured: ${why}`,
});

/** Formats the rows as one table, numbers to the right. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    row.isBroken ? '' : formatted(row.value),
    row.spread === undefined ? '' : `± ${(100 * row.spread).toFixed(0)} %`,
    row.unit,
    row.target === undefined ? '' : `<= ${formatted(row.target)}`,
    row.target === undefined && !row.isBroken ? '' : isPassed(row) ? 'pass' : 'FAIL',
    row.note ?? '',
  ]);
  const lines = [['name', 'value', 'spread', 'unit', 'target', '', ''], ...cells];
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const isNumber = (column: number) => column === 1 || column === 2 || column === 4;
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
