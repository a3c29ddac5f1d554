import { Picture } from '../components/picture';
import type { SiteModel } from '../site-model';

const logoHeight = 56;

/**
 * Sets the displayed height and the width that follows from it, so that the layout does not shift when the
 * logo loads.
 */
function logoProps({ images = {} }: SiteModel, logoUrl: string) {
  const { width, height } = images[logoUrl] ?? { width: 81, height: logoHeight };
  const size = { width: Math.round((width * logoHeight) / height), height: logoHeight };
  return { images, imageUrl: logoUrl, shown: { fallback: size, to: 2 * size.width }, ...size };
}

/**
 * Renders the logo and, where the company has one for dark backgrounds, that one too: the style decides which
 * is visible. A browser that loads lazily does not fetch the hidden one.
 */
export function LogoPictures({ site }: { site: SiteModel }) {
  const { logoUrl, darkLogoUrl, companyName } = site;
  const loading = darkLogoUrl ? ({ loading: 'lazy' } as const) : {};
  return (
    <>
      <Picture {...logoProps(site, logoUrl)} alt={companyName} {...loading} />
      {darkLogoUrl ? (
        <Picture
          {...logoProps(site, darkLogoUrl)}
          around={{ className: 'on-dark', hidden: true }}
          alt={companyName}
          {...loading}
        />
      ) : null}
    </>
  );
}

/** Renders the logo in the header as the link to the home page. */
export function Logo({ site }: { site: SiteModel }) {
  return (
    <a className="logo" href="/">
      {site.logoUrl ? <LogoPictures site={site} /> : site.companyName}
    </a>
  );
}

/** Renders the logo in the footer, for a company that has one logo for each kind of background. */
export function FooterLogo({ site }: { site: SiteModel }) {
  if (!site.logoUrl || !site.darkLogoUrl) return null;
  return (
    <a className="sign" href="/">
      <LogoPictures site={site} />
    </a>
  );
}
