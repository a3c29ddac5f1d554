import { PanelLink } from './panel';
import classes from './panel.module.css';

/** The kinds of second factors. */
export type CodeWay = 'authenticator' | 'mail' | 'recovery';

interface CodeWayLinksProps {
  way: CodeWay;
  /** The factors that this user has. */
  isOpen: Record<CodeWay, boolean>;
  isMailing: boolean;
  /** Until another code may be requested. */
  secondsLeft: number;
  onChoose: (way: CodeWay) => void;
  onResend: () => void;
  onRestart: () => void;
}

const labels: [CodeWay, string][] = [
  ['authenticator', 'Use my authenticator app'],
  ['mail', 'Email me a code'],
  ['recovery', 'Use a recovery code'],
];

/** Links to the other factors, under the code. */
export function CodeWayLinks(props: CodeWayLinksProps) {
  const { way, isOpen, isMailing, secondsLeft, onChoose } = props;
  const others = labels.filter(([other]) => other !== way && isOpen[other]);
  const back = <PanelLink onClick={props.onRestart}>Back to Login</PanelLink>;
  const resend = (
    <PanelLink onClick={props.onResend} disabled={secondsLeft > 0 || isMailing}>
      Resend Code{secondsLeft > 0 && ` (${secondsLeft} s)`}
    </PanelLink>
  );
  return (
    <div className={classes.ways}>
      {others.map(([other, label]) => (
        <PanelLink key={other} onClick={() => onChoose(other)} disabled={other === 'mail' && isMailing}>
          {label}
        </PanelLink>
      ))}
      <div className={classes.lastWays}>
        {way === 'mail' && resend}
        {back}
      </div>
    </div>
  );
}
