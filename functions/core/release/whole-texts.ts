import type { SiteModel } from '@galley/public-web/site-model';
import { columnFields } from '@galley/shared/components/column-formats';
import { fieldsOf, type RenderableComponent } from '@galley/shared/components/dictionary';
import { mapValues } from '@galley/shared/components/field-values';
import { withResolvedLinks } from '@galley/shared/components/linked-pages';
import { type ResolveTarget, resolveLinksInText } from '@galley/shared/page-links';
import type { CompanyScope } from '../company-scope';

type Whole = (html: string) => string;

/**
 * Pages are assembled from pieces of HTML, so each piece must be well-formed: texts that an earlier release
 * stored, or that were imported, are converted to the current format before they are rendered. In current
 * texts, only links to pages are replaced by their paths.
 */
export async function wholeTexts({ company }: CompanyScope): Promise<{
  inComponents: (components: readonly RenderableComponent[], urlOf: ResolveTarget) => RenderableComponent[];
  inSite: (site: SiteModel, urlOf: ResolveTarget) => SiteModel;
}> {
  const { canonicalRichText } = await import('@galley/shared/rich-text/canonical');
  const whole: Whole = (html) => canonicalRichText(html, company).html;
  return {
    inComponents: (components, urlOf) =>
      components.map((component) => withResolvedLinks(inComponent(component, whole), urlOf)),
    inSite: (site, urlOf) => {
      const linked: Whole = (html) => resolveLinksInText(whole(html), urlOf);
      const { contentColumn1, contentColumn2, contentColumn3, contentColumn4 } = site.footer;
      return {
        ...site,
        footer: {
          contentColumn1: linked(contentColumn1),
          contentColumn2: linked(contentColumn2),
          contentColumn3: linked(contentColumn3),
          contentColumn4: linked(contentColumn4),
        },
        tabs: site.tabs.map((tab) => ({ ...tab, ...columnsOf(tab, linked), footer: linked(tab.footer) })),
      };
    },
  };
}

function inComponent(component: RenderableComponent, whole: Whole): RenderableComponent {
  const data = mapValues(fieldsOf(component.type), component.data, ({ field, value }) =>
    field.kind === 'richText' ? whole(String(value ?? '')) : value,
  );
  return { ...component, data } as RenderableComponent;
}

function columnsOf(texts: Partial<Record<(typeof columnFields)[number], string>>, whole: Whole) {
  return Object.fromEntries(columnFields.map((field) => [field, whole(texts[field] ?? '')]));
}
