import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';

/** A running page, and the function that stops it. */
export interface BarePage {
  url: string;
  stop: () => Promise<void>;
}

/**
 * A minimal page with TipTap for comparison: React, TipTap's own binding for it with `shouldRerenderOnTransaction:
 * false`, and the StarterKit, without style. The document and its script are served over HTTP from this machine,
 * built for production and cached by the browser like the admin's.
 */
export async function serveBarePage(root: string): Promise<BarePage> {
  const script = await scriptOf(root);
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
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const documentText =
  '<!doctype html><title>TipTap alone</title><script type="module" src="/script.js"></script><div id="root"></div>';

async function scriptOf(root: string): Promise<string> {
  const contents = `
    import { EditorContent, useEditor } from '@tiptap/react';
    import { StarterKit } from '@tiptap/starter-kit';
    import { createRoot } from 'react-dom/client';
    function Page() {
      const extensions = [StarterKit];
      const editor = useEditor({ extensions, content: '<p>Typed:</p>', shouldRerenderOnTransaction: false });
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
