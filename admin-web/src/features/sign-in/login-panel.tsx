import { type ReactNode, useState } from 'react';
import { checkFilled } from './check-filled';
import { Panel, PanelLink } from './panel';
import { PasswordField, TextField } from './panel-fields';
import { type NextStep, signIn } from './sign-in-steps';
import { usePanelSubmit } from './use-panel-submit';

interface LoginPanelProps {
  username: string;
  onUsernameChange: (username: string) => void;
  /** A new sign-in over a form: the user is known. */
  isUsernameFixed?: boolean;
  notice?: string;
  initialError?: string;
  onNext: (step: NextStep) => Promise<void>;
  onForgot: () => void;
  /** Other ways to sign in. */
  otherWays?: ReactNode;
}

export function LoginPanel(props: LoginPanelProps) {
  const { username, onUsernameChange, notice, initialError } = props;
  const [password, setPassword] = useState('');
  const { isBusy, error, fieldErrors, submit } = usePanelSubmit(
    ['username', 'password'],
    () => checkFilled({ username, password }, { username: 'Username', password: 'Password' }),
    async () => props.onNext(await signIn(username.trim(), password)),
  );
  return (
    <Panel
      title="Sign in"
      notice={notice}
      error={error ?? initialError}
      submitLabel="Login"
      isBusy={isBusy}
      onSubmit={submit}
      links={
        <>
          <PanelLink onClick={props.onForgot}>Don't remember your password?</PanelLink>
          {props.otherWays}
        </>
      }
    >
      <TextField
        name="username"
        label="Username"
        type="email"
        autoComplete="username"
        isReadOnly={props.isUsernameFixed}
        value={username}
        onChange={onUsernameChange}
        error={fieldErrors.username}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={fieldErrors.password}
      />
    </Panel>
  );
}
