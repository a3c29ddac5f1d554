import { byteLength, limits } from '@galley/shared/limits';
import type { SitePartValues } from '@galley/shared/schemas/site-part';
import { footerEntity } from '../entities/site';
import { tooLarge } from '../errors';
import { sanitizeRichText } from '../rich-text/sanitize-rich-text';
import { footerTexts } from '../rich-text/site-texts';
import { saveOnce } from '../save-once';
import type { SitePart } from './site-part';

type Columns = SitePartValues['footer'];

export const footerId = 1;

const columnsOf = (stored: Partial<Columns> = {}): Columns => {
  const { contentColumn1 = '', contentColumn2 = '', contentColumn3 = '', contentColumn4 = '' } = stored;
  return { contentColumn1, contentColumn2, contentColumn3, contentColumn4 };
};

/** The columns of text at the bottom of every page; a site without a footer record shows empty columns. */
export const footer: SitePart<Columns> = {
  permission: 'editSiteInformation',
  revisionOf: (site) => site.footer?.revision ?? 0,
  valuesOf: (site) => columnsOf(site.footer),
  checked: async (values, { scope }) => {
    const columns = columnsOf(values);
    for (const column of footerTexts) columns[column] = await sanitizeRichText(columns[column], scope);
    const bytes = footerTexts.reduce((sum, column) => sum + byteLength(columns[column]), 0);
    if (bytes > limits.footerBytes) {
      throw tooLarge(
        'contentColumn1',
        `The footer is too long: at most ${limits.footerBytes / 1024} KB together.`,
      );
    }
    return columns;
  },
  namedChecks: () => [],
  change: (values, revision, site, { scope }) => {
    const content = { ...columnsOf(values), id: footerId };
    const { record, write } = saveOnce(footerEntity, footerEntity.key(scope), site.footer, content, revision);
    return { site: { footer: record }, writes: [write], revision: record.revision };
  },
};
