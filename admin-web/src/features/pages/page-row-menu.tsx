import { linkToPage } from '@galley/shared/admin-screens';
import type { PageListRow } from '@galley/shared/schemas/page';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowMoveRight,
  IconCopy,
  IconDots,
  IconMenu2,
  IconPencil,
  IconRestore,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfirmRemoval } from '../../parts/pages/use-confirm-removal';
import { useLiveUrl } from '../../parts/session/live-link';
import { useCan } from '../../parts/session/use-signed-in-user';
import { type BulkAction, labelOf } from './bulk/bulk-actions';
import { BulkDialog } from './bulk/bulk-dialog';
import { DuplicateDialog } from './duplicate-dialog';

/** The actions on a page of the list. */
export function PageRowMenu({ row }: { row: PageListRow }) {
  const mayManage = useCan('managePages');
  const mayWrite = useCan('writeDrafts');
  const { confirmDelete, confirmRestore } = useConfirmRemoval();
  const page = { id: row.pageId, name: row.pageName, fullUrl: row.fullUrl, isExternal: row.isExternal };
  const liveUrl = useLiveUrl(row.fullUrl);
  // A pending page may be live in an older version too, which the list does not show.
  const isOnSite = row.versionStatus === 'live' && !row.isExternal;
  const isHomePage = row.fullUrl === '/';
  const [isDuplicating, setIsDuplicating] = useState(false);
  const [asked, setAsked] = useState<BulkAction>();
  const menuAction = row.pageShowOnMenu ? 'hide' : 'show';
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size="sm" aria-label={`Actions for ${row.pageName}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={linkToPage(page)}
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            Edit
          </Menu.Item>
          {liveUrl && isOnSite && (
            <Menu.Item
              component="a"
              href={liveUrl}
              target="_blank"
              rel="noopener"
              leftSection={<IconWorld size={16} aria-hidden />}
            >
              Open live page
            </Menu.Item>
          )}
          {mayWrite && !row.isExternal && row.versionStatus !== 'Deleted' && !row.parentDeleted && (
            <Menu.Item
              leftSection={<IconCopy size={16} aria-hidden />}
              onClick={() => setIsDuplicating(true)}
            >
              Duplicate
            </Menu.Item>
          )}
          {mayManage && row.versionStatus !== 'Deleted' && !isHomePage && (
            <>
              <Menu.Item
                leftSection={<IconArrowMoveRight size={16} aria-hidden />}
                onClick={() => setAsked('move')}
              >
                Move…
              </Menu.Item>
              <Menu.Item
                leftSection={<IconMenu2 size={16} aria-hidden />}
                onClick={() => setAsked(menuAction)}
              >
                {labelOf(menuAction)}
              </Menu.Item>
            </>
          )}
          {mayManage && row.versionStatus === 'Deleted' && (
            <Menu.Item
              leftSection={<IconRestore size={16} aria-hidden />}
              onClick={() => void confirmRestore(page)}
            >
              Restore
            </Menu.Item>
          )}
          {mayManage && row.versionStatus !== 'Deleted' && !isHomePage && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => void confirmDelete(page)}
            >
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked && <BulkDialog action={asked} rows={[row]} onClose={() => setAsked(undefined)} />}
      {isDuplicating && <DuplicateDialog row={row} onClose={() => setIsDuplicating(false)} />}
    </>
  );
}
