import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The TypeScript files of production code in these folders, by their paths from the root of the repository. */
export function sourcesIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/node_modules|\.test\.tsx?$|test-support|testing\//.test(file),
      )
      .map((file) => `${folder}/${file}`),
  );
}

/** The unit tests and tests of screens in a folder. */
export function testsIn(folder: string): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
}

export const textOf = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** @returns `file:line text` of each matching line of code; comments are ignored */
export function linesWith(files: readonly string[], wanted: RegExp): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => {
        const isComment = /^\s*(\/\*|\*|\/\/)/.test(line);
        return !isComment && wanted.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [];
      }),
  );
}

/** The comment on a line: all of it, or what follows code; '' where there is none. */
export function commentIn(line: string): string {
  if (/^\s*(\/\*|\*|\/\/)/.test(line)) return line;
  return /\s\/[/*]\*? .*$/.exec(line)?.[0] ?? '';
}

/** @returns `file:line text` of each line with a comment that matches */
export function commentsWith(files: readonly string[], wanted: RegExp): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) =>
        wanted.test(commentIn(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
}
