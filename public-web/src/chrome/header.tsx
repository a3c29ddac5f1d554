import { isSafeUrl } from '@galley/shared/safe-url';
import type { ReactNode } from 'react';
import { ImagesContext } from '../images-context';
import type { SiteModel } from '../site-model';
import { Logo } from './logo';
import { NavbarTabs } from './navbar-tabs';
import { PhoneLink } from './phone-link';

/** What the header's button is made from. */
export type HeaderSite = Pick<SiteModel, 'theme' | 'telephone' | 'telephoneShown' | 'headerLink'>;

/**
 * Renders the call to action of the header: the telephone number, or a link to the page that the theme names.
 */
export function HeaderAction({ site }: { site: HeaderSite }) {
  const { theme, telephone, telephoneShown, headerLink } = site;
  if (theme?.headerAction === 'none') return null;
  if (theme?.headerAction === 'page') {
    return headerLink && isSafeUrl(headerLink.href) ? (
      <a className="button" href={headerLink.href}>
        {headerLink.label}
      </a>
    ) : null;
  }
  return telephone ? (
    <PhoneLink telephone={telephone} {...(telephoneShown && { telephoneShown })} isButton />
  ) : null;
}

/**
 * Renders skip link, navbar tabs, logo, menu and phone. The menu is passed in because the chrome stores it
 * separately.
 */
export function Header({ site, menu }: { site: SiteModel; menu: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header>
        {site.tabs.length > 0 ? (
          <ImagesContext value={site.images ?? {}}>
            <NavbarTabs tabs={site.tabs} />
          </ImagesContext>
        ) : null}
        <div className="bar">
          <Logo site={site} />
          <nav id="menu" popover="auto" aria-label="Main">
            <button type="button" className="close-menu" popoverTarget="menu" aria-label="Close menu">
              ✕
            </button>
            {menu}
          </nav>
          <HeaderAction site={site} />
          <button type="button" className="open-menu" popoverTarget="menu" aria-label="Menu">
            ☰
          </button>
        </div>
      </header>
    </>
  );
}
