import { api } from '../../lib/api';
import { Dialog } from '../../ui/dialog';
import { notifySaved } from '../../ui/notify';
import { PasswordStep } from './password-step';
import { useReadProfileAgain } from './use-profile';

export function RemoveAuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const readAgain = useReadProfileAgain();
  return (
    <Dialog onClose={onClose} title="Remove the authenticator app">
      <PasswordStep
        lead="Its codes no longer sign you in; a code is emailed to you instead. Your recovery codes stay."
        submitLabel="Remove"
        isDestructive
        onCancel={onClose}
        onProve={async (password) => {
          await api('removeAuthenticator', { password });
          notifySaved('The authenticator app was removed');
          await readAgain();
          onClose();
        }}
      />
    </Dialog>
  );
}
