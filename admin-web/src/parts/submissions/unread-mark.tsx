import classes from './unread-mark.module.css';
import { unreadWords } from './use-unread-submissions';

/** Marks an unread submission. */
export function UnreadMark() {
  return <span className={classes.mark} role="img" aria-label="Unread" title="Unread" />;
}

/** Shows the number of unread submissions; hidden where there are none. */
export function UnreadCount({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  const words = unreadWords(count);
  return (
    <span className={classes.count} role="img" aria-label={words} title={words}>
      {count.toLocaleString('en-US')}
    </span>
  );
}
