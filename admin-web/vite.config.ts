import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The admin app: `vite build admin-web` writes `dist/admin`, every file but index.html hashed under /assets/. */
export default defineConfig({
  root: here,
  plugins: [react()],
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined files would need `data:` in more places of the content security policy.
    assetsInlineLimit: 0,
    // Measured compressed by `npm run bench`; the default warning looks at uncompressed bytes.
    chunkSizeWarningLimit: 1_000,
  },
});
