import type { SiteModel } from '@galley/public-web/site-model';
import { columnFields } from '@galley/shared/components/column-formats';
import { fieldsOf, type RenderableComponent } from '@galley/shared/components/dictionary';
import { mapValues } from '@galley/shared/components/field-values';
import type { CompanyScope } from '../company-scope';

type Whole = (html: string) => string;

/**
 * Pages are joined from pieces of HTML, so each piece must be whole: texts that an earlier release stored, or that
 * were imported, are brought into the form of today before they are rendered. Those of today stay as they are.
 */
export async function wholeTexts({ company }: CompanyScope): Promise<{
  inComponents: (components: readonly RenderableComponent[]) => RenderableComponent[];
  inSite: (site: SiteModel) => SiteModel;
}> {
  const { canonicalRichText } = await import('@galley/shared/rich-text/canonical');
  const whole: Whole = (html) => canonicalRichText(html, company).html;
  return {
    inComponents: (components) => components.map((component) => inComponent(component, whole)),
    inSite: (site) => ({
      ...site,
      footer: {
        contentColumn1: whole(site.footer.contentColumn1),
        contentColumn2: whole(site.footer.contentColumn2),
        contentColumn3: whole(site.footer.contentColumn3),
        contentColumn4: whole(site.footer.contentColumn4),
      },
      tabs: site.tabs.map((tab) => ({ ...tab, ...columnsOf(tab, whole), footer: whole(tab.footer) })),
    }),
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
