import { Picture } from '../components/picture';
import type { SiteModel } from '../site-model';

export const logoHeight = 56;

/** As high as it stands and as wide as that makes it, so that nothing moves when it comes. */
function logoProps({ images = {} }: SiteModel, logoUrl: string) {
  const { width, height } = images[logoUrl] ?? { width: 81, height: logoHeight };
  const size = { width: Math.round((width * logoHeight) / height), height: logoHeight };
  return { images, imageUrl: logoUrl, shown: { fallback: size, to: 2 * size.width }, ...size };
}

/**
 * The logo or, where the company has one for dark grounds too, both: which is seen depends on what it stands on, and
 * that is the style's to say. A browser that puts off what is not in sight does not load the other one.
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

/** The way home, in the header. */
export function Logo({ site }: { site: SiteModel }) {
  return (
    <a className="logo" href="/">
      {site.logoUrl ? <LogoPictures site={site} /> : site.companyName}
    </a>
  );
}

/** The same in the footer, for a company that has a logo for either ground. */
export function FooterLogo({ site }: { site: SiteModel }) {
  if (!site.logoUrl || !site.darkLogoUrl) return null;
  return (
    <a className="sign" href="/">
      <LogoPictures site={site} />
    </a>
  );
}
