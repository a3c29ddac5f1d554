import { Alert } from '@mantine/core';

/** Shown above a deleted page. */
export function DeletedNotice() {
  return (
    <Alert color="red" title="This page is deleted">
      Visitors do not see it. An Admin can restore it under Page Details.
    </Alert>
  );
}
