import { HeaderAction } from '@galley/public-web/chrome/header';
import { themeCss } from '@galley/public-web/theme-css';
import type { Theme } from '@galley/shared/theme/theme-words';
import { Group, Select, Skeleton } from '@mantine/core';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { loadedPart } from '../../lib/loaded-part';
import { type Device, DeviceChoice, devices } from '../../parts/preview/device-choice';
import pane from '../../parts/preview/preview-pane.module.css';
import { SiteFrame } from '../../parts/preview/site-frame';
import { EmptyState } from '../../ui/empty-state';
import { useRememberedState } from '../../ui/use-remembered-state';
import { withoutContent } from './page-for-theme';
import { usePageDocument } from './use-page-document';
import type { ThemedSite } from './use-themed-site';

const StyleGuide = loadedPart(async () => (await import('./style-guide')).StyleGuide);

interface ThemePreviewProps {
  site: ThemedSite;
  /** Absent: the site looks as it did before it had a theme. */
  theme: Theme | undefined;
}

/** What the preview shows instead of a page. */
const everyComponent = { value: 'components', label: 'Every component' };

/**
 * Shows the company's home page, another one, or every type of component, in the chosen theme, at the width of a
 * phone, a tablet or a desktop.
 */
export function ThemePreview({ site, theme }: ThemePreviewProps) {
  const [device, setDevice] = useRememberedState<Device>('look-device', 'desktop');
  const [content, setContent] = useState<string>();
  const isGuide = content === everyComponent.value;
  const page = usePageDocument(isGuide || !content ? undefined : Number(content));
  const source = useMemo(() => (page && isGuide ? withoutContent(page) : page), [page, isGuide]);
  // The controls update before the preview.
  const shown = useDeferredValue(theme);
  const css = useMemo(() => themeCss({ ...site.look, theme: shown }), [site.look, shown]);
  const { shownPages } = site;
  return (
    <div className={pane.pane}>
      <Group justify="space-between" className={pane.head} wrap="nowrap">
        <Select
          size="xs"
          aria-label="Content of the preview"
          data={[
            { group: 'Your pages', items: shownPages },
            { group: 'The look', items: [everyComponent] },
          ]}
          value={content ?? shownPages[0]?.value ?? null}
          onChange={(chosen) => setContent(chosen ?? undefined)}
          allowDeselect={false}
          searchable={shownPages.length > 8}
          comboboxProps={{ width: 260, position: 'bottom-start' }}
        />
        <DeviceChoice value={device} onChange={setDevice} />
      </Group>
      {page === undefined && <Skeleton h="100%" />}
      {page === null && (
        <EmptyState title="This page is empty so far">Write something on it, and see it here.</EmptyState>
      )}
      {source && (
        <SiteFrame
          title={isGuide ? 'Every component in this look' : 'Your page in this look'}
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
