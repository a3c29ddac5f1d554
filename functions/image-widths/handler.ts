import { isCompanyKey, openCompanyScope } from '../core/company-scope';
import { avifObject, getObject, putObject, variantObject } from '../core/images/image-store';
import type {
  LogoPicturesEvent,
  LogoPicturesResponse,
  WidthsEvent,
  WidthsResponse,
} from '../core/images/widths-event';
import { logger } from '../core/logger';

/**
 * Makes variants of an uploaded picture and stores them beside it. This Lambda decodes untrusted files, so it
 * has no access to the table or to anything else that the jobs may use.
 */
export async function handler(
  event: WidthsEvent | LogoPicturesEvent,
): Promise<WidthsResponse | LogoPicturesResponse> {
  logger.resetKeys();
  if (!isCompanyKey(event.company)) throw new Error('Not a company key.');
  return 'widths' in event ? makeWidths(event) : makeLogoPictures(event);
}

/** Makes lighter variants and returns the widths that are worth serving. */
async function makeWidths({
  company,
  imageUrl,
  fileNumber,
  source,
  widths,
}: WidthsEvent): Promise<WidthsResponse> {
  const scope = openCompanyScope(company);
  const { makeVariants } = await import('./make-variants');
  const variants = await makeVariants(await getObject(scope, source), widths);
  for (const { width, webp, avif } of variants) {
    const webpVariant = { bytes: webp, contentType: 'image/webp' };
    await putObject(scope, variantObject(imageUrl, fileNumber, width), webpVariant);
    if (!avif) continue;
    await putObject(scope, avifObject(imageUrl, fileNumber, width), {
      bytes: avif,
      contentType: 'image/avif',
    });
  }
  const response = {
    widths: variants.map(({ width }) => width),
    avif: variants.filter(({ avif }) => avif).map(({ width }) => width),
  };
  logger.info('widths made', { company, imageUrl, ...response });
  return response;
}

/** Makes the icons and the share image. */
async function makeLogoPictures(event: LogoPicturesEvent): Promise<LogoPicturesResponse> {
  const { company, of, icon, share } = event;
  const scope = openCompanyScope(company);
  const { drawIcons, drawShare } = await import('./draw-logo-pictures');
  const put = async (imageUrl: string, pictures: { width: number; bytes: Uint8Array }[]) => {
    for (const { width, bytes } of pictures) {
      await putObject(scope, variantObject(imageUrl, of, width), { bytes, contentType: 'image/png' });
    }
    return pictures.length > 0;
  };
  const made = {
    icon:
      icon !== undefined &&
      (await put(icon.imageUrl, await drawIcons(await getObject(scope, icon.source), event, icon.isLogo))),
    share:
      share !== undefined &&
      (await put(
        share.imageUrl,
        await drawShare(await getObject(scope, share.source), event, share.isForGround),
      )),
  };
  logger.info('pictures of a logo made', { company, of, ...made });
  return made;
}
