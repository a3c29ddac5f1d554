import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { ownAssets, type RendererAssets } from '@galley/public-web/renderer-assets';
import type { CompanyScope } from '../company-scope';
import { type AssetsRecord, assetsEntity } from '../entities/path';
import { currentRendererId } from './own-renderer';

/**
 * The style sheets and scripts of this release's renderer, beside what it renders: a page Lambda of another release,
 * an earlier or a later one, finds them there.
 */
export function ownAssetsRecord(scope: CompanyScope): AssetsRecord {
  const json = Buffer.from(JSON.stringify(ownAssets));
  const body = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { ...assetsEntity.key(scope, currentRendererId), body };
}

export function unpackAssets({ body }: AssetsRecord): RendererAssets {
  return JSON.parse(brotliDecompressSync(body).toString('utf8'));
}
