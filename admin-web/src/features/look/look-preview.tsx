import { HeaderAction } from '@galley/public-web/chrome/header';
import { themeCss } from '@galley/public-web/theme-css';
import type { Theme } from '@galley/shared/theme/theme-words';
import { Group, Skeleton, Text } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { EmptyState } from '../../ui/empty-state';
import { useRememberedState } from '../../ui/use-remembered-state';
import { type Device, DeviceChoice, devices } from '../editor/canvas/device-choice';
import { SiteFrame } from '../preview/site-frame';
import classes from './look.module.css';
import type { LookSite } from './use-look-site';

interface LookPreviewProps {
  site: LookSite;
  /** Absent: the site looks as it did before it had a theme. */
  theme: Theme | undefined;
  home: string | null | undefined;
}

/** Shows the company's home page in the chosen theme, at the width of a phone, a tablet or a desktop. */
export function LookPreview({ site, theme, home }: LookPreviewProps) {
  const [device, setDevice] = useRememberedState<Device>('look-device', 'desktop');
  // The controls update before the preview.
  const shown = useDeferredValue(theme);
  const css = useMemo(() => themeCss({ ...site.look, theme: shown }), [site.look, shown]);
  return (
    <div className={classes.preview}>
      <Group justify="space-between" className={classes.head} wrap="nowrap">
        <Text fw={600}>Your home page</Text>
        <DeviceChoice value={device} onChange={setDevice} />
      </Group>
      {home === undefined && <Skeleton h="100%" />}
      {home === null && (
        <EmptyState title="Your home page is empty so far">
          Write something on it, and see it here.
        </EmptyState>
      )}
      {home && (
        <SiteFrame
          title="Your home page in this look"
          themeCss={css}
          source={home}
          width={devices[device].width}
        >
          {() => <HeaderAction site={site.header(shown)} />}
        </SiteFrame>
      )}
    </div>
  );
}
