import { linkToPage } from '@galley/shared/admin-screens';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { countByStatus } from '../../parts/pages/page-list-rules';
import { pageWithoutScripts } from '../../parts/preview/page-frame';
import { readShownHtml } from '../../parts/preview/read-shown-html';
import { LiveLink, useLiveUrl } from '../../parts/session/live-link';
import { useCompanyName } from '../../parts/session/use-company-name';
import { StatusBadge } from '../../ui/status-badge';
import classes from './site-card.module.css';

const statuses = ['live', 'draft', 'pending', 'Deleted'] as const;

/** Shows the current site: a picture of its home page, its URL, the number of pages in each status. */
export function SiteCard({ rows }: { rows: readonly PageListRow[] | undefined }) {
  const name = useCompanyName();
  const url = useLiveUrl('');
  const home = rows?.find(({ fullUrl }) => fullUrl === '/');
  const isLive = home?.versionStatus === 'live';
  const counts = countByStatus(rows ?? []);
  return (
    <Card component="section" aria-label="Your site" padding={0} className={classes.card}>
      {(!rows || home) && <SitePicture pageId={home?.pageId} isLive={isLive} />}
      <div className={classes.about}>
        <Group justify="space-between" gap="sm">
          <div>
            <Title order={2}>{name}</Title>
            <Text size="sm" c="dimmed">
              {url?.replace(/^https?:\/\//, '')}
            </Text>
          </div>
          <Group gap="xs">
            {home && isLive && (
              <Button
                component={Link}
                to={linkToPage({ id: home.pageId, isExternal: false })}
                variant="default"
                size="xs"
                leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
              >
                Edit the home page
              </Button>
            )}
            {isLive && <LiveLink path="/" label="View the site" />}
          </Group>
        </Group>
        {rows ? (
          <Group component="section" aria-label="Pages by status" gap="lg" mt="md">
            {statuses
              .filter((status) => status === 'live' || (counts[status] ?? 0) > 0)
              .map((status) => (
                <StatusBadge key={status} status={status} label={`${counts[status] ?? 0} ${status}`} />
              ))}
          </Group>
        ) : (
          <Skeleton h={20} w={180} mt="md" />
        )}
      </div>
    </Card>
  );
}

/** The width of a desktop window in pixels, and the proportion of it that is shown. */
const [width, ratio] = [1280, 3 / 4];

/** Reads the home page as a document without scripts, and again once it is live. */
function useDocument(pageId: number | undefined, isLive: boolean) {
  return useQuery({
    queryKey: ['home-picture', pageId, isLive],
    queryFn:
      pageId === undefined
        ? skipToken
        : async ({ signal }) => {
            const html = await readShownHtml(pageId, signal);
            return html === null ? null : pageWithoutScripts(html);
          },
  });
}

/** A picture of the top of the page. Nothing in it can be focused or clicked. */
function SitePicture({ pageId, isLive }: { pageId: number | undefined; isLive: boolean }) {
  const { data } = useDocument(pageId, isLive);
  const { ref, width: room } = useElementSize();
  const scale = room / width;
  return (
    <div ref={ref} className={classes.picture} inert>
      {data && room > 0 && (
        <iframe
          title={isLive ? 'The home page as visitors see it' : 'The home page as visitors will see it'}
          className={classes.frame}
          sandbox="allow-same-origin"
          srcDoc={data}
          tabIndex={-1}
          style={{ width, height: width * ratio, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}
