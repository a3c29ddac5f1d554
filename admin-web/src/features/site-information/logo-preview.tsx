import { imageSource } from '@galley/public-web/image-source';
import { madeOfLogo } from '@galley/public-web/logo-pictures';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCompany } from '../../parts/session/use-company-name';
import type { CompanyFormValues } from '../../parts/site-information/company-fields';
import { useLogoPictures } from '../../parts/site-information/use-site-information';
import classes from './logo-preview.module.css';

type Chosen = Pick<
  CompanyFormValues,
  'logoUrl' | 'darkLogoUrl' | 'favicon' | 'shareImage' | 'companyName' | 'primaryColor'
>;

/** Shows everything that is made of the logo; hidden before there is one. */
export function LogoPreview({ chosen, isSaved }: { chosen: Chosen; isSaved: boolean }) {
  const logoPictures = useLogoPictures();
  const { siteAddress } = useCompany() ?? {};
  const { logoUrl, darkLogoUrl, favicon, shareImage, companyName } = chosen;
  if (!logoUrl && !favicon) return null;
  const made = madeOfLogo({ logoUrl, favicon, ...(logoPictures && { logoPictures }) });
  const icon = favicon ? imageSource(favicon) : made.icon;
  const share = shareImage ? imageSource(shareImage) : made.share;
  const isWaiting = isSaved && logoPictures?.isCurrent === false;
  return (
    <section aria-label="Where your logo shows" className={classes.preview}>
      <Text size="sm" fw={500}>
        Where your logo shows
      </Text>
      <div className={classes.places}>
        {logoUrl && (
          <>
            <Place name="On a light background">
              <span className={classes.ground}>
                <img src={imageSource(logoUrl)} alt="Logo on a light background" />
              </span>
            </Place>
            <Place name={darkLogoUrl ? 'On a dark background' : 'On a dark background, on paper'}>
              <span className={classes.ground} data-dark data-paper={!darkLogoUrl || undefined}>
                <img src={imageSource(darkLogoUrl || logoUrl)} alt="Logo on a dark background" />
              </span>
            </Place>
          </>
        )}
        <Place name="In the browser tab">
          <span className={classes.tab}>
            <Made src={icon} alt="Icon in the browser tab" className={classes.icon} />
            <span className={classes.title}>{companyName || 'Company name'}</span>
          </span>
        </Place>
        <Place name="On the home screen of a phone">
          <span className={classes.phone}>
            <Made
              src={made.touchIcon}
              alt="Icon on the home screen of a phone"
              className={classes.touchIcon}
            />
          </span>
        </Place>
      </div>
      {(share || logoUrl) && (
        <Place name="With a shared link">
          <span className={classes.link}>
            <Made src={share} alt="Image of a shared link" className={classes.share} />
            <span className={classes.words}>
              {siteAddress && <span>{new URL(siteAddress).hostname}</span>}
              <strong>Home – {companyName || 'Company name'}</strong>
            </span>
          </span>
        </Place>
      )}
      <Text size="xs" c="dimmed" role="status">
        {isWaiting && 'The images are being made from the logo.'}
        {!isSaved && 'These are made from the logo again when you save.'}
      </Text>
    </section>
  );
}

function Place({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={classes.place}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** Reserves the space of a picture that is not made yet. */
function Made({ src, alt, className }: { src: string; alt: string; className: string | undefined }) {
  return src ? <img key={src} src={src} alt={alt} className={className} /> : <span className={className} />;
}
