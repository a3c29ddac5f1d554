import { Card, Collapse, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './folded-card.module.css';

interface FoldedCardProps {
  title: string;
  /** Describes the content while it is collapsed. */
  hint: string;
  /** A field in it is invalid: it opens, and stays open while that is being fixed. */
  isWrong?: boolean;
  children: ReactNode;
}

/** A group of rarely used fields, which its title expands. The form keeps their values when it is collapsed. */
export function FoldedCard({ title, hint, isWrong = false, children }: FoldedCardProps) {
  const [isOpen, setIsOpen] = useState(isWrong);
  if (isWrong && !isOpen) setIsOpen(true);
  const id = useId();
  return (
    <Card>
      <Title order={2}>
        <UnstyledButton
          className={classes.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Group justify="space-between" wrap="nowrap">
            {title}
            <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.sign} />
          </Group>
        </UnstyledButton>
      </Title>
      {!isOpen && (
        <Text size="sm" c="dimmed" mt={4}>
          {hint}
        </Text>
      )}
      <Collapse id={id} expanded={isOpen} keepMounted={false} pt="md">
        {children}
      </Collapse>
    </Card>
  );
}
