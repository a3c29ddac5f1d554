import { byteLength } from '@galley/shared/limits';
import { type EnteredValues, islandsOfForm, SiteForm } from './components/site-form';
import { escapeHtml } from './escape-html';
import { aroundPage } from './page-part';
import { renderHtml } from './render-html';
import type { FormModel, PageFragments } from './site-model';
import { stylesIn } from './styles-in';

const titleOf = (idPrefix: string) => `${idPrefix}-title`;

/**
 * Renders a form with what a visitor entered and what is wrong with it, to replace the empty form of the
 * page.
 */
export function renderForm(form: FormModel, idPrefix: string, entered: EnteredValues): string {
  return renderHtml(
    <SiteForm form={form} idPrefix={idPrefix} titleId={titleOf(idPrefix)} entered={entered} />,
  );
}

/** Renders a page that contains only a form: the page that it was on no longer has it. */
export function renderLoneForm(form: FormModel, idPrefix: string, rendered: string): PageFragments {
  const name = escapeHtml(form.name);
  const main = `<section class="block"><h2 id="${titleOf(idPrefix)}">${name}</h2>${rendered}</section>`;
  return {
    pageId: 0,
    fullUrl: '',
    name,
    head: `<title>${name}</title>`,
    main,
    picture: '',
    islands: islandsOfForm(form),
    styles: stylesIn(aroundPage('') + main),
    hasHeading: false,
    skippedTypes: [],
    bytes: byteLength(rendered),
  };
}
