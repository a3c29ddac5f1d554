import { describe, expect, it } from 'vitest';
import { readCsv, withoutHead } from './redirect-csv';

const cells = (text: string) => readCsv(text).map((line) => line.cells);

describe('reading CSV', () => {
  it('accepts quoted fields with commas, quotes and line breaks, and reports the line numbers', () => {
    const text = '"/a,b","/c"\r\n\r\n"/say ""hi""", /d \n"/two\nlines",/e\n';
    expect(readCsv(text)).toEqual([
      { line: 1, cells: ['/a,b', '/c'] },
      { line: 3, cells: ['/say "hi"', '/d'] },
      { line: 4, cells: ['/two\nlines', '/e'] },
    ]);
  });

  it('accepts what spreadsheets write: a byte order mark, semicolons, tabs, no last line break', () => {
    expect(cells('\ufeff/a;/b\n/c;/d,e')).toEqual([
      ['/a', '/b'],
      ['/c', '/d,e'],
    ]);
    expect(cells('/a\t/b')).toEqual([['/a', '/b']]);
  });

  it('detects a quotation mark that is never closed', () => {
    expect(readCsv('/a,/b\n"/c,/d')).toEqual([
      { line: 1, cells: ['/a', '/b'] },
      { line: 2, cells: ['/c,/d'], isOpen: true },
    ]);
  });

  it('skips a header line and nothing else', () => {
    expect(withoutHead(readCsv('Old address,New address\n/a,/b'))).toEqual([
      { line: 2, cells: ['/a', '/b'] },
    ]);
    expect(withoutHead(readCsv('/a,/b'))).toHaveLength(1);
    expect(withoutHead(readCsv('/a,nowhere'))).toHaveLength(1);
    expect(withoutHead([])).toEqual([]);
  });
});
