import { imageTypesOf } from '@galley/shared/image-rules';
import { Badge, Group } from '@mantine/core';

/** Shows what a picture of this size is suited for. */
export function ImageBadges({ size }: { size: { width: number; height: number } }) {
  return (
    <Group component="span" gap={4} wrap="nowrap" flex="none">
      {imageTypesOf(size).map((name) => (
        <Badge
          key={name}
          component="span"
          size="xs"
          tt="none"
          variant="light"
          color={name === 'General' ? 'gray' : 'iris'}
        >
          {name}
        </Badge>
      ))}
    </Group>
  );
}
