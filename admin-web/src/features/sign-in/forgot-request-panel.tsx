import { signInApi } from '../../lib/sign-in-api';
import { checkFilled } from './check-filled';
import { Panel, PanelLink } from './panel';
import { TextField } from './panel-fields';
import { usePanelSubmit } from './use-panel-submit';

interface ForgotRequestPanelProps {
  username: string;
  onUsernameChange: (username: string) => void;
  /** `email` is the masked address, which looks the same whether or not the user exists. */
  onSent: (email: string) => void;
  onBack: () => void;
}

export function ForgotRequestPanel({ username, onUsernameChange, onSent, onBack }: ForgotRequestPanelProps) {
  const { isBusy, error, fieldErrors, submit } = usePanelSubmit(
    ['username'],
    () => checkFilled({ username }, { username: 'Username' }),
    async () => {
      const { email } = await signInApi('requestPasswordReset', { username: username.trim() });
      onSent(email);
    },
  );
  return (
    <Panel
      title="Forgot password"
      lead="We send a code to your email address. Use it to choose a new password."
      error={error}
      submitLabel="Send Code"
      isBusy={isBusy}
      onSubmit={submit}
      links={<PanelLink onClick={onBack}>Back to Login</PanelLink>}
    >
      <TextField
        name="username"
        label="Username"
        type="email"
        autoComplete="username"
        value={username}
        onChange={onUsernameChange}
        error={fieldErrors.username}
      />
    </Panel>
  );
}
