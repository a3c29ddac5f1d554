import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../fonts/', import.meta.url));
const path = 'assets/fonts/';

/**
 * Adds the fonts of themes and their licences to the files of a web app: sites load them from their own host,
 * and so do the previews in the admin.
 */
export function siteFonts(): Plugin {
  return {
    name: 'galley:site-fonts',
    generateBundle() {
      for (const file of readdirSync(folder)) {
        this.emitFile({ type: 'asset', fileName: path + file, source: readFileSync(folder + file) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${path}`, (request, response, next) => {
        const file = readdirSync(folder).find((name) => request.url === `/${name}`);
        if (file) response.end(readFileSync(folder + file));
        else next();
      });
    },
  };
}
