import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const entry = fileURLToPath(new URL('../src/begin/document-script.ts', import.meta.url));

/** The code of the script inside the admin's document, the same for the same sources. */
export function documentScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The source by which a content security policy allows this script, and no other that is inside a document. */
export const documentScriptSource = (): string =>
  `'sha256-${createHash('sha256').update(documentScript()).digest('base64')}'`;
