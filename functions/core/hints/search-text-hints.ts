import type { CompanyScope } from '../company-scope';
import { hintEntity } from '../entities/hint';
import type { PageRecord } from '../entities/page';
import type { Write } from '../table';
import { searchTextHashes } from './hint-hashes';

type Texts = Pick<PageRecord, 'scoTitle' | 'scoMetaDescription'>;
const noTexts: Texts = { scoTitle: '', scoMetaDescription: '' };

/** Writes a hint for each of these hashes. */
export const hintPuts = (scope: CompanyScope, pageId: number, hashes: readonly string[]): Write[] =>
  hashes.map((hash) => ({ put: { ...hintEntity.key(scope, hash, pageId), pageId } }));

export const hintDeletes = (scope: CompanyScope, pageId: number, hashes: readonly string[]): Write[] =>
  hashes.map((hash) => ({ delete: hintEntity.key(scope, hash, pageId) }));

/** The hints of a page's search texts, for the transaction that changes the page. */
export function searchTextHints(
  scope: CompanyScope,
  pageId: number,
  after: Texts,
  before: Texts = noTexts,
): Write[] {
  const [were, are] = [searchTextHashes(before), searchTextHashes(after)];
  return [
    ...hintPuts(
      scope,
      pageId,
      are.filter((hash) => !were.includes(hash)),
    ),
    ...hintDeletes(
      scope,
      pageId,
      were.filter((hash) => !are.includes(hash)),
    ),
  ];
}
