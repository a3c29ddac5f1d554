import { pictureAttributes } from '../picture-attributes';
import type { SiteModel } from '../site-model';

export const logoHeight = 56;

/** As high as it stands and as wide as that makes it, so that nothing moves when it comes. */
function logoAttributes({ images = {} }: SiteModel, logoUrl: string) {
  const { width, height } = images[logoUrl] ?? { width: 81, height: logoHeight };
  const shown = { width: Math.round((width * logoHeight) / height), height: logoHeight };
  return { ...pictureAttributes(images, logoUrl, { fallback: shown, to: 2 * shown.width }), ...shown };
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
      <picture>
        <img {...logoAttributes(site, logoUrl)} alt={companyName} {...loading} />
      </picture>
      {darkLogoUrl ? (
        <picture className="on-dark" hidden>
          <img {...logoAttributes(site, darkLogoUrl)} alt={companyName} {...loading} />
        </picture>
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
