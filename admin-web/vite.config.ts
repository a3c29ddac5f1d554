import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, runnerImport } from 'vite';
import { siteFonts } from '../public-web/build/site-fonts';
import { documentScript } from './build/document-script';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Modules whose exports are evaluated during the build, so that browsers load the finished tables. */
const tables = ['call-routes', 'sign-in-routes'].map((name) => `${here}src/lib/${name}.ts`);

function finishedTables(): Plugin {
  return {
    name: 'galley:finished-tables',
    apply: 'build',
    async load(id) {
      if (!tables.includes(id)) return;
      const { module } = await runnerImport<Record<string, object>>(id);
      const lines = Object.entries(module).map(
        ([name, table]) => `export const ${name} = ${JSON.stringify(table)};`,
      );
      return lines.join('\n');
    },
  };
}

/** Names the files that make up the modules at these paths, with all that they import. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  modules: string[],
): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || scripts.has(name)) return;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports.forEach(add);
  };
  const ids = modules.map((module) => `${here}src/${module}`);
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => ids.includes(id))) add(file.fileName);
  }
  return { scripts, styles };
}

/**
 * The document begins with its own script, which is preceded by the names of the files that it fetches where a user
 * was signed in before. It preloads the typeface that its style asks for.
 */
function documentBegins(): Plugin {
  return {
    name: 'galley:document-begins',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, filename }) {
        const withoutHelpers = html.replace(/ *<[^>]*rolldown-runtime[^>]*>(<\/script>)?\n/, '');
        if (!filename.endsWith('index.html')) {
          if (/\/(sign-in|open-editor|signed-in)-/.test(html))
            throw new Error(
              'The canvas shares a module with the admin that none of the groups of files holds.',
            );
          return withoutHelpers;
        }
        const editor = filesOf(bundle, ['begin/open-editor.ts']);
        const admin = filesOf(bundle, ['main.tsx', 'app/shell.tsx', 'features/home/home-screen.tsx']);
        const inDocument = (file: string) => html.includes(`"/${file}"`);
        const named = (relation: string, files: Set<string>, as: string, others = new Set<string>()) =>
          [...files]
            .filter((file) => !inDocument(file) && !others.has(file))
            .map((file) => `<link rel="${relation}" as="${as}" href="/${file}">`);
        const begin = [
          ...named('galley-editor', editor.scripts, 'script'),
          ...named('galley-admin', admin.scripts, 'script', editor.scripts),
          ...named('galley-admin', admin.styles, 'style'),
          `<script>${documentScript()}</script>`,
          '<title>',
        ];
        const typefaces = Object.keys(bundle).filter((name) => /geist-latin-wght.*\.woff2$/.test(name));
        return {
          html: withoutHelpers.replace('<title>', () => begin.join('\n    ')),
          tags: typefaces.map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
        };
      },
    },
  };
}

/**
 * The bundler's helpers for modules of CommonJS are a file of less than a kilobyte, which every other file waits for.
 * They move to the file of React, which is such a module itself.
 */
function helpersInReact(): Plugin {
  const isHelpers = /^assets\/rolldown-runtime-/;
  const imported = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";/;
  /** The names that an import or export takes, as the pattern of an object. */
  const pattern = (names: string) => names.replaceAll(' as ', ':');
  return {
    name: 'galley:helpers-in-react',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const helpers = chunks.find(({ fileName }) => isHelpers.test(fileName));
      const react = chunks.find(({ name }) => name === 'react');
      const [, body, exported] = /^(.*)export\{([^}]*)\};?\s*$/s.exec(helpers?.code ?? '') ?? [];
      if (!helpers || !react || !body || !exported)
        throw new Error('The build has no helpers to move to React.');
      const reactFile = react.fileName.replace('assets/', './');
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(imported, (_all, names: string) =>
          chunk === react
            ? `const{${pattern(names)}}=helpers;`
            : `import{helpers as $helpers}from"${reactFile}";const{${pattern(names)}}=$helpers;`,
        );
        const files = chunk.imports.map((file) => (file === helpers.fileName ? react.fileName : file));
        chunk.imports = [...new Set(files)].filter((file) => file !== chunk.fileName);
      }
      const shared = exported
        .split(',')
        .map((pair) => pair.split(' as ').reverse().join(':'))
        .join(',');
      react.code = `const helpers=(()=>{${body}return{${shared}}})();${react.code}export{helpers};`;
      delete bundle[helpers.fileName];
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
  {
    name: 'react',
    // With the little that the sign-in and the canvas have in common: a file of its own would be too small.
    test: /node_modules\/(react|react-dom|scheduler)\/|\/shared\/(sign-in-messages|attempt)\.ts|src\/parts\/page-canvas\/messages|src\/lib\/(browser-storage|store|version-of-query|when-idle)|preload-helper/,
  },
  {
    name: 'words',
    test: /\/shared\/(group-by|messages|limits|states|safe-url|required)\.ts|src\/(ui\/typeface|parts\/page-canvas\/(is-letter|history-key))|src\/lib\/(count-of|listen|shown-words|use-latest)/,
  },
  { name: 'icons', test: /node_modules\/@tabler\// },
  {
    name: 'sign-in',
    test: /src\/(begin\.tsx|features\/sign-in\/sign-in-first)/,
  },
  { name: 'open-editor', test: /src\/begin\// },
  {
    name: 'site',
    // Small parts of the canvas that screens about pages use, too, would otherwise be a file each.
    test: /public-web\/src\/|\/shared\/(rich-text|components)\/|src\/parts\/(preview\/page-frame|links\/link-url|text-editor\/placed-picture|page-canvas\/(in-place-fields|preview-entries|loaded-components|conflict-(lines|words)))\./,
    minShareCount: 2,
  },
  {
    name: 'text-editor',
    test: /node_modules\/(@tiptap\/(?!react)|prosemirror-)|text-editor\/(rich-text-(extensions|document)|clean-pasted-html|(link|button)-command|text-commands)\./,
    minShareCount: 2,
  },
  {
    name: 'signed-in',
    test: /src\/(main|app\/shell)\.tsx|@tanstack\/(react-query|query-core)\/|src\/lib\/(dates|use-id-param)|src\/ui\/(dialog|confirm|skeletons|status-badge|query-boundary|page-header|empty-state|not|missing)|node_modules\/(@mantine\/(core|hooks|modals|notifications)|@floating-ui)\//,
  },
  {
    name: 'lists',
    test: /node_modules\/@(dnd-kit|tanstack\/react-table)|src\/ui\/(data-table|sortable)/,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /node_modules\/(zod|react-hook-form|@hookform)\/|src\/ui\/form\/|shared\/schemas/,
    minShareCount: 2,
  },
  { name: 'home', test: /src\/features\/home\/home-screen/ },
].map((group, position, { length }) => ({ ...group, priority: length - position }));

/**
 * The admin app: `vite build admin-web` writes `dist/admin`, every file but the two documents hashed under /assets/.
 */
export default defineConfig({
  root: here,
  plugins: [react(), finishedTables(), siteFonts(), documentBegins(), helpersInReact()],
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
    // Every browser that shows the admin's colours knows it.
    modulePreload: { polyfill: false },
    // `npm run bench` measures compressed sizes; the default warning looks at uncompressed bytes.
    chunkSizeWarningLimit: 1_000,
  },
});
