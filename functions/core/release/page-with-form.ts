import { assemblePage } from '@galley/public-web/assemble';
import { contentSecurityPolicyFor } from '@galley/public-web/content-security-policy';
import type { FormModel, PageFragments } from '@galley/public-web/site-model';
import type { CompanyScope } from '../company-scope';
import { notFound } from '../errors';
import type { Table } from '../table';
import { unpackPage } from './path-body';
import { readVisit, type Visit } from './read-visit';

export interface EnteredForm {
  /** The page that it stands on. */
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
  const { fragments: chrome } = visit.chrome;
  const page = pageOf(visit);
  const own = renderForm(form, idPrefix, { ...entered, page: path });
  const main = page && withForm(page.main, idPrefix, own);
  const whole = page && main !== undefined ? { ...page, main } : renderLoneForm(form, idPrefix, own);
  const shown: PageFragments = { ...whole, head: head + whole.head };
  return {
    html: assemblePage(chrome, shown, { path, origin: `https://${host}` }),
    policy: contentSecurityPolicyFor(chrome, shown),
  };
}

function pageOf({ item }: Visit): PageFragments | undefined {
  return item?.kind === 'page' && item.body ? unpackPage(item.body) : undefined;
}

/** Undefined where the page has no such form any more. */
function withForm(main: string, idPrefix: string, form: string): string | undefined {
  const inside = main.indexOf(`aria-labelledby="${idPrefix}-title"`);
  if (inside < 0) return undefined;
  const start = main.lastIndexOf('<form', inside);
  const end = main.indexOf('</form>', inside);
  return start < 0 || end < 0 ? undefined : main.slice(0, start) + form + main.slice(end + '</form>'.length);
}
