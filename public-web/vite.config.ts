import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lateForm, lateScriptFiles } from './build/late-scripts';
import { siteFonts } from './build/site-fonts';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds the scripts of hydrated sites: a small one that every document loads, and React for visitors who go
 * on to another page.
 */
export default defineConfig({
  root: here,
  plugins: [react(), siteFonts(), lateScriptFiles()],
  publicDir: false,
  define: { LATE_FORM: JSON.stringify(lateForm) },
  build: {
    outDir: '../dist/site-assets',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: `${here}src/browser-loader.ts`,
      output: { chunkFileNames: 'assets/[name]-[hash].js' },
    },
    // `npm run bench` measures compressed sizes; the default warning looks at uncompressed bytes.
    chunkSizeWarningLimit: 1_000,
  },
});
