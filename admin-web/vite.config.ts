import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Works out `src/lib/call-routes.ts` while building and puts its result in its place. */
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

/** The admin app: `vite build admin-web` writes `dist/admin`, every file but the two documents hashed under /assets/. */
export default defineConfig({
  root: here,
  plugins: [react(), finishedCallRoutes()],
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    rolldownOptions: { input: [`${here}index.html`, `${here}canvas.html`] },
    target: 'es2022',
    // Both schemes are written with light-dark(), which browsers of the last years know. For older targets it would be
    // rewritten into something that needs a fixed color-scheme, and ours is chosen at run time: colours would vanish.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Inlined files would need `data:` in more places of the content security policy.
    assetsInlineLimit: 0,
    // Measured compressed by `npm run bench`; the default warning looks at uncompressed bytes.
    chunkSizeWarningLimit: 1_000,
  },
});
