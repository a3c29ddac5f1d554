import { createHash } from 'node:crypto';
import { build } from 'esbuild';

/** Everything that decides what a page looks like: what renders it, what joins it, its style sheets and scripts. */
const entries = [
  './public-web/src/entry-server',
  './public-web/src/assemble',
  './functions/core/release/site-model',
  './functions/core/pages/page-tree',
];

/**
 * Names the renderer of these sources. Pages name the renderer that made them, and are rendered again where it is not
 * this one: so it changes with what they look like and with nothing else, not with a comment or another package.
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
