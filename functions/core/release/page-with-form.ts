import { assemblePage } from '@galley/public-web/assemble';
import { contentSecurityPolicyFor } from '@galley/public-web/content-security-policy';
import type { FormModel, PageFragments, PageParts } from '@galley/public-web/site-model';
import { markupTokens } from '@galley/shared/rich-text/markup-tokens';
import type { CompanyScope } from '../company-scope';
import { notFound } from '../errors';
import type { Table } from '../table';
import { isOwn } from './own-renderer';
import { unpackPage } from './path-body';
import { readVisit, type Visit } from './read-visit';

export interface EnteredForm {
  /** The page that the form is on. */
  path: string;
  host: string;
  /** The prefix of the form's ids, which tells it from other forms of the page. */
  idPrefix: string;
  /** The form to show, which may be of another revision than the page's. */
  form: FormModel;
  entered: {
    /** By field id. */
    values: Record<number, string>;
    errors: Record<number, string>;
    message: string;
  };
}

/** This response must not be indexed, and the next attempt must send its origin. */
const head = '<meta name="robots" content="noindex"><meta name="referrer" content="same-origin">';

/**
 * A page as visitors see it, but with what was typed into one of its forms; only the form where the page no
 * longer has it.
 */
export async function pageWithForm(
  table: Table,
  scope: CompanyScope,
  { path, host, idPrefix, form, entered }: EnteredForm,
): Promise<{ html: string; policy: string }> {
  const [{ renderForm, renderLoneForm }, visit] = await Promise.all([
    import('@galley/public-web/entry-server'),
    readVisit(table, scope, path),
  ]);
  if (!visit) throw notFound('This site');
  const page = pageOf(visit);
  const chrome = page ? visit.fragments : visit.chrome.fragments;
  const own = renderForm(form, idPrefix, { ...entered, page: path });
  const main = page && withForm(page.main, idPrefix, own);
  const lone = renderLoneForm(form, idPrefix, own);
  const whole = page && main !== undefined ? { ...page, main, ...partsOf(page, lone) } : lone;
  const shown: PageFragments = { ...whole, head: head + whole.head };
  return {
    html: assemblePage(chrome, shown, { path, origin: `https://${host}` }),
    policy: contentSecurityPolicyFor(chrome, shown),
  };
}

/** What a document loads for a page and a form, which may be of another revision than the page's. */
function partsOf(page: PageFragments, form: PageFragments): PageParts {
  return {
    islands: [...new Set([...page.islands, ...form.islands])],
    styles: [...new Set([...page.styles, ...form.styles])],
  };
}

/** Also undefined while the page belongs to another renderer, whose style sheets do not fit this form. */
function pageOf({ item, renderer }: Visit): PageFragments | undefined {
  if (item?.kind !== 'page' || !item.body || !isOwn(renderer)) return undefined;
  return unpackPage(item.body);
}

/** Undefined where the page no longer has this form. */
function withForm(main: string, idPrefix: string, form: string): string | undefined {
  let start: number | undefined;
  for (const { tag, kind, attributes, from, to } of markupTokens(main)) {
    if (tag !== 'form') continue;
    if (kind === 'start' && attributes().get('aria-labelledby') === `${idPrefix}-title`) start = from;
    // Forms cannot be nested.
    if (kind === 'end' && start !== undefined) return main.slice(0, start) + form + main.slice(to);
  }
  return undefined;
}
