import type { OffMenuParent } from '../site-model';

/**
 * A menu entry as link or text. `href` comes first on purpose: the current page's link is found in the rendered
 * menu by `<a href="…"` (see `assemble.ts`).
 */
export function MenuLink({ entry }: { entry: OffMenuParent }) {
  if (!entry.isLink) return <span>{entry.name}</span>;
  const isNewTab = entry.openType === 'NewTab';
  return (
    <a href={entry.href} target={isNewTab ? '_blank' : undefined} rel={isNewTab ? 'noopener' : undefined}>
      {entry.name}
    </a>
  );
}
