import { signInMessages } from '@galley/shared/sign-in-messages';
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { loadedPart } from '../../lib/loaded-part';
import { whenIdle } from '../../lib/when-idle';
import { checkFilled } from '../../parts/sign-in/check-filled';
import { PasswordField, TextField } from '../../parts/sign-in/panel-fields';
import { usePanelSubmit } from '../../parts/sign-in/use-panel-submit';
import { Panel, PanelLink } from './panel';
import type { LaterStep } from './sign-in-steps';
import { type NextStep, signIn } from './sign-in-steps';

const LaterPanels = loadedPart(async () => (await import('./later-panels')).LaterPanels);

type Step = { panel: 'login'; notice?: string; error?: string } | LaterStep;

interface SignInPanelsProps {
  /** Set when a known user signs in again. */
  fixedUsername?: string;
  /** Set where the first factor was proved elsewhere. */
  initialStep?: Exclude<NextStep, { panel: 'done' }>;
  /** Called when the attempt has expired and did not start in these panels. */
  onRestart?: (message?: string) => void;
  /** Other ways to sign in, shown beside the password. */
  otherWays?: (username: string) => ReactNode;
  /** Called when the session cookie is set. An error that it throws is shown by the panel. */
  onSignedIn: () => Promise<void>;
}

/** Shows the five panels of the sign-in, one at a time. */
export function SignInPanels(props: SignInPanelsProps) {
  const { fixedUsername, initialStep, onSignedIn, otherWays } = props;
  const [step, setStep] = useState<Step>(initialStep ?? { panel: 'login' });
  const [username, setUsername] = useState(fixedUsername ?? '');
  useEffect(() => whenIdle(LaterPanels.preload), []);

  // As a transition: a panel stays until the code of the next one has loaded.
  const show = (next: Step) => startTransition(() => setStep(next));
  const goOn = async (next: NextStep) => {
    if (next.panel === 'done') await onSignedIn();
    else show(next);
  };
  const restart = (error?: string) => {
    if (props.onRestart) props.onRestart(error);
    else show({ panel: 'login', error });
  };

  if (step.panel === 'login') {
    return (
      <LoginPanel
        username={username}
        onUsernameChange={setUsername}
        isUsernameFixed={fixedUsername !== undefined}
        notice={step.notice}
        initialError={step.error}
        onNext={goOn}
        onForgot={() => show({ panel: 'forgot-request' })}
        otherWays={otherWays?.(username)}
      />
    );
  }
  return (
    <Suspense>
      <LaterPanels
        step={step}
        username={username}
        onUsernameChange={setUsername}
        onNext={goOn}
        onForgot={show}
        onPasswordChanged={() => show({ panel: 'login', notice: signInMessages.passwordChanged })}
        onRestart={restart}
      />
    </Suspense>
  );
}

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

function LoginPanel(props: LoginPanelProps) {
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
