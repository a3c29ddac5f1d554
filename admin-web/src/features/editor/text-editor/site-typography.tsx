import { siteCss } from '@galley/public-web/generated/site-assets';
import type { ReactNode } from 'react';
import { useGetSiteTheme } from '../use-get-site-theme';

/** The site's CSS inside one element only: what it says for a shadow root's host, it says for that element. */
function nested(css: string): string {
  return `.site-typography{${css.replaceAll(':host', '&')}}`;
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
