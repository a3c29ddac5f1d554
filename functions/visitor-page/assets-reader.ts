import { ownAssets, type RendererAssets } from '@galley/public-web/renderer-assets';
import type { CompanyScope } from '../core/company-scope';
import { assetsEntity } from '../core/entities/path';
import { isOwn } from '../core/release/own-renderer';
import type { PathReader } from '../core/release/read-visit';
import { unpackAssets } from '../core/release/stored-assets';

/** The number of other renderers' assets that are kept; each site has two or three renderers at most. */
const mostKept = 200;

/**
 * The style sheets and scripts of a renderer. This Lambda includes its own. After a deploy or a roll-back it
 * also serves pages of other renderers; it reads their assets once and keeps them, because they never change.
 */
export function createAssetsReader(reader: PathReader) {
  const kept = new Map<string, RendererAssets>();

  return async (scope: CompanyScope, renderer: string): Promise<RendererAssets> => {
    if (isOwn(renderer)) return ownAssets;
    const name = `${scope.company} ${renderer}`;
    const known = kept.get(name);
    if (known) return known;
    const [item] = await reader.batchGet([assetsEntity.key(scope, renderer)]);
    if (!item) {
      // They are stored before anything that needs them, so they must have been deleted.
      const { logger } = await import('../core/logger');
      logger.error('the style sheets of a renderer are missing', { company: scope.company, renderer });
      return ownAssets;
    }
    const assets = unpackAssets(item);
    if (kept.size >= mostKept) kept.clear();
    kept.set(name, assets);
    return assets;
  };
}
