import { Footer } from '@galley/public-web/chrome/footer';
import { Header } from '@galley/public-web/chrome/header';
import { MainMenu } from '@galley/public-web/chrome/main-menu';
import type { SiteModel } from '@galley/public-web/site-model';
import { type MouseEvent, useEffect, useRef } from 'react';

export type SitePart = 'header' | 'footer';

interface SitePageProps {
  site: SiteModel;
  /** The id of the tab whose panel is open. */
  openTab: number | undefined;
  /** The part to scroll to. */
  part: SitePart;
}

/** Renders header and footer of the site around sample text, which shows its font and colours. */
export function SitePage({ site, openTab, part }: SitePageProps) {
  const main = useRef<HTMLElement>(null);

  const isThere = site.tabs.some(({ id }) => id === openTab);
  useEffect(() => {
    if (!isThere) return;
    const panel = main.current?.ownerDocument.getElementById(`tab-${openTab}`);
    if (panel && !panel.matches(':popover-open')) panel.showPopover();
  }, [openTab, isThere]);

  useEffect(() => {
    const page = main.current?.ownerDocument;
    // Only inside the frame: `scrollIntoView` would move the whole screen.
    page?.defaultView?.scrollTo(0, part === 'footer' ? page.documentElement.scrollHeight : 0);
  }, [part]);

  // Menus, tabs and lists can be opened; links and the sign-up do nothing.
  const hold = (event: MouseEvent) => {
    if ((event.target as Element).closest('a[href], [type=submit]')) event.preventDefault();
  };
  return (
    // Keyboard users trigger the same clicks.
    <div className="site" onClickCapture={hold}>
      <Header site={site} menu={<MainMenu entries={site.menu} />} />
      <main ref={main} id="main" className="home">
        <div className="block rich">
          <h1>{site.companyName}</h1>
          <p>
            The pages that you publish appear here. Headings and text use the font that you chose, and{' '}
            <a href="#main">links like this one</a> and buttons the brand color.
          </p>
          <p>
            <a className="button" href="#main">
              A button
            </a>
          </p>
        </div>
      </main>
      <Footer site={site} />
    </div>
  );
}
