import type { MenuEntry } from '../site-model';
import { MenuLink } from './menu-link';

/** @param isLast whether it is the deepest one: what stands under its pages, only the side menu shows */
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
  // A link needs a toggle of its own beside it; a text is the toggle. One `name`: opening one closes the others.
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
 * The menu, three levels. On wide screens a bar whose lists open on hover (CSS), click and Enter (`details`); on
 * narrow ones the same markup is a panel over the page (`popover`, opened by the header's button). No script.
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
