import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { islandNames, styleNames } from '../src/site-model';

/**
 * Turns `src/styles` and `src/islands` into one TypeScript module of strings, `src/generated/site-assets.ts`. It is
 * kept in the repository so that esbuild (Lambda), Vite (preview) and vitest load the same bytes with no loader of
 * their own, and so that hashes for the content security policy are known without computing them at a visit.
 * A test fails when it is older than its sources.
 */

const source = fileURLToPath(new URL('../src/', import.meta.url));
export const generatedFile = `${source}generated/site-assets.ts`;

/** A script sets up what its document holds at once; a hydrated site imports it and does so again. */
function entryOf(entry: string): Pick<BuildOptions, 'entryPoints' | 'stdin'> {
  if (!entry.endsWith('.ts')) return { entryPoints: [source + entry] };
  return { stdin: { contents: `import { start } from './${entry}'; start();`, resolveDir: source } };
}

async function minified(entry: string): Promise<string> {
  const result = await build({
    ...entryOf(entry),
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: entry.endsWith('.css') ? 'esnext' : 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const text = result.outputFiles[0]?.text.trim();
  if (!text) throw new Error(`${entry} gave no output`);
  if (/<\/(style|script)/i.test(text)) throw new Error(`${entry} would end its own element`);
  return text;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function literal(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
}

/** The text of the generated module. */
export async function siteAssetsModule(): Promise<string> {
  const lines = [
    '// Generated from src/styles and src/islands by `npm run assets -w public-web`: do not edit.',
    '// biome-ignore-all format: made by a program',
    '// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the scripts are texts here',
    "import type { IslandName, StyleName } from '../site-model';",
    '',
    'export const styleSheets: Record<StyleName, { code: string; hash: string }> = {',
  ];
  for (const name of styleNames) {
    const code = await minified(`styles/${name}.css`);
    lines.push(`  ${name}: { code: ${literal(code)}, hash: ${literal(sha256(code))} },`);
  }
  lines.push(
    '};',
    '',
    '/** All of them, for previews. */',
    "export const siteCss = Object.values(styleSheets).map(({ code }) => code).join('');",
    '',
    'export const islandScripts: Record<IslandName, { code: string; hash: string }> = {',
  );
  for (const name of islandNames) {
    const code = await minified(`islands/${name}.ts`);
    lines.push(`  ${name}: { code: ${literal(code)}, hash: ${literal(sha256(code))} },`);
  }
  return `${lines.join('\n')}\n};\n`;
}
