import { Group, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { type Crumb, showCrumbs } from './crumbs';

interface PageHeaderProps {
  title: string;
  /** The breadcrumbs without the screen itself; the shell shows them in the top bar. */
  crumbs: readonly Crumb[];
  /** Badges beside the title. */
  beside?: ReactNode;
  /** The primary action of the screen, with secondary ones before it. */
  actions?: ReactNode;
}

/**
 * Sets the title of the window and the breadcrumbs of the top bar. They end with the screen itself unless it is shown
 * in a header of its own.
 */
export function usePageTitle(title: string, crumbs: readonly Crumb[], hasHeader = false): void {
  useDocumentTitle(`${title} · Galley`);
  // Compared by content: screens create their breadcrumbs on each render.
  const way = JSON.stringify(hasHeader ? crumbs : [...crumbs, { label: title }]);
  useEffect(() => showCrumbs(JSON.parse(way) as Crumb[]), [way]);
}

/** The header of a screen: the way back, title, primary action. */
export function PageHeader({ title, crumbs, beside, actions }: PageHeaderProps) {
  usePageTitle(title, crumbs, true);
  return (
    <Group justify="space-between" align="center" gap="sm" mih={36}>
      <Group gap="sm" miw={0}>
        <Title order={1}>{title}</Title>
        {beside}
      </Group>
      {actions && <Group gap="xs">{actions}</Group>}
    </Group>
  );
}
