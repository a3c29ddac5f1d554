import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';

/** A page that runs, and how it is stopped. */
export interface BarePage {
  url: string;
  stop: () => Promise<void>;
}

/**
 * What a person would get who put TipTap on a page and did nothing else: React, TipTap's own binding for it with
 * `shouldRerenderOnTransaction: false`, and the StarterKit, with no style. The document and its script come over HTTP from
 * this machine, built for production and kept by the browser as the admin's are.
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
