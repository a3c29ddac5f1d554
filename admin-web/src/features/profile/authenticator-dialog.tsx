import { useState } from 'react';
import { api } from '../../lib/api';
import { Dialog } from '../../ui/dialog';
import { notifyError, notifySaved } from '../../ui/notify';
import { PasswordStep } from './password-step';
import { RecoveryCodesView } from './recovery-codes-view';
import { ScanStep } from './scan-step';
import { useReadProfileAgain } from './use-profile';

type Step =
  | { name: 'password' }
  | { name: 'scan'; otpauthUrl: string; password: string }
  | { name: 'codes'; codes: readonly string[] };

interface AuthenticatorDialogProps {
  isReplacing: boolean;
  /** No codes are left: the set-up ends with ten new ones, so that a lost phone locks no one out. */
  needsRecoveryCodes: boolean;
  onClose: () => void;
}

/**
 * Asks for the password, shows the QR code, asks for the first code, and shows recovery codes where there are none.
 */
export function AuthenticatorDialog({ isReplacing, needsRecoveryCodes, onClose }: AuthenticatorDialogProps) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  const readAgain = useReadProfileAgain();
  const areCodesShown = step.name === 'codes';

  const enrol = async (password: string) => {
    const { otpauthUrl } = await api('enrolAuthenticator', { password });
    setStep({ name: 'scan', otpauthUrl, password });
  };
  const confirm = async (code: string, password: string) => {
    await api('confirmAuthenticator', { code });
    notifySaved('The authenticator app is set up');
    if (!needsRecoveryCodes) {
      await readAgain();
      return onClose();
    }
    try {
      const { codes } = await api('newRecoveryCodes', { password });
      setStep({ name: 'codes', codes });
    } catch (error) {
      // The app is set up all the same; codes can be created on the profile.
      notifyError(error);
      onClose();
    }
    await readAgain();
  };

  return (
    <Dialog
      onClose={onClose}
      title={areCodesShown ? 'Your recovery codes' : 'Set up an authenticator app'}
      // Codes that are shown once must not be closed by a stray click.
      closeOnClickOutside={false}
      closeOnEscape={!areCodesShown}
      withCloseButton={!areCodesShown}
    >
      {step.name === 'password' && (
        <PasswordStep
          lead={
            isReplacing
              ? 'Enter your password to start. Your current app keeps working until you confirm the new one.'
              : 'Enter your password to start. You need a phone with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.'
          }
          submitLabel="Go on"
          onProve={enrol}
          onCancel={onClose}
        />
      )}
      {step.name === 'scan' && (
        <ScanStep
          otpauthUrl={step.otpauthUrl}
          onConfirm={(code) => confirm(code, step.password)}
          onCancel={onClose}
        />
      )}
      {step.name === 'codes' && <RecoveryCodesView codes={step.codes} onClose={onClose} />}
    </Dialog>
  );
}
