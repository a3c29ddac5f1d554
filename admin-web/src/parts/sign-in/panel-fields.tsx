import { type InputHTMLAttributes, useId, useState } from 'react';
import classes from './panel-fields.module.css';

interface FieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  autoComplete?: string;
  description?: string;
  isReadOnly?: boolean;
}

/**
 * A field with its label, its description and its error. The fields of the sign-in look like those of other forms and
 * use nothing of Mantine, which is fetched while users type into them.
 */
function Field({
  label,
  onChange,
  error,
  description,
  isReadOnly,
  isPassword = false,
  ...input
}: FieldProps & { isPassword?: boolean } & Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'>) {
  const id = useId();
  const [isVisible, setIsVisible] = useState(false);
  const notes = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {description && (
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      )}
      <div className={classes.control}>
        <input
          {...input}
          id={id}
          className={classes.input}
          {...(isPassword && { type: isVisible ? 'text' : 'password' })}
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
        />
        {isPassword && (
          <button
            type="button"
            className={classes.eye}
            tabIndex={-1}
            aria-label="Toggle password visibility"
            aria-pressed={isVisible}
            // The cursor stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsVisible(!isVisible)}
          >
            <PasswordEye isCrossed={isVisible} />
          </button>
        )}
      </div>
      {error && (
        // Screen readers announce it when it appears.
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ type = 'text', ...props }: FieldProps & { type?: 'email' | 'text' }) {
  return <Field type={type} inputMode={type} autoCapitalize="none" spellCheck={false} {...props} />;
}

export function PasswordField(props: FieldProps) {
  return <Field isPassword {...props} />;
}

/** A single field for the whole code, so that it can be pasted and filled in by the browser. */
export function CodeField(props: Omit<FieldProps, 'name' | 'autoComplete'>) {
  return (
    <Field
      type="text"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={14}
      data-code
      {...props}
    />
  );
}

/** The eye in a password field, crossed while the password is visible. */
function PasswordEye({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 256 256"
      fill="none"
      stroke="currentColor"
      strokeWidth="16"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M128 56c-80 0-112 72-112 72s32 72 112 72 112-72 112-72-32-72-112-72z" />
      <circle cx="128" cy="128" r="40" />
      {isCrossed && <path d="M48 40l160 176" />}
    </svg>
  );
}
