import { Card, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { FoldedCard } from '../../ui/folded-card';

interface FieldCardProps {
  title: string;
  /** The group is optional for a new page: only its title shows, with `hint`. */
  isFolded?: boolean;
  hint?: string;
  isWrong?: boolean;
  children: ReactNode;
}

/** A titled group of the page's fields. */
export function FieldCard({ title, isFolded = false, hint = '', isWrong = false, children }: FieldCardProps) {
  if (isFolded) {
    return (
      <FoldedCard title={title} hint={hint} isWrong={isWrong}>
        {children}
      </FoldedCard>
    );
  }
  return (
    <Card>
      <Title order={2} mb="md">
        {title}
      </Title>
      {children}
    </Card>
  );
}
