import { Group, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { type Crumb, showCrumbs } from './crumbs';

interface PageHeaderProps {
  title: string;
  /** The way here, without the screen itself; the shell shows it in the top bar. */
  crumbs: readonly Crumb[];
  /** Beside the title: badges. */
  beside?: ReactNode;
  /** The one primary action of the screen, with quiet ones before it. */
  actions?: ReactNode;
}

/** Names the screen in the window's title and in the top bar. */
export function usePageTitle(title: string, crumbs: readonly Crumb[]): void {
  useDocumentTitle(`${title} · Galley`);
  // Compared by content: screens write their crumbs in place.
  const way = JSON.stringify([...crumbs, { label: title }]);
  useEffect(() => showCrumbs(JSON.parse(way) as Crumb[]), [way]);
}

/** The head of a screen: where one is, what it is called, the one thing to do next. */
export function PageHeader({ title, crumbs, beside, actions }: PageHeaderProps) {
  usePageTitle(title, crumbs);
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
