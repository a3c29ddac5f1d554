import { columnFormats } from '@galley/shared/components/column-formats';
import { confirmations } from '@galley/shared/messages';
import { tabsRevision } from '@galley/shared/navbar-tabs';
import type { NavbarTab } from '@galley/shared/schemas/site';
import { ActionIcon, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { LaunchScope } from '../../parts/launches/launch-scope';
import { type PartPlan, useSavePart } from '../../parts/launches/part-plan';
import { ChangeForLaunch } from '../../parts/launches/save-for-launch';
import { BesidePreview } from '../../parts/preview/beside-preview';
import { newTab, withTab } from '../../parts/site-information/navbar-tab-labels';
import {
  useDeleteNavbarTab,
  useListNavbarTabs,
  useUpdateNavbarTabOrder,
} from '../../parts/site-information/use-site-information';
import { confirmAction } from '../../ui/confirm';
import { EmptyState } from '../../ui/empty-state';
import { notifyError, notifySaved } from '../../ui/notify';
import { QueryBoundary } from '../../ui/query-boundary';
import { TableSkeleton } from '../../ui/skeletons';
import { SortableList } from '../../ui/sortable-list';
import { useShownOrder } from '../../ui/use-shown-order';
import { NavbarTabDialog } from './navbar-tab-dialog';

interface NavbarTabListProps {
  /** Renders the site with these tabs; the panel of one may be open. */
  renderPreview: (tabs: NavbarTab[], openTab?: number) => ReactNode;
}

/** Edits the tabs above the header: each opens a panel of columns. */
export function NavbarTabList({ renderPreview }: NavbarTabListProps) {
  return (
    <QueryBoundary
      query={useListNavbarTabs()}
      failure="The tabs could not be loaded"
      skeleton={<TableSkeleton rows={2} />}
    >
      {(live) => (
        <LaunchScope part="navbar" base={tabsRevision(live)}>
          {(plan) => {
            if (!plan) return <TabList tabs={live} plan={plan} renderPreview={renderPreview} />;
            const { revision, values } = plan;
            const held = values?.tabs ? (values.tabs as NavbarTab[]) : live;
            const tabs = held.map((tab) => ({ ...tab, revision }));
            return (
              <BesidePreview preview={renderPreview(tabs)}>
                <TabList tabs={tabs} plan={plan} renderPreview={renderPreview} />
              </BesidePreview>
            );
          }}
        </LaunchScope>
      )}
    </QueryBoundary>
  );
}

interface TabListProps extends NavbarTabListProps {
  tabs: NavbarTab[];
  plan: PartPlan | undefined;
}

/** Changes take effect at once, or with the launch that the list belongs to. */
function TabList({ tabs, plan, renderPreview }: TabListProps) {
  const [edited, setEdited] = useState<NavbarTab>();
  const order = useUpdateNavbarTabOrder();
  const remove = useDeleteNavbarTab();
  const saveForLaunch = useSavePart(plan);
  const saveList = (list: NavbarTab[]) => saveForLaunch?.({ navbar: { tabs: list } }, plan?.revision);

  const askToDelete = (tab: NavbarTab) =>
    confirmAction({
      title: `Delete the tab '${tab.title}'`,
      question: confirmations.deleteTab,
      details: `It is removed from every page ${plan ? 'with the launch' : 'immediately'}, with everything in it.`,
      confirmLabel: 'Delete',
      isDestructive: true,
      onConfirm: () => saveList(tabs.filter(({ id }) => id !== tab.id)) ?? remove.mutateAsync(tab.id),
    });

  const { shown, move, isMoving } = useShownOrder(tabs, async (ids) => {
    const ordered = ids.flatMap((id) => tabs.find((tab) => tab.id === id) ?? []);
    await (saveList(ordered) ?? order.mutateAsync(ids));
    notifySaved();
  });

  return (
    <Card>
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2}>Navbar tabs</Title>
          <Group gap="xs">
            {plan?.isOutdated && (
              <Button onClick={() => void saveList(tabs)?.then(() => notifySaved(), notifyError)}>
                Save for the launch
              </Button>
            )}
            {!plan && <ChangeForLaunch part="navbar" base={tabsRevision(tabs)} />}
            <Button
              variant="default"
              leftSection={<IconPlus size={16} />}
              onClick={() => setEdited(plan ? { ...newTab, revision: plan.revision } : newTab)}
            >
              Add Tab
            </Button>
          </Group>
        </Group>
        {tabs.length === 0 && (
          <EmptyState title="No tabs yet">
            A tab is shown above the header of every page and opens a panel of columns: opening hours,
            branches, a list of services.
          </EmptyState>
        )}
        {tabs.length > 0 && (
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
          tabs={tabs}
          plan={plan}
          onClose={() => setEdited(undefined)}
          renderPreview={(tab) =>
            renderPreview(withTab(tabs, { ...tab, title: tab.title || 'New tab' }), tab.id)
          }
        />
      )}
    </Card>
  );
}
