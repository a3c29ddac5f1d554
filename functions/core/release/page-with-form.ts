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
  /** The page that it is on. */
  path: string;
  host: string;
  /** Which of the page's forms it is: its ids begin with this. */
  idPrefix: string;
  /** As it is to be shown, which may be another revision than the page's. */
  form: FormModel;
  entered: {
    /** By field id. */
    values: Record<number, string>;
    faults: Record<number, string>;
    message: string;
  };
}

/** It is no page to be found, and the next try must say where it comes from. */
const head = '<meta name="robots" content="noindex"><meta name="referrer" content="same-origin">';

/** A page as visitors have it, but with what was typed in one of its forms; the form alone where it is gone. */
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

/** What a document loads for a page and for a form, which may be another revision than the page's. */
function partsOf(page: PageFragments, form: PageFragments): PageParts {
  return {
    islands: [...new Set([...page.islands, ...form.islands])],
    styles: [...new Set([...page.styles, ...form.styles])],
  };
}

/** Undefined too while the page is another renderer's: its style sheets do not fit the form as it is rendered here. */
function pageOf({ item, renderer }: Visit): PageFragments | undefined {
  if (item?.kind !== 'page' || !item.body || !isOwn(renderer)) return undefined;
  return unpackPage(item.body);
}

/** Undefined where the page has no such form any more. */
function withForm(main: string, idPrefix: string, form: string): string | undefined {
  let start: number | undefined;
  for (const { tag, kind, attributes, from, to } of markupTokens(main)) {
    if (tag !== 'form') continue;
    if (kind === 'start' && attributes().get('aria-labelledby') === `${idPrefix}-title`) start = from;
    // A form never is in a form.
    if (kind === 'end' && start !== undefined) return main.slice(0, start) + form + main.slice(to);
  }
  return undefined;
}
