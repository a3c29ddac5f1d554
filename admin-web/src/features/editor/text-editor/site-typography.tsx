import { siteCss } from '@galley/public-web/generated/site-assets';
import { facesOf } from '@galley/public-web/typefaces';
import type { ReactNode } from 'react';
import { useCompany } from '../../session/use-company-name';
import { useGetSiteTheme } from '../use-get-site-theme';

/** Scopes the site's CSS to one element: rules for the document and for its body apply to that element. */
function nested(css: string): string {
  return `.site-typography{${css.replace(':root', '&').replace('body', '&')}}`;
}

/** Shows text in the typography and colours of the public site, inside the admin. */
export function SiteTypography({ className, children }: { className?: string; children: ReactNode }) {
  const { themeCss } = useGetSiteTheme();
  const pair = useCompany()?.theme?.type;
  return (
    <div className={`site-typography ${className ?? ''}`}>
      {/* A typeface counts for the whole document; inside of a rule it would be ignored. */}
      {pair && <style>{facesOf(pair)}</style>}
      <style>{nested(siteCss) + nested(themeCss)}</style>
      {children}
    </div>
  );
}
