import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { siteFonts } from '../public-web/build/site-fonts';
import { documentScript } from './build/document-script';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Evaluates `src/lib/call-routes.ts` during the build and replaces the module by the result. */
function finishedCallRoutes(): Plugin {
  const file = fileURLToPath(new URL('src/lib/call-routes.ts', import.meta.url));
  return {
    name: 'galley:finished-call-routes',
    apply: 'build',
    async load(id) {
      if (id !== file) return;
      const { module } = await runnerImport<{ callRoutes: object }>(file);
      return `export const callRoutes = ${JSON.stringify(module.callRoutes)};`;
    },
  };
}

/** The file that a script imports, where it does nothing else. */
const fileBehind = (code: string) => /^import"\.\/([\w-]+\.js)";\s*$/.exec(code)?.[1];

/**
 * The first script imports the rest of the admin dynamically; the document preloads it in parallel, and the typeface
 * that its styles ask for.
 */
function restIsFetchedAhead(): Plugin {
  const main = fileURLToPath(new URL('src/main.tsx', import.meta.url));
  return {
    name: 'galley:rest-is-fetched-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, filename }) {
        if (!filename.endsWith('index.html')) return;
        const scripts = new Set<string>();
        const styles = new Set<string>();
        const add = (name: string) => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || scripts.has(name)) return;
          if (!fileBehind(chunk.code)) scripts.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
          chunk.imports.forEach(add);
        };
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.facadeModuleId === main) add(chunk.fileName);
        }
        const link = (attrs: Record<string, string>) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true },
          injectTo: 'head' as const,
        });
        const typefaces = Object.keys(bundle).filter((name) => /geist-latin-wght.*\.woff2$/.test(name));
        return [
          ...[...scripts].map((name) => link({ rel: 'modulepreload', href: `/${name}` })),
          ...[...styles].map((name) => link({ rel: 'preload', as: 'style', href: `/${name}` })),
          ...typefaces.map((name) =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}` }),
          ),
        ];
      },
    },
  };
}

/** Puts the script inside the document in front of everything that the document loads. */
function scriptInDocument(): Plugin {
  return {
    name: 'galley:script-in-document',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        filename.endsWith('index.html')
          ? html.replace('<title>', () => `<script>${documentScript()}</script>\n    <title>`)
          : html,
    },
  };
}

/**
 * Where a group takes an entry, the bundler leaves a file that does nothing but import the group's: one more request
 * before anything is drawn. Who names such a file then names the group's file.
 */
function withoutEmptyFiles(): Plugin {
  return {
    name: 'galley:without-empty-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { fileName, code } of chunks) {
        const full = fileBehind(code);
        const empty = fileName.replace('assets/', '');
        if (full) for (const chunk of chunks) chunk.code = chunk.code.replaceAll(empty, full);
      }
    },
  };
}

/**
 * Groups modules into files. By default the bundler makes a file for each set of screens that share something, about
 * a hundred for one load; these are few and follow what users need at the same time. The first match takes a module
 * with everything that it imports, so that the canvas, a document of its own, loads nothing that only the admin
 * needs.
 */
const files = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|clsx|use-sync-external-store)\// },
  {
    name: 'words',
    test: /\/shared\/(messages|limits|states|safe-url|required)\.ts|src\/(begin\/|app\/typeface|canvas\/(messages|is-letter)|features\/editor\/history\/history-key)|src\/lib\/(browser-storage|count-of|shown-words|version-of-query)|modulepreload-polyfill|preload-helper|rolldown.runtime/,
  },
  { name: 'icons', test: /node_modules\/@tabler\// },
  {
    name: 'sign-in',
    test: /src\/(main\.tsx|features\/sign-in\/(login-screen|sign-in-panels))|@tanstack\/(react-query|query-core)\//,
  },
  {
    name: 'site',
    // Small parts of the canvas that screens about pages use, too, would otherwise be a file each.
    test: /public-web\/src\/|\/shared\/(rich-text|components)\/|src\/canvas\/in-place-fields\.|src\/features\/(preview\/page-frame|links\/link-url|editor\/(canvas\/(preview-entries|loaded-components)|inspector\/conflict-(lines|words)|text-editor\/placed-picture))\./,
    minShareCount: 2,
  },
  {
    name: 'text-editor',
    test: /node_modules\/(@tiptap\/(?!react)|prosemirror-)|text-editor\/(rich-text-(extensions|document)|clean-pasted-html|link-command|text-commands)\./,
    minShareCount: 2,
  },
  {
    name: 'signed-in',
    test: /src\/app\/shell\.tsx|src\/lib\/(dates|use-id-param)|src\/ui\/(dialog|confirm|skeletons|status-badge|query-boundary|page-header|empty-state|not|missing)|node_modules\/(@mantine\/(core|hooks|modals|notifications)|@floating-ui)\//,
  },
  {
    name: 'lists',
    test: /node_modules\/@(dnd-kit|tanstack\/react-table)|src\/ui\/(data-table|sortable)/,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /node_modules\/(zod|react-hook-form|@hookform)\/|src\/ui\/form|shared\/schemas/,
    minShareCount: 2,
  },
].map((group, position, { length }) => ({ ...group, priority: length - position }));

/**
 * The admin app: `vite build admin-web` writes `dist/admin`, every file but the two documents hashed under /assets/.
 */
export default defineConfig({
  root: here,
  plugins: [
    react(),
    finishedCallRoutes(),
    siteFonts(),
    scriptInDocument(),
    restIsFetchedAhead(),
    withoutEmptyFiles(),
  ],
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    rolldownOptions: {
      input: [`${here}index.html`, `${here}canvas.html`],
      output: { codeSplitting: { groups: files } },
    },
    target: 'es2022',
    // Both schemes use light-dark(), which browsers of recent years support. For older targets it would be rewritten
    // into something that needs a fixed color-scheme, and ours is chosen at run time: colours would vanish.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Inlined files would require `data:` in more places of the content security policy.
    assetsInlineLimit: 0,
    // `npm run bench` measures compressed sizes; the default warning looks at uncompressed bytes.
    chunkSizeWarningLimit: 1_000,
  },
});
