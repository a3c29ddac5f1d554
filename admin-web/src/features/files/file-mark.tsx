import { type FileKindName, fileKinds } from '@galley/shared/file-rules';
import classes from './files.module.css';

/** What kind a file is, to be seen at a glance; the words beside it say it, too. */
export function FileMark({ kind }: { kind: FileKindName }) {
  return (
    <span className={classes.mark} data-kind={kind} aria-hidden>
      {fileKinds[kind].ending}
    </span>
  );
}
