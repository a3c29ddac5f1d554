import { columnFormats } from '@galley/shared/components/column-formats';
import { confirmations } from '@galley/shared/messages';
import type { NavbarTab } from '@galley/shared/schemas/site';
import { ActionIcon, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { confirmAction } from '../../ui/confirm';
import { EmptyState } from '../../ui/empty-state';
import { notifySaved } from '../../ui/notify';
import { QueryBoundary } from '../../ui/query-boundary';
import { TableSkeleton } from '../../ui/skeletons';
import { SortableList } from '../../ui/sortable-list';
import { useShownOrder } from '../../ui/use-shown-order';
import { NavbarTabDialog } from './navbar-tab-dialog';
import { useDeleteNavbarTab, useListNavbarTabs, useUpdateNavbarTabOrder } from './use-navbar-tabs';

const newTab: NavbarTab = {
  id: 0,
  title: '',
  format: '4_1-1-1-1',
  column1: '',
  column2: '',
  column3: '',
  column4: '',
  footer: '',
};

const noTabs: NavbarTab[] = [];

/** The tabs with one as it is typed; a new one stands after the others. */
function withTab(tabs: NavbarTab[], typed: NavbarTab): NavbarTab[] {
  const shown = { ...typed, title: typed.title || 'New tab' };
  return typed.id === 0 ? [...tabs, shown] : tabs.map((tab) => (tab.id === typed.id ? shown : tab));
}

interface NavbarTabListProps {
  /** The site with these tabs; the panel of one may stand open. */
  renderPreview: (tabs: NavbarTab[], openTab: number) => ReactNode;
}

/** The tabs above the header: each opens a panel of columns. Order, changes and deletions show at once. */
export function NavbarTabList({ renderPreview }: NavbarTabListProps) {
  const list = useListNavbarTabs();
  const { data } = list;
  const [edited, setEdited] = useState<NavbarTab>();
  const order = useUpdateNavbarTabOrder();
  const remove = useDeleteNavbarTab();

  const askToDelete = (tab: NavbarTab) =>
    confirmAction({
      title: `Delete the tab '${tab.title}'`,
      question: confirmations.deleteTab,
      details: 'It leaves every page at once, with all it holds.',
      confirmLabel: 'Delete',
      isDestructive: true,
      onConfirm: () => remove.mutateAsync(tab.id),
    });

  const { shown, move, isMoving } = useShownOrder(data ?? noTabs, async (ids) => {
    await order.mutateAsync(ids);
    notifySaved();
  });

  return (
    <Card>
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2}>Navbar tabs</Title>
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setEdited(newTab)}>
            Add Tab
          </Button>
        </Group>
        <QueryBoundary
          query={list}
          failure="The tabs could not be read"
          skeleton={<TableSkeleton rows={2} />}
        />
        {data?.length === 0 && (
          <EmptyState title="No tabs yet">
            A tab stands above the header of every page and opens a panel of columns: opening hours, branches,
            a list of services.
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <SortableList
            label="Navbar tabs"
            noun="tab"
            items={shown.map((tab) => ({ ...tab, name: tab.title }))}
            canMove={shown.length > 1 && !isMoving}
            onMove={(from, to) => void move(from, to)}
          >
            {(tab) => (
              <>
                <Text truncate fw={500} title={tab.title} style={{ flex: 1 }}>
                  {tab.title}
                </Text>
                <Text size="sm" c="dimmed" visibleFrom="sm">
                  {columnFormats[tab.format].label}
                </Text>
                <ActionIcon aria-label={`Edit ${tab.title}`} onClick={() => setEdited(tab)}>
                  <IconPencil size={16} />
                </ActionIcon>
                <ActionIcon aria-label={`Delete ${tab.title}`} onClick={() => void askToDelete(tab)}>
                  <IconTrash size={16} />
                </ActionIcon>
              </>
            )}
          </SortableList>
        )}
      </Stack>
      {edited && (
        <NavbarTabDialog
          key={edited.id}
          initial={edited}
          onClose={() => setEdited(undefined)}
          renderPreview={(tab) => renderPreview(withTab(data ?? noTabs, tab), tab.id)}
        />
      )}
    </Card>
  );
}
