import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { useChange } from '../../lib/use-change';
import { notifyDone } from '../../ui/notify';
import { putOnMenu } from '../pages/one-page-acts';
import { pageKeys } from '../pages/page-keys';
import { useGetPage } from '../pages/use-pages';
import { useLiveUrl } from '../session/live-link';
import { useCan } from '../session/use-signed-in-user';

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
  const url = useLiveUrl(page?.fullUrl ?? '');
  const [wasOff, setWasOff] = useState(false);
  if (page && !isFetching && !page.showOnMenu && !wasOff) setWasOff(true);
  if (!page || (isFetching && !wasOff) || url === undefined) return null;
  return (
    <>
      <Anchor href={url} target="_blank" rel="noopener" inherit ml={8}>
        View page
      </Anchor>
      {wasOff && page.fullUrl !== '/' && <OffMenu pageId={pageId} />}
    </>
  );
}

/** A page may be meant to be off the menu, so this is a remark. */
function OffMenu({ pageId }: { pageId: number }) {
  const mayManage = useCan('managePages');
  const { mutate, isPending, data, error } = useChange(putOnMenu, [pageKeys.all]);
  const words = data === undefined ? 'It is not on the menu.' : `${data}.`;
  return (
    <Text inherit c="dimmed" role="status">
      {error ? messageOf(error) : words}{' '}
      {mayManage && data === undefined && (
        <Anchor component="button" inherit disabled={isPending} onClick={() => mutate({ pageId })}>
          Add to menu
        </Anchor>
      )}
    </Text>
  );
}
