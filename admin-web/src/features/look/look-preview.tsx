import { HeaderAction } from '@galley/public-web/chrome/header';
import { themeCss } from '@galley/public-web/theme-css';
import type { Theme } from '@galley/shared/theme/theme-words';
import { Group, SegmentedControl, Skeleton } from '@mantine/core';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { loadedPart } from '../../lib/loaded-part';
import { type Device, DeviceChoice, devices } from '../../parts/preview/device-choice';
import pane from '../../parts/preview/preview-pane.module.css';
import { SiteFrame } from '../../parts/preview/site-frame';
import { EmptyState } from '../../ui/empty-state';
import { useRememberedState } from '../../ui/use-remembered-state';
import { withoutContent } from './page-for-look';
import type { LookSite } from './use-look-site';

const StyleGuide = loadedPart(async () => (await import('./style-guide')).StyleGuide);

interface LookPreviewProps {
  site: LookSite;
  /** Absent: the site looks as it did before it had a theme. */
  theme: Theme | undefined;
  home: string | null | undefined;
}

/**
 * Shows the company's home page, or every type of component, in the chosen theme, at the width of a phone, a tablet or
 * a desktop.
 */
export function LookPreview({ site, theme, home }: LookPreviewProps) {
  const [device, setDevice] = useRememberedState<Device>('look-device', 'desktop');
  const [content, setContent] = useRememberedState<'home' | 'components'>('look-content', 'home');
  const isGuide = content === 'components';
  const source = useMemo(() => (home && isGuide ? withoutContent(home) : home), [home, isGuide]);
  // The controls update before the preview.
  const shown = useDeferredValue(theme);
  const css = useMemo(() => themeCss({ ...site.look, theme: shown }), [site.look, shown]);
  return (
    <div className={pane.pane}>
      <Group justify="space-between" className={pane.head} wrap="nowrap">
        <SegmentedControl
          size="xs"
          aria-label="Content of the preview"
          value={content}
          onChange={(chosen) => setContent(chosen as typeof content)}
          data={[
            { value: 'home', label: 'Your home page' },
            { value: 'components', label: 'Every component' },
          ]}
        />
        <DeviceChoice value={device} onChange={setDevice} />
      </Group>
      {home === undefined && <Skeleton h="100%" />}
      {home === null && (
        <EmptyState title="Your home page is empty so far">
          Write something on it, and see it here.
        </EmptyState>
      )}
      {source && (
        <SiteFrame
          title={isGuide ? 'Every component in this look' : 'Your home page in this look'}
          themeCss={css}
          source={source}
          width={devices[device].width}
        >
          {({ ownerDocument }) => (
            <>
              <HeaderAction site={site.header(shown)} />
              {isGuide && (
                <Suspense>
                  <StyleGuide main={ownerDocument.querySelector('main') ?? ownerDocument.body} site={site} />
                </Suspense>
              )}
            </>
          )}
        </SiteFrame>
      )}
    </div>
  );
}
