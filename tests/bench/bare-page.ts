import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

const address = 'http://bare.localhost/';

/** The document of a page that has TipTap and nothing else, script and all. */
export async function barePage(root: string): Promise<string> {
  const contents = `
    import { Editor } from '@tiptap/core';
    import { StarterKit } from '@tiptap/starter-kit';
    const element = document.body;
    new Editor({ element, extensions: [StarterKit], content: '<p>Typed:</p>', autofocus: 'end' });`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path.join(root, 'admin-web') },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
  return `<!doctype html><title>TipTap alone</title><body></body><script>${script}</script>`;
}

/** Loads it as a browser loads any page. */
export async function openBarePage(page: Page, document: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: document }));
  await page.goto(address, { waitUntil: 'commit' });
}
