import type { MenuEntry } from '../site-model';
import { MenuLink } from './menu-link';

/** @param isLast whether this is the deepest level: pages below it appear only in the side menu */
function SubMenu({ entries, isLast = false }: { entries: MenuEntry[]; isLast?: boolean }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.pageId}>
          <MenuLink entry={entry} />
          {!isLast && entry.children.length > 0 ? <SubMenu entries={entry.children} isLast /> : null}
        </li>
      ))}
    </ul>
  );
}

function MainEntry({ entry }: { entry: MenuEntry }) {
  if (entry.children.length === 0) {
    return (
      <li>
        <MenuLink entry={entry} />
      </li>
    );
  }
  // A link needs a toggle of its own beside it; a text is the toggle. The shared `name` makes opening one
  // close the others.
  return (
    <li>
      {entry.isLink ? <MenuLink entry={entry} /> : null}
      <details name="menu">
        {entry.isLink ? (
          <summary aria-label={`More under ${entry.name}`} />
        ) : (
          <summary className="text">{entry.name}</summary>
        )}
        <SubMenu entries={entry.children} />
      </details>
    </li>
  );
}

/**
 * Renders the three levels of the menu. Wide screens show a bar whose lists open on hover (CSS), click and
 * Enter (`details`); on narrow screens the same markup is a panel over the page (`popover`, opened by the
 * header's button). No script is needed.
 */
export function MainMenu({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <MainEntry key={entry.pageId} entry={entry} />
      ))}
    </ul>
  );
}
