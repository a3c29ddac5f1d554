import { imageTypesOf } from '@galley/shared/image-rules';
import { Badge, Group } from '@mantine/core';

interface ImageBadgesProps {
  size: { width: number; height: number };
  /** Without 'General', which every picture is. */
  isShort?: boolean;
}

/** Shows what a picture of this size is suited for. */
export function ImageBadges({ size, isShort }: ImageBadgesProps) {
  const badges = imageTypesOf(size).filter((name) => !isShort || name !== 'General');
  return (
    <Group component="span" gap={4} wrap="nowrap" flex="none">
      {badges.map((name) => (
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
