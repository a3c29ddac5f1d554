import { siteCss } from '@galley/public-web/generated/site-assets';
import type { ReactNode } from 'react';
import { useGetSiteTheme } from '../use-get-site-theme';

/** Scopes the site's CSS to one element: rules for the document and for its body apply to that element. */
function nested(css: string): string {
  return `.site-typography{${css.replace(':root', '&').replace('body', '&')}}`;
}

/** Shows text in the typography and colours of the public site, inside the admin. */
export function SiteTypography({ className, children }: { className?: string; children: ReactNode }) {
  const { themeCss } = useGetSiteTheme();
  return (
    <div className={`site-typography ${className ?? ''}`}>
      <style>{nested(siteCss) + nested(themeCss)}</style>
      {children}
    </div>
  );
}
