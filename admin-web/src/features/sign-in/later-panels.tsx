import { ChangePasswordPanel } from './change-password-panel';
import { CodePanel } from './code-panel';
import { ForgotChangePanel } from './forgot-change-panel';
import { ForgotRequestPanel } from './forgot-request-panel';
import type { LaterStep, NextStep } from './sign-in-steps';

interface LaterPanelsProps {
  step: LaterStep;
  username: string;
  onUsernameChange: (username: string) => void;
  onNext: (step: NextStep) => Promise<void>;
  onForgot: (step: LaterStep) => void;
  onPasswordChanged: () => void;
  onRestart: (message?: string) => void;
}

/** The panels after the first one: their code is fetched while users type into that. */
export function LaterPanels({ step, username, onNext, onRestart, ...props }: LaterPanelsProps) {
  switch (step.panel) {
    case 'change-password':
      return <ChangePasswordPanel {...step} onNext={onNext} onRestart={onRestart} />;
    case 'code':
      return <CodePanel step={step} onNext={onNext} onRestart={onRestart} />;
    case 'forgot-request':
      return (
        <ForgotRequestPanel
          username={username}
          onUsernameChange={props.onUsernameChange}
          onSent={(email) => props.onForgot({ panel: 'forgot-change', email })}
          onBack={() => onRestart()}
        />
      );
    case 'forgot-change':
      return (
        <ForgotChangePanel
          username={username}
          email={step.email}
          onChanged={props.onPasswordChanged}
          onBack={() => onRestart()}
        />
      );
  }
}
