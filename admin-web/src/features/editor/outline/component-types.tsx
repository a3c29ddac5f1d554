import { type CreatableType, definitionOf } from '@galley/shared/components/dictionary';
import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { ComponentIcon, ComponentPicture } from '../../../parts/components/component-looks';
import classes from './component-gallery.module.css';
import { recentTypes } from './recent-types';

interface ComponentTypesProps {
  types: readonly CreatableType[];
  onChoose: (type: CreatableType) => void;
}

/** The types that were used last, for the next time. */
export function RecentTypes({ types, onChoose }: ComponentTypesProps) {
  const [recent] = useState(() => recentTypes(types));
  if (recent.length === 0) return null;
  return (
    <Group component="section" gap={6} aria-label="Recently used">
      <Text size="sm" c="dimmed" w="100%">
        Recently used
      </Text>
      {recent.map((type) => (
        <Button
          key={type}
          variant="default"
          size="xs"
          leftSection={<ComponentIcon type={type} />}
          aria-label={`Add another ${definitionOf(type).label}`}
          onClick={() => onChoose(type)}
        >
          {definitionOf(type).label}
        </Button>
      ))}
    </Group>
  );
}

/** Offers a new component of each type. */
export function ComponentTypes({ types, onChoose }: ComponentTypesProps) {
  return (
    <div className={classes.gallery}>
      {types.map((type) => (
        <UnstyledButton key={type} className={classes.card} onClick={() => onChoose(type)}>
          <span className={classes.picture}>
            <ComponentPicture type={type} />
          </span>
          <Text span fw={600}>
            {definitionOf(type).label}
          </Text>
          <Text span size="xs" c="dimmed">
            {definitionOf(type).purpose}
          </Text>
        </UnstyledButton>
      ))}
    </div>
  );
}
