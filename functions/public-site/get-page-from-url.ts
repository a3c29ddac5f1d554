import type { Contract } from '@galley/shared/contract/contract';
import type { OperationRequest } from '../core/operation';
import { findPage, isLinkIn } from './find-page';
import { publicPageOf } from './public-page';
import { visitorRead } from './visitor-read';

/** The live page at a URL. */
export const getPageFromUrl = visitorRead(async (request: OperationRequest<Contract['getPageFromUrl']>) => {
  const { page, path, site } = await findPage(request, request.input.pageUrl, 'pageUrl', () => []);
  return publicPageOf(page, { fullUrl: path, isLink: isLinkIn(site, page.id, path) });
});
