import { ownAssets, type RendererAssets } from '@galley/public-web/renderer-assets';
import type { CompanyScope } from '../core/company-scope';
import { assetsEntity } from '../core/entities/path';
import { logger } from '../core/logger';
import { isOwn } from '../core/release/own-renderer';
import type { PathReader } from '../core/release/read-visit';
import { unpackAssets } from '../core/release/stored-assets';

/** So many of other renderers are kept; one release follows another, so there are two or three for each site. */
const mostKept = 200;

/**
 * The style sheets and scripts of a renderer. This Lambda carries its own. Those of another one, whose pages it meets
 * for a while after a deploy or a roll-back, it reads once and keeps: they never change.
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
      // They are stored before anything that needs them, so someone removed them.
      logger.error('the style sheets of a renderer are missing', { company: scope.company, renderer });
      return ownAssets;
    }
    const assets = unpackAssets(item);
    if (kept.size >= mostKept) kept.clear();
    kept.set(name, assets);
    return assets;
  };
}
