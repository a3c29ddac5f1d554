import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';

type Outputs = Metafile['outputs'];
type Output = Outputs[string];

/** A file of a build and its static imports, direct or not, without dynamic ones. */
export function loadedAtStart(outputs: Outputs, start: string): string[] {
  const reached = new Set([start]);
  for (const file of reached) {
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (!external && kind !== 'dynamic-import') reached.add(path);
    }
  }
  return [...reached];
}

/** The first line of a file that may contain CommonJS packages, which expect a `require`. */
export const withRequire =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/**
 * Puts all that a split Lambda loads at its start into `index.mjs`: finding, reading and linking thirty small files takes
 * a quarter of a start. The parts that are loaded later find the code in files of the former names, which only pass it
 * on, so that nothing exists twice.
 * @param folder the Lambda's folder
 * @param options those of the build
 * @returns the outputs afterwards; former ones that are missing in it are no longer needed
 */
export async function mergeStart(
  folder: string,
  outputs: Outputs,
  { absWorkingDir: root = '', ...options }: BuildOptions,
): Promise<Outputs> {
  const index = relative(root, join(folder, 'index.mjs'));
  const parts = loadedAtStart(outputs, index);
  const uniqueName = (file: string, name: string) =>
    file === index ? name : `p${parts.indexOf(file)}_${name}`;
  const linesOf = (file: string, write: (name: string, unique: string) => string) =>
    (outputs[file]?.exports ?? []).map((name) => write(name, uniqueName(file, name))).join();
  const contents = parts.map(
    (file) => `export{${linesOf(file, (name, unique) => `${name} as ${unique}`)}}from"./${basename(file)}";`,
  );
  const { metafile } = await build({
    ...options,
    absWorkingDir: root,
    stdin: { contents: contents.join(''), resolveDir: folder },
    outdir: folder,
    entryNames: 'index',
    allowOverwrite: true,
    banner: { js: withRequire },
    plugins: [leaveLaterParts],
    metafile: true,
  });
  const later = Object.keys(outputs).filter((file) => !parts.includes(file.replace(/\.map$/, '')));
  const wanted = new Set(later.flatMap((file) => outputs[file]?.imports.map(({ path }) => path) ?? []));
  const merged: Outputs = {
    ...metafile.outputs,
    [index]: mergedOutput(metafile.outputs[index], parts, outputs),
  };
  for (const file of later) merged[file] = outputs[file] as Output;
  for (const file of parts.filter((part) => part !== index && wanted.has(part))) {
    const code = `export{${linesOf(file, (name, unique) => `${unique} as ${name}`)}}from"./${basename(index)}";`;
    await writeFile(resolve(root, file), code);
    const imports = [{ path: index, kind: 'import-statement' as const }];
    merged[file] = { ...(outputs[file] as Output), bytes: code.length, inputs: {}, imports };
  }
  return merged;
}

const leaveLaterParts: Plugin = {
  name: 'leave later parts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
    // One `require` is enough for all of them.
    onLoad({ filter: /\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(withRequire, ''),
    }));
  },
};

/** The merged file, described by its parts, of which the first is the Lambda's entry point. */
function mergedOutput(built: Output | undefined, parts: readonly string[], outputs: Outputs): Output {
  const of = parts.flatMap((file) => outputs[file] ?? []);
  return {
    ...(built as Output),
    entryPoint: of[0]?.entryPoint,
    inputs: Object.assign({}, ...of.map(({ inputs }) => inputs)),
    imports: of.flatMap(({ imports }) => imports).filter(({ path }) => !parts.includes(path)),
  };
}
