import { linkTo } from '@galley/shared/admin-screens';
import { Anchor, Group, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isApiError, messageOf } from '../../lib/api-error';
import { type Device, DeviceChoice, devices } from '../../parts/preview/device-choice';
import { DocumentFrame } from '../../parts/preview/document-frame';
import classes from '../../parts/preview/page-preview.module.css';
import { useGetPagePreview, usePreviewedVersion } from '../../parts/preview/use-get-page-preview';
import { useGetSiteTheme } from '../../parts/preview/use-get-site-theme';
import { versionLabel } from '../../parts/versions/version-rules';
import { BootScreen } from '../../ui/boot-screen';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { StatusBadge } from '../../ui/status-badge';

/** /PagePreview/{pageId}/{versionId}: a version of a page as visitors would get it, for signed-in staff. */
export function PagePreviewScreen() {
  const params = useParams();
  const [pageId, versionId] = [Number(params.pageId), Number(params.versionId)];
  const isPlace = [pageId, versionId].every((id) => Number.isSafeInteger(id) && id > 0);
  return isPlace ? <PreviewOf pageId={pageId} versionId={versionId} /> : <NothingToPreview />;
}

function PreviewOf({ pageId, versionId }: { pageId: number; versionId: number }) {
  const { data, error, refetch } = useGetPagePreview(pageId, versionId);
  const { page, version } = usePreviewedVersion(pageId, versionId);
  const { timeZone } = useGetSiteTheme();
  const [device, setDevice] = useState<Device>('desktop');
  const [notice, setNotice] = useState('');
  usePageHead(data?.page);

  if (isApiError(error, 404)) return <NothingToPreview />;
  if (error && !data) {
    return (
      <ErrorPanel
        title="The preview could not be made"
        message={messageOf(error)}
        onRetry={() => void refetch()}
        isAlone
      />
    );
  }
  if (!data) return <BootScreen />;
  return (
    <div className={classes.screen}>
      <Group component="header" className={classes.bar} gap="sm" wrap="nowrap">
        <Text fw={600} truncate title={page?.name}>
          {page?.name ?? 'Preview'}
        </Text>
        {version && (
          <Text size="sm" c="dimmed" className={classes.label}>
            {versionLabel(version, timeZone)}
          </Text>
        )}
        {version && <StatusBadge status={version.status} />}
        <Text size="sm" role="status" className={classes.notice} truncate title={notice}>
          {notice}
        </Text>
        <DeviceChoice value={device} onChange={setDevice} />
        <Anchor component={Link} to={linkTo('editPage', { pageId: pageId, version: versionId })} size="sm">
          Edit
        </Anchor>
      </Group>
      <main className={classes.stage}>
        <DocumentFrame
          html={data.html}
          title={`Preview of ${page?.name ?? 'the page'}`}
          style={device === 'desktop' ? undefined : { maxWidth: devices[device].width }}
          onNotice={setNotice}
        />
      </main>
    </div>
  );
}

function NothingToPreview() {
  return (
    <main>
      <EmptyState
        title="There is no such version"
        action={
          <Anchor component={Link} to={linkTo('pages')}>
            Go to the pages
          </Anchor>
        }
      >
        It may have been deleted, or the address may be mistyped.
      </EmptyState>
    </main>
  );
}

interface PageHead {
  scoTitle: string;
  scoMetaDescription: string;
  scoMetaKeywords: string;
}

/** Gives the window the title and metas of the page, until the screen is left. */
function usePageHead(page: PageHead | undefined) {
  useDocumentTitle(page?.scoTitle || 'Preview · Galley');
  const description = page?.scoMetaDescription;
  const keywords = page?.scoMetaKeywords;
  useEffect(() => {
    const metas = Object.entries({ description, keywords }).flatMap(([name, content]) => {
      if (!content) return [];
      const meta = document.createElement('meta');
      meta.name = name;
      meta.content = content;
      document.head.append(meta);
      return [meta];
    });
    return () => {
      for (const meta of metas) meta.remove();
    };
  }, [description, keywords]);
}
