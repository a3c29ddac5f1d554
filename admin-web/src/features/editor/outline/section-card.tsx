import { Text, UnstyledButton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import classes from './section-card.module.css';

interface SectionCardProps {
  name: string;
  about: string;
  isOff?: boolean;
  onChoose: () => void;
  /** Draws the section, once it is about to come into view. */
  drawing: () => ReactNode;
  /** The actions on the section itself. */
  menu?: ReactNode;
}

/** A section as it would look on the page; a click anywhere on it adds it. */
export function SectionCard({ name, about, isOff, onChoose, drawing, menu }: SectionCardProps) {
  const { ref, entry } = useIntersection<HTMLLIElement>({ rootMargin: '300px' });
  const [wasNear, setWasNear] = useState(false);
  if (entry?.isIntersecting && !wasNear) setWasNear(true);
  return (
    <li ref={ref} className={classes.card}>
      <div className={classes.drawing} aria-hidden inert>
        {wasNear && drawing()}
      </div>
      <div className={classes.words}>
        <UnstyledButton className={classes.choose} disabled={isOff} onClick={onChoose}>
          {name}
        </UnstyledButton>
        <Text size="xs" c="dimmed">
          {about}
        </Text>
      </div>
      {menu && <div className={classes.menu}>{menu}</div>}
    </li>
  );
}
