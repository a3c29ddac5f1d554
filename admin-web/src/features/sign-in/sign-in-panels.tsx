import { signInMessages } from '@galley/shared/sign-in-messages';
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { loadedPart } from '../../lib/loaded-part';
import { whenIdle } from '../../lib/when-idle';
import { LoginPanel } from './login-panel';
import type { LaterStep, NextStep } from './sign-in-steps';

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
