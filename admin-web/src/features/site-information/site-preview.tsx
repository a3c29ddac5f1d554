import { propertyLetters } from '@galley/public-web/generated/site-assets';
import { imageSource } from '@galley/public-web/image-source';
import { madeOfLogo } from '@galley/public-web/logo-pictures';
import type { SiteModel } from '@galley/public-web/site-model';
import { themeCss } from '@galley/public-web/theme-css';
import { Group, Text } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useRememberedState } from '../../ui/use-remembered-state';
import { type Device, DeviceChoice, devices } from '../editor/canvas/device-choice';
import { SiteFrame } from '../preview/site-frame';
import { SitePage, type SitePart } from './site-page';
import pageCss from './site-page.css?inline';
import classes from './site-preview.module.css';

/** The theme's background colour instead of the frame's grey: its text may be light. */
const groundOfDesign = `.site{background:var(--${propertyLetters.background})}`;

interface SitePreviewProps {
  site: SiteModel;
  /** The id of the tab whose panel is open. */
  openTab?: number | undefined;
  /** Scrolls to what is being edited. */
  part: SitePart;
}

/** Previews what is on every page of the site, with unsaved values. */
export function SitePreview({ site, openTab, part }: SitePreviewProps) {
  const [device, setDevice] = useRememberedState<Device>(
    'site-preview-device',
    window.innerWidth < 600 ? 'phone' : 'desktop',
  );
  const icon = site.favicon ? imageSource(site.favicon) : madeOfLogo(site).icon;
  return (
    <div className={classes.preview}>
      <Group justify="space-between" className={classes.head} wrap="nowrap">
        <Text fw={600}>Preview</Text>
        <DeviceChoice value={device} onChange={setDevice} />
      </Group>
      <Group gap={8} className={classes.browserTab} wrap="nowrap">
        {icon ? (
          <img key={icon} src={icon} alt="Favicon" width={16} height={16} />
        ) : (
          <IconWorld size={16} stroke={1.5} aria-hidden />
        )}
        <Text size="xs" truncate>
          Home – {site.companyName}
        </Text>
      </Group>
      <SiteFrame
        title="Preview of the site"
        themeCss={themeCss(site)}
        css={`${pageCss}${site.theme ? groundOfDesign : ''}`}
        width={devices[device].width}
      >
        {() => <SitePage site={site} openTab={openTab} part={part} />}
      </SiteFrame>
    </div>
  );
}
