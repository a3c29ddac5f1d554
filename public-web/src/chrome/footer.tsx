import { RichText } from '../components/rich-text';
import { ImagesContext } from '../images-context';
import { originOfNewsletter } from '../newsletter-origin';
import type { SiteModel } from '../site-model';
import { FooterLogo } from './logo';
import { Newsletter } from './newsletter';
import { PhoneLink } from './phone-link';
import { SocialLinks } from './social-links';

const columns = ['contentColumn1', 'contentColumn2', 'contentColumn3', 'contentColumn4'] as const;

/** Renders the newsletter strip, four columns of content, the social links, the address and the copyright. */
export function Footer({ site }: { site: SiteModel }) {
  const filled = columns.filter((column) => site.footer[column] !== '');
  return (
    <footer>
      {originOfNewsletter(site) ? <Newsletter url={site.newsletterUrl} /> : null}
      <div className="foot">
        <FooterLogo site={site} />
        {filled.length > 0 ? (
          <div className="foot-columns">
            <ImagesContext value={site.images ?? {}}>
              {filled.map((column) => (
                <RichText key={column} html={site.footer[column]} />
              ))}
            </ImagesContext>
          </div>
        ) : null}
        <div className="foot-end">
          <p>
            © {site.copyrightName}
            {site.address ? <span>{site.address}</span> : null}
            {site.telephone ? <PhoneLink {...site} /> : null}
          </p>
          <SocialLinks social={site.social} />
        </div>
      </div>
    </footer>
  );
}
