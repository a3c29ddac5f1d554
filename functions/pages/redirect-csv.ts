/** One line of a CSV file: its number and its cells. `isOpen`: a quote was never closed. */
export interface CsvLine {
  line: number;
  cells: string[];
  isOpen?: true;
}

/** Parses CSV with quoted fields, separated by commas, semicolons or tabs, whichever comes first. */
export function readCsv(text: string): CsvLine[] {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const divider = dividerOf(source);
  const lines: CsvLine[] = [];
  let line = 1;
  let begun = 1;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endLine = () => {
    cells.push(cell);
    if (cells.some((text) => text.trim() !== '')) {
      lines.push({ line: begun, cells: cells.map((text) => text.trim()), ...(isQuoted && { isOpen: true }) });
    }
    cells = [];
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] as string;
    if (isQuoted) {
      if (character === '\n') line += 1;
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (character === divider) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') {
      endLine();
      line += 1;
      begun = line;
    } else cell += character;
  }
  endLine();
  return lines;
}

function dividerOf(text: string): string {
  const [first = ''] = text.split('\n');
  return /[,;\t]/.exec(first.replace(/"[^"]*"/g, ''))?.[0] ?? ',';
}

const looksLikeUrl = (cell: string) => /^(\/|https?:)/i.test(cell);

/** The lines without a header, which is a first line without a URL. */
export function withoutHead(lines: readonly CsvLine[]): CsvLine[] {
  const [first] = lines;
  const hasHead = first !== undefined && !first.cells.some(looksLikeUrl);
  return hasHead ? lines.slice(1) : [...lines];
}
