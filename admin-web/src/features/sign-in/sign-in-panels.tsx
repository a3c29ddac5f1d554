import { messages } from '@galley/shared/messages';
import { type ReactNode, useState } from 'react';
import { ChangePasswordPanel } from './change-password-panel';
import { CodePanel } from './code-panel';
import { ForgotChangePanel } from './forgot-change-panel';
import { ForgotRequestPanel } from './forgot-request-panel';
import { LoginPanel } from './login-panel';
import type { NextStep } from './sign-in-steps';

type Step =
  | { panel: 'login'; notice?: string; error?: string }
  | { panel: 'forgot-request' }
  | { panel: 'forgot-change'; email: string }
  | Exclude<NextStep, { panel: 'done' }>;

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

  const goOn = async (next: NextStep) => {
    if (next.panel === 'done') await onSignedIn();
    else setStep(next);
  };
  const restart = (error?: string) => {
    if (props.onRestart) props.onRestart(error);
    else setStep({ panel: 'login', error });
  };

  switch (step.panel) {
    case 'change-password':
      return <ChangePasswordPanel {...step} onNext={goOn} onRestart={restart} />;
    case 'code':
      return <CodePanel step={step} onNext={goOn} onRestart={restart} />;
    case 'forgot-request':
      return (
        <ForgotRequestPanel
          username={username}
          onUsernameChange={setUsername}
          onSent={(email) => setStep({ panel: 'forgot-change', email })}
          onBack={() => restart()}
        />
      );
    case 'forgot-change':
      return (
        <ForgotChangePanel
          username={username}
          email={step.email}
          onChanged={() => setStep({ panel: 'login', notice: messages.passwordChanged })}
          onBack={() => restart()}
        />
      );
    default:
      return (
        <LoginPanel
          username={username}
          onUsernameChange={setUsername}
          isUsernameFixed={fixedUsername !== undefined}
          notice={step.notice}
          initialError={step.error}
          onNext={goOn}
          onForgot={() => setStep({ panel: 'forgot-request' })}
          otherWays={otherWays?.(username)}
        />
      );
  }
}
