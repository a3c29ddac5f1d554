import { createHash } from 'node:crypto';
import { build } from 'esbuild';

/**
 * Everything that decides what a page looks like: the renderer, the code that assembles pages, style sheets
 * and scripts.
 */
const entries = [
  './public-web/src/entry-server',
  './public-web/src/assemble',
  './functions/core/release/site-model',
  './functions/core/pages/page-tree',
];

/**
 * A fingerprint of the renderer in these sources. Pages name the renderer that made them, and are re-rendered
 * when it is another one: so the fingerprint changes with what pages look like and with nothing else, such as
 * a comment or an unrelated package.
 */
export async function rendererFingerprint(root: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entries.map((entry) => `export * from '${entry}';`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest('hex').slice(0, 12);
}
