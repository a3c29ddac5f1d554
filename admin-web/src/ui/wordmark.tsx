import classes from './wordmark.module.css';

interface WordmarkProps {
  /** The size of the mark in pixels; the name scales with it. */
  size?: number;
}

/** Galley's mark and name: lines of type in the tray that printers call a galley, the last one still being set. */
export function Wordmark({ size = 26 }: WordmarkProps) {
  return (
    <div className={classes.wordmark} style={{ gap: size * 0.38 }}>
      <svg className={classes.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="currentColor" />
        <path className={classes.type} d="M9 8v16h14M14 9.5h9M14 14h9" />
        <path className={classes.setting} d="M14 18.5h5" />
      </svg>
      <span style={{ fontSize: size * 0.77 }}>Galley</span>
    </div>
  );
}
