import { Anchor } from '@mantine/core';
import { notifyDone } from '../../ui/notify';
import { useGetPage } from '../pages/use-get-page';
import { useLiveUrl } from '../session/live-link';

/** Notifies the user that a version is live, with a link to it. */
export function notifyLive(pageId: number, versionId: number) {
  notifyDone(
    <>
      V{versionId} is live <PageOnSite pageId={pageId} />
    </>,
  );
}

/** Read after the publish, which may have moved the page. */
function PageOnSite({ pageId }: { pageId: number }) {
  const { data: page, isFetching } = useGetPage(pageId);
  const address = useLiveUrl(page?.fullUrl ?? '');
  if (!page || isFetching || address === undefined) return null;
  return (
    <Anchor href={address} target="_blank" rel="noopener" inherit ml={8}>
      View page
    </Anchor>
  );
}
