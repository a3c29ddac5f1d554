import { linkTo } from '@galley/shared/admin-screens';
import type { Page } from '@galley/shared/schemas/page';
import { Button, Group } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { LiveLink } from '../../parts/session/live-link';
import { useTopBarPlace } from '../../ui/top-bar-place';
import classes from './page-links.module.css';

interface PageLinksProps {
  page: Page;
  versionId: number | undefined;
  isOnSite: boolean;
  /** Called when the preview is opened, which shows what is saved. */
  onPreview: () => void;
}

/** Leads to the version as visitors would see it, and to the live page; in the top bar, in tabs of their own. */
export function PageLinks({ page, versionId, isOnSite, onPreview }: PageLinksProps) {
  const place = useTopBarPlace();
  if (!place) return null;
  return createPortal(
    <Group gap={2} wrap="nowrap" className={classes.links}>
      {versionId !== undefined && (
        <Button
          component="a"
          href={linkTo('previewPage', { pageId: page.id, versionId })}
          target="_blank"
          variant="subtle"
          size="xs"
          aria-label="PREVIEW"
          title="Preview as visitors see it"
          onClick={onPreview}
          leftSection={<IconEye size={18} stroke={1.5} aria-hidden />}
        >
          Preview
        </Button>
      )}
      {isOnSite && <LiveLink path={page.fullUrl} label="Live page" isQuiet />}
    </Group>,
    place,
  );
}
