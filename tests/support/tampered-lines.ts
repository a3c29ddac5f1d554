import type { AttributeValue as Value } from '@aws-sdk/client-dynamodb';
import type { Line } from '@galley/infra/commands/export/company-file';

/** One change of one value in a company's file. */
export interface Tampering {
  /** The value and its kind of item: of several items of a kind the first one. */
  what: string;
  value: string;
  lines: Line[];
  /** The number of the changed line, from 1. */
  line: number;
}

const ofOthers = (own: string, other: string, value: string) => [
  value.replaceAll(own, other),
  value.replaceAll(own, ` ${other}`),
  value.replace(own, `${own}/../${other}`),
  value.replace(own, `${own}/1/../../${other}`),
  value.replace(own, `${own}-${other}`),
  value.replace(own, `${own}%2f..%2f${other}`),
  value.replace(own, own.toUpperCase()),
  `${value}/../../../${other}`,
  `images/${other}/1/boat`,
  `C#${other}#SITE`,
  `../${other}`,
];

/** Values that refer to a company or a record of it: everything else in a file is text, numbers, times and bytes. */
const naming = (own: string) => new RegExp(`(^|[#/])${own}([#/]|$)`);

/** Each reference of the company, replaced by each reference of the other one. */
export function tamperings(lines: readonly Line[], own: string, other: string): Tampering[] {
  const all: Tampering[] = [];
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    for (const { path, value, replaced } of stringsIn(line)) {
      const what = `${kindOf(line)} ${path}`;
      if (!naming(own).test(value) || seen.has(what)) continue;
      seen.add(what);
      for (const hostile of new Set(ofOthers(own, other, value))) {
        if (hostile === value) continue;
        const changed = [...lines];
        changed[index] = replaced(hostile) as Line;
        all.push({ what, value: hostile, lines: changed, line: index + 1 });
      }
    }
  }
  return all;
}

/** The first value of each kind of reference: a short file is enough to be rejected. */
export function oneOfEachName(lines: readonly Line[], own: string): Line[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    if ('partition' in line || 'header' in line) return true;
    const named = [...stringsIn(line)].filter(({ value }) => naming(own).test(value));
    const added = named.map(({ path }) => `${kindOf(line)} ${path}`).filter((what) => !seen.has(what));
    for (const what of added) seen.add(what);
    return added.length > 0;
  });
}

/** The file with each other text replaced by a reference to someone else's data. */
export function textsReplaced(lines: readonly Line[], own: string, hostile: string): Line[] {
  const isFree = (path: string, value: string) =>
    /(Text|Description|altText|firstName|lastName|actionText|announcementText|column\d|comments)$/.test(
      path.replace(/\.S$/, ''),
    ) && !naming(own).test(value);
  return lines.map((line) => {
    if (!('item' in line)) return line;
    const free = [...stringsIn(line)].filter(({ path, value }) => isFree(path, value));
    return free.reduce<Line>((changed, { path }) => {
      const found = [...stringsIn(changed)].find((string) => string.path === path);
      return (found?.replaced(hostile) as Line | undefined) ?? changed;
    }, line);
  });
}

function kindOf(line: Line): string {
  if (!('item' in line)) return Object.keys(line)[0] ?? '';
  const { pk, sk, work } = line.item as Record<string, Value>;
  const kind = work?.M?.kind?.S ?? '';
  const place = kind ? 'job' : (sk?.S ?? '').split(/[#/]/)[0];
  return `${(pk?.S ?? '').replaceAll(/\d+/g, '')} ${place} ${kind}`;
}

interface Found {
  path: string;
  value: string;
  replaced: (value: string) => unknown;
}

function* stringsIn(content: unknown, path = ''): Generator<Found> {
  if (typeof content === 'string') {
    yield { path, value: content, replaced: (value) => value };
  } else if (Array.isArray(content)) {
    for (const [index, part] of content.entries()) {
      for (const found of stringsIn(part, `${path}[]`)) {
        yield { ...found, replaced: (value) => content.with(index, found.replaced(value)) };
      }
    }
  } else if (typeof content === 'object' && content !== null) {
    for (const [name, part] of Object.entries(content)) {
      for (const found of stringsIn(part, path ? `${path}.${name}` : name)) {
        yield { ...found, replaced: (value) => ({ ...content, [name]: found.replaced(value) }) };
      }
    }
  }
}
