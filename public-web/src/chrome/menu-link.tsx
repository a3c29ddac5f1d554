import { isSafeUrl } from '@galley/shared/safe-url';
import type { OffMenuParent } from '../site-model';

/**
 * Renders a menu entry as link or text; a URL that could run a script is never made a link, should one be
 * stored. The menu consists of exactly these links: `assemble.ts` finds the current page's link by its text.
 */
export function MenuLink({ entry }: { entry: OffMenuParent }) {
  if (!entry.isLink || !isSafeUrl(entry.href)) return <span>{entry.name}</span>;
  const isNewTab = entry.openType === 'NewTab';
  return (
    <a href={entry.href} target={isNewTab ? '_blank' : undefined} rel={isNewTab ? 'noopener' : undefined}>
      {entry.name}
    </a>
  );
}
