import { linkTo } from '@galley/shared/admin-screens';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';

/** Links to the launch with which pages that went live together can be rolled back together. */
export function LaunchOfPublication({
  launchId,
  onLeave,
}: {
  launchId: number | undefined;
  onLeave: () => void;
}) {
  if (launchId === undefined) return null;
  return (
    <Text size="sm">
      They went live at the same moment.{' '}
      <Anchor
        component={Link}
        to={linkTo('launch', { launchId })}
        inherit
        underline="always"
        onClick={onLeave}
      >
        Their launch
      </Anchor>{' '}
      can be rolled back.
    </Text>
  );
}
