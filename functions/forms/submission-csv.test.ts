import { newField } from '@galley/shared/schemas/form-field-rules';
import { expect, it } from 'vitest';
import { csvCell, csvHead, csvRow } from './submission-csv';

it.each([
  ['plain', '"plain"'],
  ['a "quote", and\na line', '"a ""quote"", and\na line"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1 212', `"'+1 212"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t'=1"`],
  ['\n=1', `"'\n'=1"`],
  ['-5', '"-5"'],
  ['12.5', '"12.5"'],
])('writes %j as %s', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

/** Parses a line as spreadsheets do, with any separator: quotes enclose only where a cell begins with one. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let atStart = true;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if (isQuoted && letter === '"' && line.charAt(at + 1) === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"' && (isQuoted || atStart)) isQuoted = !isQuoted;
    else if (!isQuoted && (letter === separator || letter === '\n' || letter === '\r')) {
      cells.push(cell);
      cell = '';
      atStart = true;
      continue;
    } else cell += letter;
    atStart = false;
  }
  return [...cells, cell];
}

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'];
const before = ['', ' ', '\t', '\r', '\n', '\u00a0', '\u200b', '\ufeff', '"', "'", '""', ' "', '\u3000'];
const within = ['', 'a;', 'a; ', 'a;"', '";', 'a\t', 'a\n', 'a\r\n', 'a|', ';;', '"\n;', 'a;\u200b'];
const formulas = within.flatMap((start) =>
  before.flatMap((blank) => signs.map((sign) => `${start}${blank}${sign}1+1`)),
);

it.each([',', ';', '\t', '|'])(
  'writes no cell that a spreadsheet would calculate, separated by %j',
  (separator) => {
    const calculating = formulas.filter((text) =>
      cellsOf(`"4000000007","2026",${csvCell(text)},"sent"`, separator).some((cell) =>
        /^[\s"\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u.test(cell),
      ),
    );
    expect(calculating).toEqual([]);
  },
);

it('keeps the values of a field that the form no longer has', () => {
  const field = { ...newField, id: 40_001, formId: 4, name: 'Name', order: 1, revision: 1 };
  const form = { id: 4, name: 'Contact', columns: 1, thankYouText: '', revision: 3, fields: [field] };
  const formSubmission = {
    id: 4_000_000_007,
    timestamp: '2026-11-21T10:00:00.000Z',
    mailState: 'failed' as const,
    mailReason: 'no',
    spamReason: '',
    replyTo: '',
    isUnread: false,
    confirmedAt: '',
  };
  const formSubmissionPairs = [
    { fieldId: 40_002, fieldName: 'Boat', fieldValue: 'Heron' },
    { fieldId: 40_001, fieldName: 'Your name', fieldValue: 'Ruth' },
  ];
  expect(csvHead(form)).toBe('\ufeff"Id","Timestamp (UTC)","Name","Fields that the form had","Mail"\r\n');
  expect(csvRow(form, { formSubmission, formSubmissionPairs, formSubmissionFiles: [] })).toBe(
    '"4000000007","2026-11-21T10:00:00.000Z","Ruth","Boat: Heron","failed: no"\r\n',
  );
});
