import type { ReactNode } from 'react';
import { imageAddress } from '../image-address';
import type { SiteModel } from '../site-model';
import { NavbarTabs } from './navbar-tabs';
import { PhoneLink } from './phone-link';

function Logo({ site }: { site: SiteModel }) {
  return (
    <a className="logo" href="/">
      {site.logoUrl ? (
        <picture>
          <img src={imageAddress(site.logoUrl)} alt={site.companyName} width={81} height={56} />
        </picture>
      ) : (
        site.companyName
      )}
    </a>
  );
}

/** Skip link, navbar tabs, logo, menu and phone. The menu comes from outside: the chrome keeps it apart. */
export function Header({ site, menu }: { site: SiteModel; menu: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header>
        {site.tabs.length > 0 ? <NavbarTabs tabs={site.tabs} /> : null}
        <div className="bar">
          <Logo site={site} />
          <nav id="menu" popover="auto" aria-label="Main">
            <button
              type="button"
              className="close-menu"
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label="Close menu"
            >
              ✕
            </button>
            {menu}
          </nav>
          {site.telephone ? <PhoneLink telephone={site.telephone} className="button phone" /> : null}
          <button type="button" className="open-menu" popoverTarget="menu" aria-label="Menu">
            ☰
          </button>
        </div>
      </header>
    </>
  );
}
