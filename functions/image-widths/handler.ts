import { isCompanyKey, openCompanyScope } from '../core/company-scope';
import { copyObject, getObject, putObject } from '../core/images/image-store';
import type { WidthsEvent } from '../core/images/widths-event';
import { logger } from '../core/logger';

/**
 * Makes lighter copies of one picture and stores them beside it. This Lambda decodes what people uploaded, so it has
 * neither the table nor anything else that the jobs may touch. Answers the widths that are worth showing.
 */
export async function handler({
  company,
  imageUrl,
  fileNumber,
  source,
  widths,
}: WidthsEvent): Promise<{ widths: number[] }> {
  logger.resetKeys();
  if (!isCompanyKey(company)) throw new Error('Not a company key.');
  const scope = openCompanyScope(company);
  const { makeCopies } = await import('./make-copies');
  const copies = await makeCopies(await getObject(scope, source), widths);
  for (const { width, bytes } of copies) {
    await putObject(scope, copyObject(imageUrl, fileNumber, width), { bytes, contentType: 'image/webp' });
  }
  logger.info('widths made', { company, imageUrl, widths: copies.map(({ width }) => width) });
  return { widths: copies.map(({ width }) => width) };
}
