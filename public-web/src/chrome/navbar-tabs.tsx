import { columnFormats, columnsOf } from '@galley/shared/components/column-formats';
import type { NavbarTab } from '@galley/shared/schemas/site';
import { RichText } from '../components/rich-text';

/**
 * Renders the tabs above the header. Each toggles a panel on click, only one is open at a time, and Escape
 * and a click outside close it. A `popover` does all of this, so no script is needed.
 */
export function NavbarTabs({ tabs }: { tabs: NavbarTab[] }) {
  return (
    <div className="tabs">
      {tabs.map((tab) => (
        <NavbarTabView key={tab.id} tab={tab} />
      ))}
    </div>
  );
}

function NavbarTabView({ tab }: { tab: NavbarTab }) {
  const panelId = `tab-${tab.id}`;
  const format = columnFormats[tab.format];
  return (
    <>
      <button type="button" popoverTarget={panelId}>
        {tab.title}
      </button>
      <section id={panelId} popover="auto" aria-label={tab.title}>
        <div className="block">
          <div className="columns">
            {columnsOf(tab.format).map((field, index) => (
              <RichText key={field} html={tab[field]} className={`w${format.widths[index]}`} />
            ))}
          </div>
        </div>
        {tab.footer ? <RichText html={tab.footer} /> : null}
      </section>
    </>
  );
}
