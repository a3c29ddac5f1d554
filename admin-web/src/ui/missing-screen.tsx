import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Crumb } from './crumbs';
import { EmptyState } from './empty-state';
import { PageHeader } from './page-header';

interface MissingScreenProps {
  /** What is not there, as people call it: 'form'. */
  noun: string;
  icon: ReactNode;
  /** Where there are others of its kind. */
  list: Crumb & { to: string };
  /** Why it may be gone. */
  children?: ReactNode;
}

/** What is shown where an id of the address leads nowhere. */
export function MissingScreen({ noun, icon, list, children }: MissingScreenProps) {
  return (
    <Stack>
      <PageHeader title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`} crumbs={[list]} />
      <EmptyState
        icon={icon}
        title={`There is no such ${noun}`}
        action={
          <Button component={Link} to={list.to}>
            Go to the {list.label.toLowerCase()}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Stack>
  );
}
