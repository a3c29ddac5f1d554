import { islandScripts, styleSheets } from './generated/site-assets';

interface Asset {
  code: string;
  /** SHA-256, base64, for the content security policy. */
  hash: string;
}

/**
 * What documents carry besides the rendered fragments: parts of the style, in their order, and scripts, by the names
 * that fragments have for them. They belong to the renderer that wrote the fragments; those of another release may
 * have other names.
 */
export interface RendererAssets {
  styleSheets: Record<string, string>;
  islandScripts: Record<string, Asset>;
}

/** Those of the renderer that was built from these sources. */
export const ownAssets: RendererAssets = { styleSheets, islandScripts };

/** The named scripts of them; one that a renderer does not have is left out. */
export function scriptsNamed(names: readonly string[], { islandScripts }: RendererAssets): Asset[] {
  return names.flatMap((name) => islandScripts[name] ?? []);
}
