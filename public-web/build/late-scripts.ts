import type { Plugin } from 'vite';
import { lateScripts } from '../src/generated/site-assets';

/** The URL path of the second half of the form script. */
export const [lateForm] = Object.keys(lateScripts);

/** Adds the scripts that documents load on demand to the files of the sites. */
export function lateScriptFiles(): Plugin {
  return {
    name: 'galley:late-scripts',
    generateBundle() {
      for (const [path, source] of Object.entries(lateScripts)) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
  };
}
