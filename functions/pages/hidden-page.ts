import { wideTemplates } from '@galley/shared/page-templates/names';
import { may } from '@galley/shared/permissions';
import type { CreatePage } from '@galley/shared/schemas/page';
import type { CompanyScope } from '../core/company-scope';
import type { PageRecord } from '../core/entities/page';
import type { VersionRecord } from '../core/entities/version';
import { pageDetails, pictureChecks } from '../core/pages/page-rules';
import type { PageTree } from '../core/pages/page-tree';
import { newPageWrites } from '../core/release/flip-pages';
import type { ReleaseState } from '../core/release/release-state';
import type { Session } from '../core/session';
import type { Write } from '../core/table';
import { draftPageWrites, newPageRecord, placeWrites } from './new-page';
import { firstDraft } from './page-repository';

interface Maker {
  scope: CompanyScope;
  session: Session;
  release: ReleaseState;
  now: Date;
}

/**
 * A new page as requested, after applying the rules.
 * @throws 400 naming the fields; 409 where other pages prevent it
 */
export function newPage(
  { scope, session, now }: Omit<Maker, 'release'>,
  tree: PageTree,
  id: number,
  asked: CreatePage,
  slugWord: string | undefined,
): PageRecord {
  const details = pageDetails(tree, asked);
  const mayShow = !details.isExternal || may(session, 'publishDraft');
  const showOnMenu = details.showOnMenu && mayShow;
  const sideMenu = beginsWide(asked) ? 'off' : details.sideMenu;
  return newPageRecord(
    scope,
    id,
    { ...details, sideMenu, showOnMenu, ...(slugWord !== undefined && { slugWord }) },
    session.email,
    now,
  );
}

/** A page of such a template has a side menu only where that was requested. */
const beginsWide = ({ beginWith, sideMenu }: CreatePage): boolean =>
  beginWith?.kind === 'template' && wideTemplates.includes(beginWith.name) && sideMenu !== 'on';

type Content = { header: Partial<VersionRecord>; writes: Write[] };

/**
 * The writes of a page that is not public yet: an internal one with its draft, an external one that waits for
 * an Admin.
 */
export async function hiddenPageWrites(
  { scope, session, release, now }: Maker,
  tree: PageTree,
  page: PageRecord,
  contentOf: (draft: VersionRecord) => Promise<Content>,
): Promise<Write[]> {
  const pictures = pictureChecks(scope, page);
  if (page.isExternal) {
    return [...newPageWrites(scope, page), ...placeWrites(scope, tree, page), ...pictures];
  }
  const { email } = session;
  const { header, writes } = await contentOf(firstDraft(scope, page.id, email, now));
  const place = { tree, page, email, release: release.release, now };
  return [...draftPageWrites(scope, { ...place, header }), ...writes, ...pictures];
}
