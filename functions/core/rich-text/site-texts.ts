import type { Dropped } from '@galley/shared/rich-text/dropped';
import type { CompanyScope } from '../company-scope';
import type { FooterRecord, NavbarTabRecord } from '../entities/site';

/** The rich texts that all pages show. */
export const footerTexts = ['contentColumn1', 'contentColumn2', 'contentColumn3', 'contentColumn4'] as const;
export const tabTexts = ['column1', 'column2', 'column3', 'column4', 'footer'] as const;

type Texts<Name extends string> = Record<Name, string> & { isTextOfBefore?: true | undefined };

/**
 * Texts of earlier releases in the current format, as in `readable-texts.ts`; the parser is loaded only when
 * there is such a text.
 */
async function readable<Name extends string, Stored extends Texts<Name>>(
  { company }: CompanyScope,
  names: readonly Name[],
  stored: Stored,
): Promise<{ record: Stored; dropped: Dropped[] }> {
  const { isTextOfBefore, ...record } = stored;
  if (!isTextOfBefore) return { record: stored, dropped: [] };
  const { canonicalRichText } = await import('@galley/shared/rich-text/canonical');
  const read = names.map((name) => ({ name, ...canonicalRichText(stored[name], company) }));
  const texts = Object.fromEntries(read.map(({ name, html }) => [name, html]));
  return {
    record: { ...record, ...texts } as Stored,
    dropped: read.flatMap(({ dropped }) => dropped),
  };
}

export const readFooterTexts = (scope: CompanyScope, footer: FooterRecord) =>
  readable(scope, footerTexts, footer);
export const readTabTexts = (scope: CompanyScope, tab: NavbarTabRecord) => readable(scope, tabTexts, tab);

export async function readableFooter<Stored extends FooterRecord | undefined>(
  scope: CompanyScope,
  footer: Stored,
): Promise<Stored> {
  return footer && ((await readFooterTexts(scope, footer)).record as Stored);
}

/** The tabs in their order in the navbar. */
export async function readableTabs(
  scope: CompanyScope,
  tabs: readonly NavbarTabRecord[],
): Promise<NavbarTabRecord[]> {
  const read = await Promise.all(tabs.map((tab) => readTabTexts(scope, tab)));
  return read.map(({ record }) => record).sort((a, b) => a.order - b.order);
}
