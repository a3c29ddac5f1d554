import type { Plugin } from 'vite';
import { lateScripts } from '../src/generated/site-assets';

/** Where the rest of the form's script lies. */
export const [lateForm] = Object.keys(lateScripts);

/** Puts beside the files of the sites what their documents load when it is needed. */
export function lateScriptFiles(): Plugin {
  return {
    name: 'galley:late-scripts',
    generateBundle() {
      for (const [address, source] of Object.entries(lateScripts)) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
  };
}
