import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Crumb } from './crumbs';
import { EmptyState } from './empty-state';
import { PageHeader } from './page-header';

interface MissingScreenProps {
  /** The noun of what is missing: 'form'. */
  noun: string;
  icon: ReactNode;
  /** The list of its kind. */
  list: Crumb & { to: string };
  /** Why it may be gone, where that is known better. */
  children?: ReactNode;
}

/** Shown where an id in the URL does not exist. */
export function MissingScreen({ noun, icon, list, children }: MissingScreenProps) {
  return (
    <Stack>
      <PageHeader title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`} crumbs={[list]} />
      <EmptyState
        icon={icon}
        title={`This ${noun} does not exist`}
        action={
          <Button component={Link} to={list.to}>
            Go to the {list.label.toLowerCase()}
          </Button>
        }
      >
        {children ?? 'It may have been deleted, or its address is mistyped.'}
      </EmptyState>
    </Stack>
  );
}
