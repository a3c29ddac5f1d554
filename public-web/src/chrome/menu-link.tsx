import { isSafeUrl } from '@galley/shared/safe-url';
import type { OffMenuParent } from '../site-model';

/**
 * A menu entry as link or text; an address that could run a script stands as text, should one ever be stored.
 * The menu is made of exactly these links: `assemble.ts` finds the current page's one in it by its text.
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
