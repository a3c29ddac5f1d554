import { messages } from '@galley/shared/messages';
import { Alert } from '@mantine/core';
import { useCompany } from '../features/session/use-company-name';

/** Says on every screen of a suspended company why nothing can be saved. */
export function SuspendedNotice() {
  if (!useCompany()?.isSuspended) return null;
  return (
    <Alert color="yellow" title={messages.suspended} role="status" mb="lg">
      Visitors see only its name. You can view everything here, but nothing can be changed until the company
      is resumed.
    </Alert>
  );
}
