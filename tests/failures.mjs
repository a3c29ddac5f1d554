// Summarises the failures of a tier of `npm test` in a few lines: often only the end of a log is visible.

/** This many tests are shown with their error, the others by name. */
const detailed = 3;
const errorLines = 12;
const namesBeside = 2;
/** Where no test failed, this many lines of the end are shown. */
const endLines = 12;
const widest = 140;

// Colours and links of the terminal.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with one
const decoration = /\u001b\[[0-9;]*m|\u001b\]8;;.*?(?:\u001b\\|\u0007)/g;

/** The output without terminal escapes. */
export const plain = (output) => output.replace(decoration, '');

const headings = [
  // vitest: ' FAIL  |unit| file > group > test', and unhandled errors.
  /^ FAIL +(.+)$/,
  /^⎯+ (Unhandled (?!Errors).+?) ⎯+$/,
  // Playwright: '  1) file:line:column › group › test ─────'
  /^ {2}\d+\) (.+?) ─*$/,
  // Biome: 'file:line:column lint/rule ━━━━━'
  /^(\S+\.\w+(?::\d+:\d+)? .+?) ━+$/,
];
const passedTest = /^ *✓/;
const ends = [/^⎯{5,}/, /^ {2}\d+ (failed|passed|skipped|flaky|did not run|interrupted)/, /^ci ━+$/];
const empty = [
  /^(- Expected|\+ Received)\b/,
  /^Call log:?$/i,
  /^at .*:\d+:\d+\)?$/,
  /^(attachment #|Error Context:|test-results\/|─+$|Checked \d+ file|Found \d+ )/,
  // The code lines around the failed one, which has a '>' before it, or its location.
  /^(?:\d+ +)*\d+ *[|│]/,
  /^[|│] *\^*$/,
];
const place = /^(?:> *\d+ *[|│]|❯ )/;

/** @returns {{ name: string, lines: string[] }[]} */
function failuresIn(lines) {
  const failures = [];
  let current;
  let before = '';
  for (const line of lines) {
    const name = headings.map((heading) => heading.exec(line)?.[1]).find(Boolean);
    if (name) {
      // Tests that share an error are listed together, and the error comes once.
      const isShared = current?.lines.length === 0 && /^ FAIL/.test(line) && /^ FAIL/.test(before);
      const shared = isShared ? current.lines : [];
      current = { name: name.replace(/[\s|]+/g, ' ').trim(), lines: shared };
      failures.push(current);
    } else if (ends.some((end) => end.test(line))) current = undefined;
    else current?.lines.push(line);
    before = line;
  }
  return failures;
}

/** The first meaningful lines of an error, and its location. */
function digest(lines, most) {
  const error = [];
  let where = '';
  let isDifference = false;
  for (const line of lines) {
    const text = line.trim();
    if (/^- Expected\b/.test(text)) isDifference = true;
    if (place.test(text)) {
      where ||= text.replace(/ +/g, ' ');
      isDifference = false;
      continue;
    }
    const isSame = isDifference && !/^[-+]/.test(text);
    if (!text || isSame || error[0]?.endsWith(text) || empty.some((pattern) => pattern.test(text))) continue;
    if (!where) error.push(text);
  }
  return where ? [...error.slice(0, most - 1), where] : error.slice(0, most);
}

const cut = (line) => (line.length > widest ? `${line.slice(0, widest - 1)}…` : line);

/**
 * At most some fifteen lines of a tier: names of tests with the start of their errors, or else the end of the output.
 */
export function describeFailures(output) {
  const lines = plain(output).split('\n');
  const failures = failuresIn(lines);
  if (failures.length === 0) {
    return lines
      .filter((line) => line.trim() && !passedTest.test(line))
      .slice(-endLines)
      .map(cut);
  }
  const shown = failures.slice(0, detailed);
  const rest = failures.slice(detailed);
  const most = Math.floor(errorLines / shown.length);
  const more = rest.length - namesBeside;
  return [
    ...shown.flatMap(({ name, lines: error }) => [name, ...digest(error, most).map((line) => `  ${line}`)]),
    ...rest.slice(0, namesBeside).map(({ name }) => name),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].map(cut);
}
