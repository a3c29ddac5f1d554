const exported = /^export (?:async )?(const|function|class|type|interface) ([\w$]+)/gm;

/**
 * @param texts the files of the project by their paths
 * @returns `file name` of each exported value that no other file names, and of each type that nothing names at all
 */
export function unusedExports(texts: ReadonlyMap<string, string>): string[] {
  const namedIn = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    for (const [word] of text.matchAll(/[\w$]+/g))
      namedIn.set(word, (namedIn.get(word) ?? new Set()).add(file));
  }
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(exported)].flatMap(([, kind = '', name = '']) => {
      const isType = kind === 'type' || kind === 'interface';
      const isUsedHere = isType && text.split(new RegExp(`(?<![\\w$])${name}(?![\\w$])`)).length > 2;
      const isUsed = isUsedHere || (namedIn.get(name)?.size ?? 0) > 1;
      return isUsed ? [] : [`${file} ${name}`];
    }),
  );
}
