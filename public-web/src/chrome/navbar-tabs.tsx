import { columnFormats, columnsOf } from '@galley/shared/components/column-formats';
import type { NavbarTab } from '@galley/shared/schemas/site';
import { RichText } from '../components/rich-text';

/**
 * Tabs above the header. Each opens a panel on click and closes it on the next; one at a time, and Escape and a
 * click outside close it: all of it is what a `popover` does, so no script is needed.
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
