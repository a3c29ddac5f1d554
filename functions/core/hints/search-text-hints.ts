import type { CompanyScope } from '../company-scope';
import { hintEntity } from '../entities/hint';
import type { PageRecord } from '../entities/page';
import type { Write } from '../table';
import { hintsOfTexts } from './hints-of';

type Texts = Pick<PageRecord, 'scoTitle' | 'scoMetaDescription'>;
const noTexts: Texts = { scoTitle: '', scoMetaDescription: '' };

export const hintPuts = (scope: CompanyScope, pageId: number, hints: readonly string[]): Write[] =>
  hints.map((about) => ({ put: { ...hintEntity.key(scope, about, pageId), pageId } }));

export const hintDeletes = (scope: CompanyScope, pageId: number, hints: readonly string[]): Write[] =>
  hints.map((about) => ({ delete: hintEntity.key(scope, about, pageId) }));

/** The hints of a page's search texts, for the transaction that changes the page. */
export function searchTextHints(
  scope: CompanyScope,
  pageId: number,
  after: Texts,
  before: Texts = noTexts,
): Write[] {
  const [were, are] = [hintsOfTexts(before), hintsOfTexts(after)];
  return [
    ...hintPuts(
      scope,
      pageId,
      are.filter((hint) => !were.includes(hint)),
    ),
    ...hintDeletes(
      scope,
      pageId,
      were.filter((hint) => !are.includes(hint)),
    ),
  ];
}
