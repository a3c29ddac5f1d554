import { islandScripts, styleSheets } from './generated/site-assets';

interface Asset {
  code: string;
  /** SHA-256, base64, for the content security policy. */
  hash: string;
}

/**
 * What documents load besides the rendered fragments: parts of the style, in order, and scripts, by the names
 * that fragments use for them. They belong to the renderer that wrote the fragments; other releases may use
 * other names.
 */
export interface RendererAssets {
  styleSheets: Record<string, string>;
  islandScripts: Record<string, Asset>;
}

/** The assets of the renderer that was built from these sources. */
export const ownAssets: RendererAssets = { styleSheets, islandScripts };

/** Returns the named scripts; one that a renderer does not have is left out. */
export function scriptsNamed(names: readonly string[], { islandScripts }: RendererAssets): Asset[] {
  return names.flatMap((name) => islandScripts[name] ?? []);
}
