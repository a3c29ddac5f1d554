import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** Describes this step. */
  lead?: ReactNode;
  /** A success message of the previous step. */
  notice?: string;
  error?: string;
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
  /** Links under the button. */
  links?: ReactNode;
}

/** One step of the sign-in, without anything of Mantine. The first empty field gets the focus. */
export function Panel(props: PanelProps) {
  const form = useRef<HTMLFormElement>(null);
  // Before the browser does anything else: what is typed while panels change goes into the new one.
  useLayoutEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);
  return (
    <form ref={form} className={classes.panel} onSubmit={props.onSubmit} noValidate aria-label={props.title}>
      <div className={classes.head}>
        <h1 className={classes.title}>{props.title}</h1>
        {props.notice && (
          <p className={`${classes.note} ${classes.success}`} role="status">
            {props.notice}
          </p>
        )}
        {props.lead && <p className={classes.lead}>{props.lead}</p>}
        {props.error && (
          <p className={`${classes.note} ${classes.error}`} role="alert">
            {props.error}
          </p>
        )}
      </div>
      {props.children}
      <button type="submit" className={classes.button} disabled={props.isBusy} data-busy={props.isBusy}>
        <span className={classes.buttonLabel}>{props.submitLabel}</span>
      </button>
      {props.links}
    </form>
  );
}

interface PanelLinkProps {
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A secondary link that does not leave the screen. */
export function PanelLink({ onClick, disabled, children }: PanelLinkProps) {
  return (
    <button type="button" className={classes.link} onClick={() => onClick()} disabled={disabled}>
      {children}
    </button>
  );
}
