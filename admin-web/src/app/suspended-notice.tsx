import { messages } from '@galley/shared/messages';
import { Alert } from '@mantine/core';
import { useCompany } from '../features/session/use-company-name';

/** Above every screen of a suspended company: why nothing can be saved. */
export function SuspendedNotice() {
  if (!useCompany()?.isSuspended) return null;
  return (
    <Alert color="yellow" title={messages.suspended} role="status" mb="lg">
      Visitors of the site read its name only. You can read everything here; nothing can be changed until the
      company is resumed.
    </Alert>
  );
}
