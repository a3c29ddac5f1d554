import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { required } from '@galley/shared/required';
import { type BuildOptions, build } from 'esbuild';
import { sharedStyles, typefaceParts } from '../src/shared-styles';
import { islandNames } from '../src/site-model';
import { tokenDefaults } from '../src/styles/token-defaults';

/**
 * Turns `src/styles` and `src/islands` into one TypeScript module of strings, `src/generated/site-assets.ts`.
 * The module is committed so that esbuild (Lambda), Vite (preview) and vitest load the same bytes without a
 * loader of their own, and so that the hashes for the content security policy need not be computed on each
 * visit. A test fails when the module is older than its sources.
 */

const source = fileURLToPath(new URL('../src/', import.meta.url));
export const generatedFile = `${source}generated/site-assets.ts`;

/**
 * A script sets up its document as soon as it loads; a hydrated site imports the script and calls its setup
 * again.
 */
function entryOf(entry: string): Pick<BuildOptions, 'entryPoints' | 'stdin'> {
  if (!entry.endsWith('.ts')) return { entryPoints: [source + entry] };
  return { stdin: { contents: `import { start } from './${entry}'; start();`, resolveDir: source } };
}

/**
 * The whitespace that esbuild leaves in custom properties, shorthands and conditions. Quoted strings are kept
 * as they are.
 */
const spaces = /"[^"]*"|(--[\w-]+:) | *([,/]|[<>]=?) */g;

function compact(css: string): string {
  return css.replace(spaces, (text, property = '', sign = '') => property + sign || text);
}

async function minified(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    ...entryOf(entry),
    define,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: entry.endsWith('.css') ? 'esnext' : 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const made = result.outputFiles[0]?.text.trim();
  const text = required(
    made && (entry.endsWith('.css') ? compact(made) : made),
    () => new Error(`${entry} gave no output`),
  );
  if (/<\/(style|script)/i.test(text)) throw new Error(`${entry} would end its own element`);
  return text;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function literal(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
}

/** The shared parts come first and get the shortest names, because most documents need no others. */
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_';

/** Assigns each custom property the short name that it has in the delivered CSS. */
class ShortProperties {
  readonly letters = new Map<string, string>();

  in(css: string): string {
    return css.replace(/--([a-z][a-z0-9-]*)/g, (_property, name: string) => `--${this.letterOf(name)}`);
  }

  letterOf(name: string): string {
    const letter = required(
      this.letters.get(name) ?? letters[this.letters.size],
      () => new Error('There are more custom properties than letters.'),
    );
    this.letters.set(name, letter);
    return letter;
  }
}

/**
 * A company without a theme sends none of the theme's properties: each default is written where the property
 * is used.
 */
export function withDefaults(css: string): string {
  return css.replace(/var\(--([a-z][a-z0-9-]*)\)/g, (used, name: string) => {
    const value = (tokenDefaults as Record<string, string>)[name];
    return value === undefined ? used : `var(--${name},${value})`;
  });
}

/** Lists the shared style sheets in order, then the style sheets of the renderers by name. */
async function styleFiles(): Promise<[name: string, file: string][]> {
  const beside = (await readdir(`${source}components`)).filter((file) => file.endsWith('.css')).sort();
  return [
    ...sharedStyles.map((name): [string, string] => [name, `styles/${name}.css`]),
    ...beside.map((file): [string, string] => [file.replace('.css', ''), `components/${file}`]),
  ];
}

/** Lists the style sheets of theme choices, by choice and value: `header-left`. */
async function themeFiles(): Promise<[name: string, file: string][]> {
  const files = (await readdir(`${source}styles/theme`)).sort();
  return files.map((file) => [file.replace('.css', ''), `styles/theme/${file}`]);
}

/**
 * The part of the form script that loads once a visitor interacts with a form. Browsers cache it for a year.
 */
async function lateForm(): Promise<{ path: string; code: string }> {
  const code = await minified('islands/late-form.ts');
  const name = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { path: `/assets/form-${name}.js`, code };
}

/** Generates the source of the module. */
export async function siteAssetsModule(): Promise<string> {
  const late = await lateForm();
  const properties = new ShortProperties();
  const lines = [
    '// Generated from src/styles and src/islands by `npm run assets -w public-web`: do not edit.',
    '// biome-ignore-all format: made by a program',
    '// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the scripts are texts here',
    '',
    'export const styleSheets = {',
  ];
  for (const [name, file] of await styleFiles()) {
    lines.push(`  '${name}': ${literal(properties.in(withDefaults(await minified(file))))},`);
  }
  for (const name of typefaceParts) lines.push(`  '${name}': '',`);
  for (const name of Object.keys(tokenDefaults)) properties.letterOf(name);
  lines.push(
    '};',
    '',
    '/** What a theme adds, by the words that were chosen. */',
    'export const themeStyles: Record<string, string> = {',
  );
  for (const [name, file] of await themeFiles()) {
    lines.push(`  '${name}': ${literal(properties.in(withDefaults(await minified(file))))},`);
  }
  lines.push(
    '};',
    '',
    '/** The letters that stand for the custom properties of the style. */',
    'export const propertyLetters: Record<string, string> = {',
    ...[...properties.letters].map(([name, letter]) => `  '${name}': '${letter}',`),
    '};',
    '',
    '/** All of them, for previews. */',
    "export const siteCss = Object.values(styleSheets).join('');",
    '',
    '/** What a script of a document loads when it is needed, by its path. */',
    'export const lateScripts: Record<string, string> = {',
    `  '${late.path}': ${literal(late.code)},`,
    '};',
    '',
    'export const islandScripts = {',
  );
  for (const name of islandNames) {
    const code = await minified(`islands/${name}.ts`, { LATE_FORM: JSON.stringify(late.path) });
    lines.push(`  ${name}: { code: ${literal(code)}, hash: ${literal(sha256(code))} },`);
  }
  return `${lines.join('\n')}\n};\n`;
}
