import { ownAssets, type RendererAssets } from '@galley/public-web/renderer-assets';
import type { CompanyScope } from '../company-scope';
import { type AssetsRecord, assetsEntity } from '../entities/path';
import { currentRendererId } from './own-renderer';
import { pack, unpack } from './packed';

/**
 * The style sheets and scripts of this release's renderer, stored beside its pages, so that a page Lambda of
 * an earlier or later release finds them.
 */
export function ownAssetsRecord(scope: CompanyScope): AssetsRecord {
  return { ...assetsEntity.key(scope, currentRendererId), body: pack(ownAssets) };
}

export function unpackAssets({ body }: AssetsRecord): RendererAssets {
  return unpack(body) as RendererAssets;
}
