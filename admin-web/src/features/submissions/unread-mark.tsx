import classes from './unread-mark.module.css';

/** Stands beside what no one has opened yet. */
export function UnreadMark() {
  return <span className={classes.mark} role="img" aria-label="Unread" title="Unread" />;
}
