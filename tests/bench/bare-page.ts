import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';

/** A running page, and the function that stops it. */
export interface BarePage {
  url: string;
  full: string;
  stop: () => Promise<void>;
}

/**
 * A minimal page with TipTap for comparison: React, TipTap's own binding for it with `shouldRerenderOnTransaction:
 * false`, and the StarterKit, without style. The document and its script are served over HTTP from this machine,
 * built for production and cached by the browser like the admin's. It contains the one text that is
 * edited; the page at `full` has the texts of a large page before it.
 */
export async function serveBarePage(root: string, before: readonly string[]): Promise<BarePage> {
  const script = await scriptOf(root, before);
  const server = createServer(({ url }, answer) => {
    if (url === '/script.js') {
      const kept = { 'cache-control': 'public, max-age=31536000, immutable' };
      answer.writeHead(200, { 'content-type': 'text/javascript', ...kept }).end(script);
    } else {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      answer.end(documentText);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    full: `http://localhost:${port}/full`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const documentText =
  '<!doctype html><title>TipTap alone</title><script type="module" src="/script.js"></script><div id="root"></div>';

async function scriptOf(root: string, before: readonly string[]): Promise<string> {
  const texts = before.map((words) => `<p>${words}</p>`).join('');
  const contents = `
    import { EditorContent, useEditor } from '@tiptap/react';
    import { StarterKit } from '@tiptap/starter-kit';
    import { createRoot } from 'react-dom/client';
    const before = location.pathname === '/full' ? ${JSON.stringify(texts)} : '';
    function Page() {
      const extensions = [StarterKit];
      const content = before + '<p>Typed:</p>';
      const editor = useEditor({ extensions, content, shouldRerenderOnTransaction: false });
      return <EditorContent editor={editor} />;
    }
    createRoot(document.getElementById('root')).render(<Page />);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path.join(root, 'admin-web'), loader: 'tsx' },
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
